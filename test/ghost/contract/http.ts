/** Contract of status codes, error bodies and headers. */
import { get } from 'node:http'
import { expect, test } from 'vitest'
import { type GhostTarget, type Reply, request, requestJson } from './request.ts'

export function httpContract(target: () => GhostTarget): void {
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
  ])('a request for %s (%s) gets a %i', async (_what, path, status, type, context) => {
    const response = await request(target(), path)
    expect(response.status).toBe(status)
    expect(((await response.json()) as Reply).errors).toEqual([expect.objectContaining({ type, context, code: null })])
  })

  test('a request without a key gets a 403, with a wrong key a 401', async () => {
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

  test('an address that cannot be decoded gets a 400 whose error repeats the address with its key', async () => {
    const response = await request(target(), 'posts/slug/%E0%A4%A/')
    expect(response.status).toBe(400)
    expect(((await response.json()) as Reply).errors?.[0]?.context).toContain(target().contentKey)
  })

  test('an address without its final slash gets a 301 that keeps the query', async () => {
    const response = await request(target(), 'posts', { limit: '1' })
    expect(response.status).toBe(301)
    expect(response.headers.get('location')).toMatch(/^\/ghost\/api\/content\/posts\/\?limit=1&key=/)
  })

  test('a response may be cached but must be revalidated: an equal ETag gets a 304', async () => {
    const response = await request(target(), 'posts/', { limit: '1' })
    const headers = Object.fromEntries(response.headers)
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=0',
      'content-type': 'application/json; charset=utf-8',
      'content-version': 'v6.65',
      vary: 'Accept-Version, Accept-Encoding',
    })
    expect(headers.etag).toMatch(/^W\/"[0-9a-f]+-[^"]{27}"$/)
    expect(await statusOf(response.url, { 'if-none-match': headers.etag ?? '' })).toBe(304)
    // Node's fetch adds this header. A worker's fetch does not.
    expect(await statusOf(response.url, { 'if-none-match': headers.etag ?? '', 'cache-control': 'no-cache' })).toBe(200)
  })

  test('an error response has no-store', async () => {
    const response = await request(target(), 'posts/slug/no-such-post/')
    expect(response.headers.get('cache-control')).toContain('no-store')
  })

  test('HEAD gets a 200 without a body, POST gets a 404', async () => {
    const head = await request(target(), 'posts/', {}, { method: 'HEAD' })
    expect(head.status).toBe(200)
    expect(await head.text()).toBe('')
    expect((await request(target(), 'posts/', {}, { method: 'POST' })).status).toBe(404)
  })

  test('a request for API version v3.0 gets a 200', async () => {
    const response = await request(target(), 'posts/', { limit: '1' }, { headers: { 'accept-version': 'v3.0' } })
    expect(response.status).toBe(200)
  })

  test('the settings contain the address, version and language', async () => {
    const { settings } = await requestJson(target(), 'settings/')
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
