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
  expect(fetched.mock.calls).toEqual([['/api/content/posts?page=2&domain=payroll'], ['/api/content/posts/a%2Fb']])
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
