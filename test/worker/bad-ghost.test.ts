import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { contentTexts } from '#shared/content'
import { type FakeNetwork, fakeNetwork, ghostPost } from './fakes'
import { ask } from './site'
import { CONTENT, emptyStorage } from './storage'

let network: FakeNetwork
/** ms by which the worker's clock is ahead. A day more in each test: what is marked as missing outlives a test. */
let ahead = 0
const now = Date.now

beforeEach(async () => {
  ahead += 24 * 60 * 60 * 1000
  vi.spyOn(Date, 'now').mockImplementation(() => now() + ahead)
  await emptyStorage()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  network = fakeNetwork([ghostPost({ slug: 'first', title: 'Good news' })])
})
afterEach(() => vi.restoreAllMocks())

const PAGINATION = { pagination: { page: 1, limit: 100, pages: 1, total: 1 } }
const faults: [string, () => Response | Promise<Response>][] = [
  ['500', () => new Response('{"errors":[{"message":"oops"}]}', { status: 500 })],
  ['a reset', () => Promise.reject(new TypeError('connection reset'))],
  [
    'truncated JSON',
    () => new Response('{"posts":[{"id":"1","slug":"fi', { headers: { 'content-type': 'text/json' } }),
  ],
  ['HTML instead of JSON', () => new Response('<!doctype html><title>Just a moment</title>')],
  ['posts without their fields', () => Response.json({ posts: [{ id: '1' }], meta: PAGINATION })],
  ['JSON of another kind', () => Response.json([null])],
  [
    'no end of pages',
    () => Response.json({ posts: [], meta: { pagination: { ...PAGINATION.pagination, pages: 1e9 } } }),
  ],
  ['an empty list', () => Response.json({ posts: [], meta: PAGINATION })],
]

async function page(path: string) {
  const response = await ask(path)
  return { status: response.status, kept: response.headers.get('cache-control'), html: await response.text() }
}

const index = async () => (await CONTENT.list()).keys.filter(({ name }) => name.endsWith(':index'))

test.each(faults)(
  '%s from Ghost, nothing seen before: lists say so, nothing is kept, and it heals',
  async (what, fault) => {
    network.ghost = fault
    const [home, blog, post, sitemap] = [
      await page('/'),
      await page('/blog'),
      await page('/blog/first'),
      await page('/sitemap.xml'),
    ]
    expect([home.status, blog.status, sitemap.status]).toEqual([200, 200, 200])
    const again = [await page('/'), await page('/blog'), await page('/sitemap.xml')]
    expect([home, blog, sitemap, ...again].map(({ kept }) => kept)).toEqual(Array(6).fill('no-store'))
    expect((await page('/blog?page=2')).kept).toBe('no-store')
    if (what !== 'an empty list') {
      expect(blog.html).toContain(contentTexts.posts)
      expect(post.status).toBe(503)
      expect((await ask('/api/content/posts')).status).toBe(503)
    }
    expect(await index()).toEqual([])
    network.ghost = undefined
    ahead += 61_000
    expect((await page('/blog')).html).toContain('Good news')
    expect((await page('/blog/first')).html).toContain('Text of first.')
  },
)

test.each(faults)('%s from Ghost, seen before: the copy, on every page', async (_what, fault) => {
  for (const path of ['/', '/blog', '/blog/first']) await page(path)
  const copy = JSON.stringify(await index())
  network.ghost = fault
  for (let time = 0; time < 3; time++) {
    ahead += 9 * 24 * 60 * 60 * 1000
    for (const path of ['/', '/blog', '/blog/first']) {
      const { status, html } = await page(path)
      expect([path, status, html.includes('Good news')]).toEqual([path, 200, true])
    }
  }
  expect(JSON.stringify(await index())).toBe(copy)
})

const odd: [string, Parameters<typeof ghostPost>[0], string][] = [
  ['without a body', { slug: 'odd', html: null, reading_time: undefined as never }, 'Title of odd'],
  ['of 100 kB', { slug: 'odd', html: `${'<p>A paragraph of text.</p>'.repeat(4_000)}<p>The end.</p>` }, 'The end.'],
  [
    'with a card nobody knows',
    { slug: 'odd', html: '<div class="kg-card kg-future-card" data-x="1"><kg-future>Inside</kg-future></div>' },
    'Inside',
  ],
  ['with tags never closed', { slug: 'odd', html: `${'<div><b>'.repeat(100)}deep` }, 'deep'],
  ['by nobody', { slug: 'odd', authors: [], primary_author: null }, 'Text of odd.'],
]

test.each(odd)('a post %s is a page', async (_what, post, text) => {
  network = fakeNetwork([ghostPost(post)])
  const { status, html } = await page('/blog/odd')
  expect([status, html.includes(text)]).toEqual([200, true])
  expect((await page('/blog')).html).toContain('href="/blog/odd"')
})

test('a post nested beyond all sense is a page still, and the lists go on', async () => {
  network = fakeNetwork([ghostPost({ slug: 'odd', title: 'Deep', html: `<p>Top.</p>${'<div>'.repeat(20_000)}` })])
  const { status, html } = await page('/blog/odd')
  expect([status, html.includes('<h1')]).toEqual([200, true])
  expect((await page('/blog')).html).toContain('href="/blog/odd"')
})
