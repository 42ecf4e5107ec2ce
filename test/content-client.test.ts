import { afterEach, expect, test, vi } from 'vitest'
import { createContentClient } from '../src/content-client.ts'

afterEach(() => vi.unstubAllGlobals())

function browser(answer: () => Promise<Response>, onLine = true) {
  const fetched = vi.fn((_address: string) => answer())
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('navigator', { onLine })
  return fetched
}

test('content is asked for at this site, for the brand at hand', async () => {
  const fetched = browser(async () => Response.json({ posts: [], page: 2, pages: 2 }))
  await createContentClient('payroll').postPage(2)
  await createContentClient(undefined).post('a/b')
  const asked = fetched.mock.calls.map(([address]) => address)
  expect(asked).toEqual(['/api/content/posts?page=2&domain=payroll', '/api/content/posts/a%2Fb'])
})

test('what is not there is no failure', async () => {
  browser(async () => new Response(null, { status: 404 }))
  const content = createContentClient(undefined)
  expect(await content.post('gone')).toBeUndefined()
  expect(await content.featuredPosts()).toEqual([])
  expect(await content.postPage(3)).toEqual({ posts: [], page: 3, pages: 0, total: 0 })
})

test.each([
  ['a refusal', async () => new Response('upstream', { status: 503 })],
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
])('%s is told in the words of the spec', async (_what, answer) => {
  browser(answer)
  const content = createContentClient(undefined)
  await expect(content.postPage(1)).rejects.toThrow('Unable to load posts. Please try again later.')
  await expect(content.featuredPosts()).rejects.toThrow('Unable to load posts. Please try again later.')
  await expect(content.post('slug')).rejects.toThrow('Unable to load the requested post.')
})

test('being offline is told as such', async () => {
  browser(() => Promise.reject(new TypeError('Failed to fetch')), false)
  const offline = 'You appear to be offline. Please check your connection.'
  await expect(createContentClient(undefined).postPage(1)).rejects.toThrow(offline)
})

test.each([
  ['TimeoutError', undefined, 'Operation timed out after 10000ms'],
  ['NotAllowedError', 'WebAuthn Error', 'Unable to load the requested post.'],
])('%s is told in its own words', async (name, title, message) => {
  browser(() => Promise.reject(new DOMException('upstream', name)))
  await expect(createContentClient(undefined).post('slug')).rejects.toMatchObject({ title, message })
})

test('what was called off is no failure of the content', async () => {
  browser(() => Promise.reject(new DOMException('upstream', 'AbortError')))
  await expect(createContentClient(undefined).search('tax')).rejects.toMatchObject({ name: 'AbortError' })
})
