/** What a visitor may cost Ghost. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createGhostClient } from '#worker/ghost/client'
import { createMediaHosts } from '#worker/ghost/pictures'
import { createPreparer } from '#worker/ghost/preparer'
import { fakeNetwork, ghostPost, notFound } from './fakes'
import { ask, newIsolate } from './site'
import { emptyStorage } from './storage'

beforeEach(emptyStorage)
afterEach(() => vi.restoreAllMocks())

test('a cold list page of 150 posts costs two requests, whatever is asked for at once', async () => {
  const { requests } = fakeNetwork(Array.from({ length: 150 }, (_, index) => ghostPost({ slug: `post-${index}` })))
  const paths = ['/', '/blog', '/blog?page=3', '/sitemap.xml', '/api/content/tags', '/api/content/posts/post-7/around']
  await Promise.all(paths.map((path) => ask(path)))
  expect(requests).toHaveLength(2)
})

test('a search of 150 posts costs the walk of a list and no other: cold, after a list, and grown stale', async () => {
  const { requests } = fakeNetwork(Array.from({ length: 150 }, (_, index) => ghostPost({ slug: `post-${index}` })))
  const search = async () => {
    requests.length = 0
    expect(await (await ask('/api/content/search?q=text+of+post-149')).json()).toMatchObject([{ slug: 'post-149' }])
    return requests.length
  }
  expect(await search()).toBe(2)
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 301_000)
  newIsolate()
  expect([await search(), await search()]).toEqual([2, 0])

  await emptyStorage()
  await ask('/blog')
  expect(await search()).toBe(0)
  newIsolate()
  expect(await search()).toBe(0)
})

test('a body is cleaned once while it stays the same, and anew when it changes', () => {
  const prepare = createPreparer({ ghostUrl: 'http://ghost.test', media: createMediaHosts('http://ghost.test', []) })
  const first = prepare('<p>A body.</p>')
  expect(prepare('<p>A changed body.</p>').html).toContain('changed')
  expect(prepare('<p>A body.</p>')).toBe(first)
})

test('a post that one isolate has cleaned is neither fetched nor cleaned by another', async () => {
  const { requests } = fakeNetwork()
  await ask('/blog/first')
  requests.length = 0
  newIsolate()
  expect(await (await ask('/blog/first')).text()).toContain('Text of first.')
  expect(requests).toEqual([])
})

test('1,000 unknown slugs reach Ghost once each in a minute, and 20 at a time', async () => {
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
    for (let first = 0; first < slugs.length; first += 250) {
      const wave = slugs.slice(first, first + 250).map((slug) => ask(`/api/content/posts/${slug}`))
      expect(new Set((await Promise.all(wave)).map(({ status }) => status))).toEqual(new Set([404]))
    }
  }
  expect([network.requests.length, new Set(network.requests).size, most]).toEqual([1_000, 1_000, 20])
})

test('the pages of a long walk are asked for together, 20 at a time and in order', async () => {
  let open = 0
  let most = 0
  const fetcher = (async (input: string) => {
    most = Math.max(most, ++open)
    const page = Number(new URL(input).searchParams.get('page'))
    await new Promise((resolve) => setTimeout(resolve, (page % 3) * 4))
    open--
    const meta = { pagination: { page, limit: 1, pages: 50, total: 50 } }
    return Response.json({ posts: [ghostPost({ slug: `post-${page}` })], meta })
  }) as unknown as typeof fetch
  const posts = await createGhostClient({ url: 'http://ghost.test', key: 'key', fetch: fetcher }).browseAllPosts()
  expect(posts.map(({ slug }) => slug)).toEqual(Array.from({ length: 50 }, (_, index) => `post-${index + 1}`))
  expect(most).toBe(20)
})
