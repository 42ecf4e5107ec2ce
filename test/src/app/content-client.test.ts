import { expect, test, vi } from 'vitest'
import { createContentClient } from '#app/content-client.ts'

function stubFetch(response: () => Promise<Response>, onLine = true) {
  const fetched = vi.fn((_url: string) => response())
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('navigator', { onLine })
  return fetched
}

test("the browser's content client keeps the ?domain= parameter in requests to /api/content", async () => {
  const fetched = stubFetch(async () => Response.json({ posts: [], page: 2, pages: 2 }))
  await createContentClient('payroll').postPage(2)
  await createContentClient(undefined).post('a/b')
  const urls = fetched.mock.calls.map(([url]) => url)
  expect(urls).toEqual(['/api/content/posts?page=2&domain=payroll', '/api/content/posts/a%2Fb'])
})

test("the browser's content client returns undefined for a post if the content API responds with 404", async () => {
  stubFetch(async () => new Response(null, { status: 404 }))
  const content = createContentClient(undefined)
  expect(await content.post('gone')).toBeUndefined()
  expect(await content.featuredPosts()).toEqual([])
  expect(await content.postPage(3)).toEqual({ posts: [], page: 3, pages: 0, total: 0 })
})

test.each([
  ['a 503', async () => new Response('upstream', { status: 503 })],
  ['a network error', () => Promise.reject(new TypeError('Failed to fetch'))],
])('a content request that fails with %s throws an error with a message for visitors', async (_what, response) => {
  stubFetch(response)
  const content = createContentClient(undefined)
  await expect(content.postPage(1)).rejects.toThrow('Unable to load posts. Please try again later.')
  await expect(content.featuredPosts()).rejects.toThrow('Unable to load posts. Please try again later.')
  await expect(content.post('slug')).rejects.toThrow('Unable to load the requested post.')
})
