import fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import { putOffDeadlines } from '#test/helpers/worker/deadlines.ts'
import { type FakeNetwork, fakeNetwork, ghostPost, ghostWith } from '#test/helpers/worker/fakes.ts'
import { fetchSite, newIsolate } from '#test/helpers/worker/site.ts'
import { CONTENT, emptyStorage } from '#test/helpers/worker/storage.ts'
import { siteChanged } from '#test/helpers/worker/webhook.ts'
import { contentKey } from '#worker/content/content-store.ts'

const KEY = contentKey('posts')
const COOL_DOWN_MS = 5_001
let now: number

beforeEach(async () => {
  putOffDeadlines()
  now = Date.now()
  vi.spyOn(Date, 'now').mockImplementation(() => now)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await emptyStorage()
})

interface FakePost {
  id: string
  slug: string
  title: string
  updated_at: string
  tags: object[]
}

const minute = (number: number) => new Date(Date.UTC(2026, 0, 1, 0, number)).toISOString()

function manyPosts(count: number): { posts: FakePost[]; network: FakeNetwork } {
  const posts = Array.from({ length: count }, (_, index) => {
    return ghostPost({ slug: `post-${index}`, published_at: minute(index), updated_at: minute(index) }) as FakePost
  })
  return { posts, network: fakeNetwork(posts) }
}

const read = async (path: string) => (await fetchSite(path)).text()
const sitemapSlugs = async () =>
  [...(await read('/sitemap.xml')).matchAll(/\/blog\/([a-z0-9-]+)</g)].map(([, slug]) => slug)

function goStale() {
  now += 301_000
}

test('the cached post lists match Ghost after a series of changes and failed loads', async () => {
  const change = fc.record({
    kind: fc.constantFrom('add', 'edit', 'remove', 'rename'),
    which: fc.nat(400),
    tagged: fc.boolean(),
  })
  const rounds = fc.array(fc.record({ changes: fc.array(change, { maxLength: 4 }), fails: fc.nat(5) }), {
    maxLength: 3,
  })
  const views = ['/api/content/posts', '/api/content/tags', '/api/content/search?q=title', '/sitemap.xml']
  const run = fc.asyncProperty(rounds, async (steps) => {
    await emptyStorage()
    const tag = { id: 't', slug: 'tax', name: 'Tax', visibility: 'public', description: null }
    const { posts, network } = manyPosts(210)
    let changes = 1_000
    await read('/blog')
    for (const { changes: all, fails } of steps) {
      for (const { kind, which, tagged } of all) {
        const post = posts[which % posts.length] as FakePost
        const fields = { updated_at: minute(++changes), published_at: minute(changes), tags: tagged ? [tag] : [] }
        if (kind === 'add') posts.push(ghostPost({ slug: `new-${changes}`, ...fields }) as FakePost)
        if (kind === 'edit')
          Object.assign(post, { title: `Title ${changes}`, updated_at: minute(changes), tags: fields.tags })
        if (kind === 'remove') posts.splice(posts.indexOf(post), 1)
        if (kind === 'rename') tag.name = `Tag ${changes}`
      }
      now += COOL_DOWN_MS
      await siteChanged()
      network.failAfter = fails
      await read('/blog')
      network.failAfter = undefined
    }
    now += COOL_DOWN_MS
    await siteChanged()
    await read('/blog')
    const shown = await Promise.all(views.map(read))
    await emptyStorage()
    await read('/blog')
    expect(shown).toEqual(await Promise.all(views.map(read)))
  })
  await fc.assert(run, { numRuns: 8 })
})

test('the old post list stays cached if Ghost fails midway through a new load', async () => {
  const { posts, network } = manyPosts(450)
  await read('/blog')
  const stored = await CONTENT.get(KEY)
  for (const post of posts) Object.assign(post, { title: 'New title', updated_at: minute(2_000) })
  network.failAfter = 9
  await siteChanged()
  expect(await read('/api/content/posts')).toContain('Title of post-449')
  expect(await CONTENT.get(KEY)).toBe(stored)
  network.failAfter = undefined
  now += COOL_DOWN_MS
  network.requests.length = 0
  expect(await read('/api/content/posts')).toContain('New title')
  expect(network.requests.filter((url) => !url.includes('fields=')).length).toBeLessThan(5)
})

test('no post list is stored if the first load fails midway', async () => {
  const { network } = manyPosts(450)
  network.failAfter = 3
  expect((await fetchSite('/api/content/posts')).status).toBe(503)
  expect(await CONTENT.get(KEY)).toBeNull()
})

test('if a post is deleted in Ghost while the post list loads, the next load reads the complete list', async () => {
  const { posts, network } = manyPosts(450)
  const respond = ghostWith(posts)
  network.ghost = async (url, init) => {
    const response = await respond(url, init)
    if (url.searchParams.get('page') === '1') posts.pop()
    return response
  }
  expect(await sitemapSlugs()).toHaveLength(0)
  network.ghost = undefined
  now += COOL_DOWN_MS
  expect(await sitemapSlugs()).toHaveLength(posts.length)
})

test('refreshing an unchanged list of 450 posts needs only one request to Ghost if no webhook has arrived', async () => {
  const { posts, network } = manyPosts(450)
  await read('/blog')
  expect(network.requests).toHaveLength(5)
  for (const [changes, count] of [
    [goStale, 1],
    [siteChanged, 5],
  ] as const) {
    network.requests.length = 0
    await changes()
    await read('/blog')
    expect(network.requests.map((url) => url.includes('fields='))).toEqual(Array(count).fill(true))
  }
  expect(await sitemapSlugs()).toHaveLength(posts.length)
})

test('a post that changes twice within a second is refetched after each change', async () => {
  const { posts } = manyPosts(3)
  const [post] = posts as [FakePost]
  const updated_at = new Date(now).toISOString()
  for (const title of ['Once', 'Twice']) {
    Object.assign(post, { title, html: `<p>${title} changed.</p>`, updated_at })
    now += 300
    await siteChanged()
    expect(await read('/api/content/posts')).toContain(`${title} changed.`)
    expect(await read('/api/content/posts/post-0')).toContain(`${title} changed.`)
  }
})

test('two Ghost tags with the same slug are merged into one tag', async () => {
  const tag = (id: string) => ({ id, slug: 'tax', name: 'Tax', visibility: 'public', description: null })
  const tags = [tag('1'), tag('2')]
  fakeNetwork([ghostPost({ slug: 'first', tags }), ghostPost({ slug: 'second', tags: [tag('2')] })])
  expect(JSON.parse(await read('/api/content/tags'))).toEqual([{ slug: 'tax', name: 'Tax', count: 2 }])
  expect(JSON.parse(await read('/api/content/tags/tax'))).toMatchObject({ total: 2 })
  expect((await read('/sitemap.xml')).match(/\/blog\/tag\/tax</g)).toHaveLength(1)
})

const VIEWS = [
  '/',
  '/blog',
  '/blog/tag/tax',
  '/blog?q=title',
  '/api/content/search?q=title',
  '/sitemap.xml',
  '/rss.xml',
]

async function expectFirst() {
  for (const path of [...VIEWS, '/blog/first']) {
    const response = await fetchSite(path)
    expect([path, response.status, (await response.text()).includes('first')]).toEqual([path, 200, true])
  }
}

function taggedPosts(): FakeNetwork {
  const tags = [{ id: 't', slug: 'tax', name: 'Tax', visibility: 'public', description: null }]
  return fakeNetwork([ghostPost({ slug: 'first', tags }), ghostPost({ slug: 'second', tags })])
}

test('a new isolate serves posts and feeds from cached copies while Ghost is down', async () => {
  const network = taggedPosts()
  for (const path of [...VIEWS, '/blog/first']) await read(path)
  network.ghost = () => new Response('', { status: 500 })
  now += 20 * 24 * 60 * 60 * 1000
  newIsolate()
  await expectFirst()
})

test.each([
  ['are missing', ''],
  ['are truncated', '{"fetchedAt":1,"generation":0,"value":{"posts":[{"id":"id'],
  ['are not JSON', 'garbage'],
  ['are null', 'null'],
  ["have an older build's format", '{"value":{"shards":[]},"fetchedAt":1767351600000,"generation":0}'],
  ['have no value', '{"fetchedAt":1767351600000,"generation":0,"value":null}'],
])('posts and feeds are refetched from Ghost if their cached copies %s', async (_state, text) => {
  taggedPosts()
  for (const path of ['/blog', '/blog/first', '/rss.xml']) await read(path)
  for (const { name } of (await CONTENT.list()).keys)
    if (/:(?:posts|post:|feed:)/.test(name)) await (text ? CONTENT.put(name, text) : CONTENT.delete(name))
  newIsolate()
  await expectFirst()
  expect(await CONTENT.get(KEY)).toContain('"slug":"first"')
})

test('no page responds with 500 if any part of the cached post list is damaged', async () => {
  taggedPosts()
  await read('/blog')
  const stored = `${await CONTENT.get(KEY)}`
  const paths = pathsIn(JSON.parse(stored))
  const run = fc.asyncProperty(
    fc.constantFrom(...paths),
    fc.constantFrom(null, 7, 'text', true, {}, [], [null], [{}], undefined),
    async (path, value) => {
      const entry = JSON.parse(stored)
      const parent = path.slice(0, -1).reduce((part, key) => part[key], entry)
      parent[path.at(-1) ?? ''] = value
      await CONTENT.put(KEY, JSON.stringify(entry))
      newIsolate()
      for (const view of VIEWS) expect([view, (await fetchSite(view)).status]).not.toEqual([view, 500])
    },
  )
  await fc.assert(run, { numRuns: 25 })
})

function pathsIn(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path]
  const below = Object.entries(value).flatMap(([key, part]) => pathsIn(part, [...path, key]))
  return path.length > 0 ? [path, ...below] : below
}

test.each([
  ['/blog/unknown', 404],
  ['/blog/tag/unknown', 404],
  ['/blog/tag/unknown/rss.xml', 404],
  ['/blog?page=99', 404],
  ['/blog/tag/tax?page=99', 404],
  ['/api/content/posts/unknown', 404],
  ['/api/content/tags/unknown', 404],
  ['/blog/tag/tax?page=x', 200],
])('%s responds with %i without a request to Ghost while the cached post list is fresh', async (path, status) => {
  const { requests } = taggedPosts()
  await read('/blog')
  requests.length = 0
  expect((await fetchSite(path)).status).toBe(status)
  expect(requests).toEqual([])
})

test('a feed is refetched if one of its posts is replaced by a post with the same update time', async () => {
  const posts = ['first', 'second'].map((slug, at) =>
    ghostPost({ slug, published_at: minute(at), updated_at: minute(1) }),
  )
  fakeNetwork(posts)
  await read('/blog')
  for (const slug of ['second', 'third']) {
    expect(await read('/rss.xml')).toContain(slug)
    posts.splice(1, 1, ghostPost({ slug: 'third', published_at: minute(2), updated_at: minute(1) }))
    await siteChanged()
  }
})
