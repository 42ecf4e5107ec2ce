/** Status codes, error bodies and headers. */
import { get } from 'node:http'
import { expect, test } from 'vitest'
import type { Target } from '../contract.ts'
import { ask, askJson, type Reply } from './ask.ts'

export function httpContract(target: () => Target): void {
  test.each([
    ['a draft', 'posts/slug/edge-draft/', 404, 'NotFoundError', 'Post not found.'],
    ['a scheduled post', 'posts/slug/edge-scheduled/', 404, 'NotFoundError', 'Post not found.'],
    ['an unknown post', 'posts/slug/no-such-post/', 404, 'NotFoundError', 'Post not found.'],
    [
      'a slug in capitals',
      'posts/slug/No-Such-Post/',
      422,
      'ValidationError',
      'Validation (isSlug) failed for slug undefined.slug',
    ],
    ['a tag of drafts only', 'tags/slug/draft-only/', 404, 'NotFoundError', 'Tag not found.'],
    ['an unknown tag', 'tags/slug/no-such-tag/', 404, 'NotFoundError', 'Tag not found.'],
    ['an unknown author', 'authors/slug/nobody/', 404, 'NotFoundError', 'Author not found.'],
    ['an unknown resource', 'nothing/', 404, 'NotFoundError', null],
  ])('%s is refused', async (_what, path, status, type, context) => {
    const response = await ask(target(), path)
    expect(response.status).toBe(status)
    expect(((await response.json()) as Reply).errors).toEqual([expect.objectContaining({ type, context, code: null })])
  })

  test('without a key Ghost answers 403, with a wrong one 401', async () => {
    const api = `${target().url}/ghost/api/content/posts/`
    const missing = await fetch(api)
    expect(missing.status).toBe(403)
    expect(((await missing.json()) as Reply).errors?.[0]).toMatchObject({ type: 'NoPermissionError' })
    const wrong = await fetch(`${api}?key=0123456789abcdef0123456789`)
    expect(wrong.status).toBe(401)
    expect(((await wrong.json()) as Reply).errors?.[0]).toMatchObject({
      type: 'UnauthorizedError',
      code: 'UNKNOWN_CONTENT_API_KEY',
    })
  })

  test('an address it cannot decode comes back in the error, key and all', async () => {
    const response = await ask(target(), 'posts/slug/%E0%A4%A/')
    expect(response.status).toBe(400)
    expect(((await response.json()) as Reply).errors?.[0]?.context).toContain(target().contentKey)
  })

  test('without its last slash an address is moved, with the query kept', async () => {
    const response = await ask(target(), 'posts', { limit: '1' })
    expect(response.status).toBe(301)
    expect(response.headers.get('location')).toMatch(/^\/ghost\/api\/content\/posts\/\?limit=1&key=/)
  })

  test('an answer may be kept but must be asked about again', async () => {
    const response = await ask(target(), 'posts/', { limit: '1' })
    const headers = Object.fromEntries(response.headers)
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=0',
      'content-type': 'application/json; charset=utf-8',
      'content-version': 'v6.65',
      vary: 'Accept-Version, Accept-Encoding',
    })
    expect(headers.etag).toMatch(/^W\/"[0-9a-f]+-[^"]{27}"$/)
    expect(await statusOf(response.url, { 'if-none-match': headers.etag ?? '' })).toBe(304)
    // What Node's fetch adds by itself, and a worker's does not.
    expect(await statusOf(response.url, { 'if-none-match': headers.etag ?? '', 'cache-control': 'no-cache' })).toBe(200)
  })

  test('a refusal must not be kept', async () => {
    const response = await ask(target(), 'posts/slug/no-such-post/')
    expect(response.headers.get('cache-control')).toContain('no-store')
  })

  test('HEAD is answered, POST is not', async () => {
    const head = await ask(target(), 'posts/', {}, { method: 'HEAD' })
    expect(head.status).toBe(200)
    expect(await head.text()).toBe('')
    expect((await ask(target(), 'posts/', {}, { method: 'POST' })).status).toBe(404)
  })

  test('any version may be asked for', async () => {
    const response = await ask(target(), 'posts/', { limit: '1' }, { headers: { 'accept-version': 'v3.0' } })
    expect(response.status).toBe(200)
  })

  test('the settings name the address of the site', async () => {
    const { settings } = await askJson(target(), 'settings/')
    expect(settings).toMatchObject({ url: `${target().url}/`, version: '6.65', lang: 'en' })
  })
}

function statusOf(url: string, headers: Record<string, string>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, (response) => {
      response.resume()
      resolve(response.statusCode)
    }).on('error', reject)
  })
}
