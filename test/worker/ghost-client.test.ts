import { expect, test } from 'vitest'
import { createGhostClient, GhostError } from '#worker/ghost/client'
import { ghostPost, notFound } from './fakes'

function client(answer: (url: URL, signal: AbortSignal) => Response | Promise<Response>, options = {}) {
  const asked: URL[] = []
  const fetcher = (async (input: string, init: RequestInit) => {
    asked.push(new URL(input))
    return answer(new URL(input), init.signal as AbortSignal)
  }) as unknown as typeof fetch
  return { asked, ghost: createGhostClient({ url: 'http://ghost.test', key: 'key', fetch: fetcher, ...options }) }
}

const meta = (over: object) => ({ pagination: { page: 1, limit: 100, pages: 1, total: 1, ...over } })

test.each<[string, () => Response | Promise<Response>]>([
  ['500', () => new Response('oops', { status: 500 })],
  ['a proxy’s 404', () => new Response('<html>No such host</html>', { status: 404 })],
  ['an unknown address', () => Response.json({ errors: [{ type: 'NotFoundError', context: null }] }, { status: 404 })],
  ['a redirect', () => new Response(null, { status: 301, headers: { location: 'http://evil.test' } })],
  ['HTML', () => new Response('<html>')],
  ['truncated JSON', () => new Response('{"posts": [{"id": "1", ')],
  ['missing fields', () => Response.json({ posts: [{ id: '1' }], meta: meta({}) })],
  ['a wrong key', () => Response.json({ errors: [{ message: 'Unknown Content API Key' }] }, { status: 401 })],
  ['a reset', () => Promise.reject(new TypeError('connection reset'))],
])('%s is an error, never an empty list or a missing post', async (_what, answer) => {
  await expect(client(answer).ghost.browseAllPosts()).rejects.toThrow(GhostError)
  await expect(client(answer).ghost.readPost('slug')).rejects.toThrow(GhostError)
})

test('a list without its page count is an error', async () => {
  await expect(client(() => Response.json({ posts: [] })).ghost.browseAllPosts()).rejects.toThrow(GhostError)
})

test('a post that Ghost says there is none of is undefined', async () => {
  expect(await client(notFound).ghost.readPost('slug')).toBeUndefined()
})

test('an answer that takes too long is given up on', async () => {
  const slow = (_url: URL, signal: AbortSignal) =>
    new Promise<Response>((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  const { ghost } = client(slow, { timeoutMs: 20 })
  await expect(ghost.readPost('slow')).rejects.toThrow('Operation timed out after 20ms')
})

test('no error tells the key', async () => {
  const { ghost } = client(() => new Response('key', { status: 400 }), { key: 'very-secret' })
  const error = await ghost.readPost('slug').catch((reason: Error) => reason)
  expect(`${error}${JSON.stringify(error)}`).not.toContain('very-secret')
})

test('addresses that cannot be a slug are never asked for', async () => {
  const { ghost, asked } = client(() => Response.json({ posts: [] }))
  for (const slug of ['', 'A', 'a/b', '../settings', 'a?b', 'a'.repeat(192), 'ü', 'a\0']) {
    expect(await ghost.readPost(slug)).toBeUndefined()
  }
  expect(asked).toEqual([])
})

test('all posts are read, page by page', async () => {
  const { ghost, asked } = client((url) => {
    const number = Number(url.searchParams.get('page'))
    return Response.json({ posts: [ghostPost({ slug: `post-${number}` })], meta: meta({ page: number, pages: 3 }) })
  })
  expect((await ghost.browseAllPosts()).map(({ slug }) => slug)).toEqual(['post-1', 'post-2', 'post-3'])
  expect(asked).toHaveLength(3)
})

test('what Ghost leaves out gets the spec’s defaults', async () => {
  const bare = { ...ghostPost({ slug: 'bare' }), title: undefined, html: null, reading_time: undefined }
  const author = { id: '1', slug: 'nobody' }
  const { ghost } = client(() => Response.json({ posts: [{ ...bare, primary_author: author }] }))
  expect(await ghost.readPost('bare')).toMatchObject({
    title: 'Untitled',
    html: null,
    reading_time: 0,
    primary_author: { name: 'Unknown Author' },
  })
})
