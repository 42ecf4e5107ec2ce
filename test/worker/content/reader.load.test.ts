import { beforeEach, expect, test, vi } from 'vitest'
import { putOffDeadlines } from '#test/helpers/worker/deadlines.ts'
import { fakeNetwork, ghostPost, notFound } from '#test/helpers/worker/fakes.ts'
import { fetchSite, newIsolate } from '#test/helpers/worker/site.ts'
import { emptyStorage } from '#test/helpers/worker/storage.ts'
import { siteChanged } from '#test/helpers/worker/webhook.ts'

beforeEach(emptyStorage)
beforeEach(putOffDeadlines)

test('six concurrent list requests cause only two requests to Ghost if no post list is cached', async () => {
  const { requests } = fakeNetwork(Array.from({ length: 150 }, (_, index) => ghostPost({ slug: `post-${index}` })))
  const paths = ['/', '/blog', '/blog?page=3', '/sitemap.xml', '/api/content/tags', '/api/content/posts/post-7/around']
  await Promise.all(paths.map((path) => fetchSite(path)))
  expect(requests).toHaveLength(2)
})

test('a search of 150 posts causes only two requests to Ghost if no post list is cached', async () => {
  const { requests } = fakeNetwork(Array.from({ length: 150 }, (_, index) => ghostPost({ slug: `post-${index}` })))
  const search = async () => {
    requests.length = 0
    expect(await (await fetchSite('/api/content/search?q=text+of+post-149')).json()).toMatchObject([
      { slug: 'post-149' },
    ])
    return requests.length
  }
  expect(await search()).toBe(2)
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 301_000)
  newIsolate()
  expect([await search(), await search()]).toEqual([1, 0])

  await emptyStorage()
  await fetchSite('/blog')
  expect(await search()).toBe(0)
  newIsolate()
  expect(await search()).toBe(0)
})

test('a post cached by one isolate is served by another isolate without a request to Ghost', async () => {
  const { requests } = fakeNetwork()
  await fetchSite('/blog/first')
  requests.length = 0
  newIsolate()
  expect(await (await fetchSite('/blog/first')).text()).toContain('Text of first.')
  expect(requests).toEqual([])
})

test('requests for 200 unknown posts cause at most 20 concurrent requests to Ghost', async () => {
  // A fixed clock keeps negative cache entries from expiring on a slow machine.
  vi.spyOn(Date, 'now').mockReturnValue(Date.now())
  const network = fakeNetwork()
  let open = 0
  let most = 0
  network.ghost = async () => {
    most = Math.max(most, ++open)
    await new Promise((resolve) => setTimeout(resolve, 2))
    open--
    return notFound()
  }
  const slugs = Array.from({ length: 200 }, (_, index) => `probe-${index}`)
  for (let time = 0; time < 2; time++) {
    for (let first = 0; first < slugs.length; first += 100) {
      const batch = slugs.slice(first, first + 100).map((slug) => fetchSite(`/api/content/posts/${slug}`))
      expect(new Set((await Promise.all(batch)).map(({ status }) => status))).toEqual(new Set([404]))
    }
  }
  expect([network.requests.length, new Set(network.requests).size, most]).toEqual([200, 200, 20])
})

function newestFirst(count: number): object[] {
  return Array.from({ length: count }, (_, index) => {
    const day = new Date(Date.UTC(2026, 0, 1 - index)).toISOString()
    return ghostPost({ slug: `post-${index}`, published_at: day, updated_at: day })
  })
}

function kindsOf(requests: readonly string[]): string[] {
  return requests.map((url) => {
    const { pathname, searchParams: query } = new URL(url)
    if (pathname.includes('/slug/')) return 'post'
    if (!query.has('order')) return 'feed'
    return `page ${query.get('page')}${query.has('fields') ? '' : ' with bodies'}`
  })
}

test('after a webhook, the post list refetches full texts only for the page that contains the changed post', async () => {
  const posts = newestFirst(150)
  const { requests } = fakeNetwork(posts)
  const paths = ['/', '/blog', '/blog/post-3', '/blog/post-0', '/api/content/search?q=text', '/rss.xml']
  for (const path of paths) await fetchSite(path)
  requests.length = 0
  Object.assign(posts[0] as object, { title: 'Changed', updated_at: new Date().toISOString() })
  await siteChanged()
  for (const path of paths) expect((await fetchSite(path)).status).toBe(200)
  expect(await (await fetchSite('/blog/post-0')).text()).toContain('Changed')
  expect(kindsOf(requests)).toEqual(['page 1', 'page 1 with bodies', 'page 2', 'post', 'feed'])
})

test('a cached feed is not refetched from Ghost after a post outside the feed changes', async () => {
  const posts = newestFirst(150)
  const { requests } = fakeNetwork(posts)
  for (const path of ['/blog', '/rss.xml', '/blog/post-3']) await fetchSite(path)
  requests.length = 0
  Object.assign(posts[99] as object, { title: 'Changed', updated_at: new Date().toISOString() })
  await siteChanged()
  for (const path of ['/rss.xml', '/blog/post-3']) await fetchSite(path)
  expect(kindsOf(requests)).toEqual(['page 1', 'page 1 with bodies', 'page 2'])
})
