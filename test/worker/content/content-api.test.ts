import { expect, test, vi } from 'vitest'
import { DEFAULT_BRAND } from '#brands/index.ts'
import { ghostPost, ghostWith, notFound } from '#test/helpers/worker/fakes.ts'
import { network, setUpSite } from '#test/helpers/worker/set-up-site.ts'
import { fetchSite } from '#test/helpers/worker/site.ts'
import { siteChanged } from '#test/helpers/worker/webhook.ts'

const publishedAt = (day: number) => `2026-01-${day}T10:00:00.000+00:00`
setUpSite(
  Array.from({ length: 12 }, (_, index) =>
    ghostPost({ slug: `post-${index + 1}`, featured: index === 4, published_at: publishedAt(30 - index) }),
  ),
)

test.each(Object.keys(DEFAULT_BRAND.copy))('the content API responds with the copy of the page %s', async (page) => {
  expect((await fetchSite(`/api/content/copy/${page}`)).status).toBe(200)
})

test("the post API responds with 304 if the request has the post's current ETag", async () => {
  const first = await fetchSite('/api/content/posts/post-1')
  const etag = first.headers.get('etag') ?? ''
  expect(await first.json()).toMatchObject({ slug: 'post-1', html: expect.stringContaining('post-1') as string })
  const second = await fetchSite('/api/content/posts/post-1', { headers: { 'if-none-match': etag } })
  expect([etag !== '', second.status, await second.text()]).toEqual([true, 304, ''])
})

test('an API request for an unknown post does not cause a request to Ghost if the post list is fresh', async () => {
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now())
  const requestsFor = async (slug: string) => {
    expect((await fetchSite(`/api/content/posts/${slug}`)).status).toBe(404)
    return network.requests.filter((request) => request.includes(`/slug/${slug}/`)).length
  }
  await fetchSite('/api/content/posts')
  expect(await requestsFor('probe-1')).toBe(0)
  clock.mockReturnValue(Date.now() + 301_000)
  network.ghost = (url) => (url.pathname.includes('/slug/') ? notFound() : new Response('', { status: 500 }))
  expect(await requestsFor('probe-2')).toBe(1)
})

test('a post API request with ?insist=1 finds a new post that the cached post list does not contain', async () => {
  await fetchSite('/api/content/posts')
  network.ghost = ghostWith([ghostPost({ slug: 'published-since' })])
  expect((await fetchSite('/api/content/posts/published-since?insist=1')).status).toBe(200)
  expect((await fetchSite('/api/content/posts/published-since')).status).toBe(200)
  for (let time = 0; time < 3; time++)
    for (const query of ['', '?insist=1']) await fetchSite(`/api/content/posts/never-there${query}`)
  expect(network.requests.filter((request) => request.includes('never-there'))).toHaveLength(1)
})

test('a post that was removed from Ghost is no longer served from the cache after a webhook', async () => {
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now())
  const kept = [ghostPost({ slug: 'stays' })]
  network.ghost = ghostWith([...kept, ghostPost({ slug: 'removed' })])
  for (const path of ['', '/removed']) expect((await fetchSite(`/api/content/posts${path}`)).status).toBe(200)
  network.ghost = ghostWith(kept)
  await siteChanged()
  expect((await fetchSite('/api/content/posts/removed')).status).toBe(404)
  network.ghost = () => new Response('', { status: 500 })
  clock.mockReturnValue(Date.now() + 301_000)
  expect((await fetchSite('/api/content/posts/removed')).status).toBe(503)
})

test('the post list API responds with 503 and an error message while Ghost is down', async () => {
  network.ghost = () => new Response('<html>upstream</html>', { status: 502 })
  const response = await fetchSite('/api/content/posts')
  expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store'])
  expect(await response.json()).toEqual({ success: false, error: 'Unable to load posts. Please try again later.' })
})
