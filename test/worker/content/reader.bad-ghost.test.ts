import { beforeEach, expect, test, vi } from 'vitest'
import { contentTexts } from '#shared/content.ts'
import { type FakeNetwork, fakeNetwork, ghostPost } from '#test/helpers/worker/fakes.ts'
import { fetchSite } from '#test/helpers/worker/site.ts'
import { CONTENT, emptyStorage } from '#test/helpers/worker/storage.ts'

let network: FakeNetwork
/** Each test starts a day later so that the negative cache entries of earlier tests have expired. */
let clockOffsetMs = 0
const now = Date.now

beforeEach(async () => {
  clockOffsetMs += 24 * 60 * 60 * 1000
  vi.spyOn(Date, 'now').mockImplementation(() => now() + clockOffsetMs)
  await emptyStorage()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  network = fakeNetwork([ghostPost({ slug: 'first', title: 'Good news' })])
})

const PAGINATION = { pagination: { page: 1, limit: 100, pages: 1, total: 1 } }
const faults: [string, () => Response | Promise<Response>][] = [
  ['a 500', () => new Response('{"errors":[{"message":"oops"}]}', { status: 500 })],
  ['a connection reset', () => Promise.reject(new TypeError('connection reset'))],
  [
    'truncated JSON',
    () => new Response('{"posts":[{"id":"1","slug":"fi', { headers: { 'content-type': 'text/json' } }),
  ],
  ['HTML instead of JSON', () => new Response('<!doctype html><title>Just a moment</title>')],
  ['a list of posts without fields', () => Response.json({ posts: [{ id: '1' }], meta: PAGINATION })],
  ['a JSON array', () => Response.json([null])],
  [
    'a page count of one billion',
    () => Response.json({ posts: [], meta: { pagination: { ...PAGINATION.pagination, pages: 1e9 } } }),
  ],
  ['an empty list', () => Response.json({ posts: [], meta: PAGINATION })],
]

async function page(path: string) {
  const response = await fetchSite(path)
  return { status: response.status, caching: response.headers.get('cache-control'), html: await response.text() }
}

const storedPosts = async () => (await CONTENT.list()).keys.filter(({ name }) => name.endsWith(':posts'))

test.each(faults)('list pages without cached content respond with 200 if Ghost sends %s', async (name, respond) => {
  network.ghost = respond
  const [home, blog, post, sitemap] = [
    await page('/'),
    await page('/blog'),
    await page('/blog/first'),
    await page('/sitemap.xml'),
  ]
  expect([home.status, blog.status, sitemap.status]).toEqual([200, 200, 200])
  const again = [await page('/'), await page('/blog'), await page('/sitemap.xml')]
  expect([home, blog, sitemap, ...again].map(({ caching }) => caching)).toEqual(Array(6).fill('no-store'))
  expect((await page('/blog?page=2')).caching).toBe('no-store')
  if (name !== 'an empty list') {
    expect(blog.html).toContain(contentTexts.posts)
    expect(post.status).toBe(503)
    expect((await fetchSite('/api/content/posts')).status).toBe(503)
  }
  expect(await storedPosts()).toEqual([])
  network.ghost = undefined
  clockOffsetMs += 61_000
  expect((await page('/blog')).html).toContain('Good news')
  expect((await page('/blog/first')).html).toContain('Text of first.')
})

test.each(faults)('cached posts are still shown after 27 days if Ghost sends %s', async (_fault, respond) => {
  for (const path of ['/', '/blog', '/blog/first']) await page(path)
  const copy = JSON.stringify(await storedPosts())
  network.ghost = respond
  for (let time = 0; time < 3; time++) {
    clockOffsetMs += 9 * 24 * 60 * 60 * 1000
    for (const path of ['/', '/blog', '/blog/first']) {
      const { status, html } = await page(path)
      expect([path, status, html.includes('Good news')]).toEqual([path, 200, true])
    }
  }
  expect(JSON.stringify(await storedPosts())).toBe(copy)
})

const oddPosts: [string, Parameters<typeof ghostPost>[0], string][] = [
  ['without a body', { slug: 'odd', html: null, reading_time: undefined as never }, 'Title of odd'],
  ['of 100 kB', { slug: 'odd', html: `${'<p>A paragraph of text.</p>'.repeat(4_000)}<p>The end.</p>` }, 'The end.'],
  [
    'with an unknown card',
    { slug: 'odd', html: '<div class="kg-card kg-future-card" data-x="1"><kg-future>Inside</kg-future></div>' },
    'Inside',
  ],
  ['with unclosed tags', { slug: 'odd', html: `${'<div><b>'.repeat(100)}deep` }, 'deep'],
  ['without an author', { slug: 'odd', authors: [], primary_author: null }, 'Text of odd.'],
]

test.each(oddPosts)('the page for a post %s responds with 200', async (_name, post, text) => {
  network = fakeNetwork([ghostPost(post)])
  const { status, html } = await page('/blog/odd')
  expect([status, html.includes(text)]).toEqual([200, true])
  expect((await page('/blog')).html).toContain('href="/blog/odd"')
})
