import { expect, test } from 'vitest'
import { notFound } from '#test/helpers/worker/fakes.ts'
import { createGhostClient, GhostError } from '#worker/content/ghost/client.ts'

function client(respond: (url: URL, signal: AbortSignal) => Response | Promise<Response>, options = {}) {
  const requests: URL[] = []
  const fakeFetch = (async (input: string, init: RequestInit) => {
    requests.push(new URL(input))
    return respond(new URL(input), init.signal as AbortSignal)
  }) as unknown as typeof fetch
  return { requests, ghost: createGhostClient({ url: 'http://ghost.test', key: 'key', send: fakeFetch, ...options }) }
}

const meta = (over: object) => ({ pagination: { page: 1, limit: 100, pages: 1, total: 1, ...over } })

test.each<[string, () => Response | Promise<Response>]>([
  ['a 500', () => new Response('oops', { status: 500 })],
  ['a 404 from a proxy', () => new Response('<html>No such host</html>', { status: 404 })],
  [
    'a 404 for an unknown API URL',
    () => Response.json({ errors: [{ type: 'NotFoundError', context: null }] }, { status: 404 }),
  ],
  ['a redirect', () => new Response(null, { status: 301, headers: { location: 'http://evil.test' } })],
  ['an HTML page', () => new Response('<html>')],
  ['truncated JSON', () => new Response('{"posts": [{"id": "1", ')],
  ['a post without its fields', () => Response.json({ posts: [{ id: '1' }], meta: meta({}) })],
  ['a 401 for a wrong key', () => Response.json({ errors: [{ message: 'Unknown Content API Key' }] }, { status: 401 })],
  ['a connection reset', () => Promise.reject(new TypeError('connection reset'))],
])('browsePosts and readPost throw a GhostError if the result of a Ghost request is %s', async (_fault, respond) => {
  await expect(client(respond).ghost.browsePosts(1, { bodies: true })).rejects.toThrow(GhostError)
  await expect(client(respond).ghost.readPost('slug')).rejects.toThrow(GhostError)
})

test('readPost returns undefined if Ghost reports that the post does not exist', async () => {
  expect(await client(notFound).ghost.readPost('slug')).toBeUndefined()
})

test('readPost throws a timeout error if Ghost does not respond before the deadline', async () => {
  const slow = (_url: URL, signal: AbortSignal) =>
    new Promise<Response>((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  const { ghost } = client(slow, { timeoutMs: 20 })
  await expect(ghost.readPost('slow')).rejects.toThrow('Operation timed out after 20ms')
})

test('a GhostError does not contain the API key', async () => {
  const { ghost } = client(() => new Response('key', { status: 400 }), { key: 'very-secret' })
  const error = await ghost.readPost('slug').catch((reason: Error) => reason)
  expect(`${error}${JSON.stringify(error)}`).not.toContain('very-secret')
})

test('readPost does not send a request to Ghost if the slug is invalid', async () => {
  const { ghost, requests } = client(() => Response.json({ posts: [] }))
  for (const slug of ['', 'A', 'a/b', '../settings', 'a?b', 'a'.repeat(192), 'ü', 'a\0']) {
    expect(await ghost.readPost(slug)).toBeUndefined()
  }
  expect(requests).toEqual([])
})
