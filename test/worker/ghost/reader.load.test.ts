/** Counts the requests to Ghost that visitors cause. */
import { beforeEach, expect, test, vi } from 'vitest'
import { fakeNetwork, ghostPost, notFound } from '#test/helpers/worker/fakes'
import { fetchSite, newIsolate } from '#test/helpers/worker/site'
import { emptyStorage } from '#test/helpers/worker/storage'
import { createMediaHosts } from '#worker/ghost/media-hosts'
import { createPreparer } from '#worker/ghost/preparer'

beforeEach(emptyStorage)

test('six concurrent requests for lists of 150 posts cause two requests to Ghost without a copy', async () => {
  const { requests } = fakeNetwork(Array.from({ length: 150 }, (_, index) => ghostPost({ slug: `post-${index}` })))
  const paths = ['/', '/blog', '/blog?page=3', '/sitemap.xml', '/api/content/tags', '/api/content/posts/post-7/around']
  await Promise.all(paths.map((path) => fetchSite(path)))
  expect(requests).toHaveLength(2)
})

test('a search in 150 posts causes two requests to Ghost without a copy, three with a stale copy, and none after a list', async () => {
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
  expect([await search(), await search()]).toEqual([3, 0])

  await emptyStorage()
  await fetchSite('/blog')
  expect(await search()).toBe(0)
  newIsolate()
  expect(await search()).toBe(0)
})

test('the preparer prepares an unchanged body once and a changed body again', () => {
  const ghostUrl = 'http://ghost.test'
  const prepare = createPreparer({ ghostUrl, media: createMediaHosts(ghostUrl, []), isPage: () => false })
  const first = prepare('<p>A body.</p>')
  expect(prepare('<p>A changed body.</p>').html).toContain('changed')
  expect(prepare('<p>A body.</p>')).toBe(first)
})

test('a post that one isolate has stored is served by another isolate without a request to Ghost', async () => {
  const { requests } = fakeNetwork()
  await fetchSite('/blog/first')
  requests.length = 0
  newIsolate()
  expect(await (await fetchSite('/blog/first')).text()).toContain('Text of first.')
  expect(requests).toEqual([])
})

test('1,000 unknown slugs requested twice cause 1,000 requests to Ghost, at most 20 at a time', async () => {
  const network = fakeNetwork()
  let open = 0
  let most = 0
  network.ghost = async () => {
    most = Math.max(most, ++open)
    await new Promise((resolve) => setTimeout(resolve, 2))
    open--
    return notFound()
  }
  const slugs = Array.from({ length: 1_000 }, (_, index) => `probe-${index}`)
  for (let time = 0; time < 2; time++) {
    for (let first = 0; first < slugs.length; first += 100) {
      const batch = slugs.slice(first, first + 100).map((slug) => fetchSite(`/api/content/posts/${slug}`))
      expect(new Set((await Promise.all(batch)).map(({ status }) => status))).toEqual(new Set([404]))
    }
  }
  expect([network.requests.length, new Set(network.requests).size, most]).toEqual([1_000, 1_000, 20])
})
