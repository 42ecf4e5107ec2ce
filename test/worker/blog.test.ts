import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type FakeNetwork, fakeNetwork, ghostPost } from './fakes'
import { nodeOf, readPage } from './read-page'
import { ask } from './site'
import { emptyStorage } from './storage'

const tag = (slug: string, visibility = 'public') => ({
  id: slug,
  slug,
  name: visibility === 'internal' ? `#${slug.slice(5)}` : `Name of ${slug}`,
  description: slug === 'tax' ? 'All about tax.' : null,
  visibility,
})

let network: FakeNetwork

beforeEach(async () => {
  await emptyStorage()
  const posts = Array.from({ length: 11 }, (_, index) =>
    ghostPost({
      slug: `post-${index}`,
      featured: index === 7,
      tags: [tag('tax'), tag('hash-secret', 'internal')] as never,
    }),
  )
  const gated = ghostPost({ slug: 'members', visibility: 'members', access: false, html: 'GATED' })
  const headings = ['one', 'two', 'three', 'four'].map((id) => `<h2 id="${id}">Heading ${id}</h2><p>Text.</p>`).join('')
  network = fakeNetwork([
    ...posts,
    gated,
    ghostPost({ slug: 'long', html: headings, reading_time: 0, tags: [tag('payroll')] as never }),
    ghostPost({ slug: 'named', meta_title: 'Title for search', meta_description: 'Words for search' }),
  ])
})
afterEach(() => vi.restoreAllMocks())

const html = async (path: string) => (await ask(path)).text()

test('the first page begins with what is featured, and says where the list goes on', async () => {
  const first = await readPage('/blog')
  expect([first.links.get('prev'), first.links.get('next')]).toEqual([undefined, '/blog?page=2'])
  expect(await html('/blog')).toMatch(/id="featured"[\s\S]*href="\/blog\/post-7"[\s\S]*id="list"/)

  const second = await readPage('/blog?page=2&domain=payroll')
  expect([second.links.get('prev'), second.links.get('next')]).toEqual(['/blog?domain=payroll', undefined])
  expect(await html('/blog?page=2')).not.toContain('id="featured"')
})

test('each post stands once on the first page', async () => {
  const links = [...(await html('/blog')).matchAll(/<a[^>]* href="\/blog\/([a-z0-9-]+)"/g)].map(([, slug]) => slug)
  expect([links.length, new Set(links).size]).toEqual([9, 9])
})

test('each post stands on one page alone, wherever what is featured comes from', async () => {
  vi.restoreAllMocks()
  fakeNetwork(Array.from({ length: 14 }, (_, index) => ghostPost({ slug: `post-${index}`, featured: index > 8 })))
  const slugs = async (path: string) =>
    [...(await html(path)).matchAll(/<a[^>]* href="\/blog\/([a-z0-9-]+)"/g)].map(([, slug]) => slug)
  const [first, second] = [await slugs('/blog'), await slugs('/blog?page=2')]
  expect(first.slice(0, 4)).toEqual(['post-9', 'post-10', 'post-11', 'post-0'])
  expect([first.length, second.length, new Set([...first, ...second]).size]).toEqual([9, 5, 14])
})

test('after a dozen topics the rest is folded, in the same order', async () => {
  vi.restoreAllMocks()
  const tags = Array.from({ length: 14 }, (_, index) => tag(`topic-${String.fromCharCode(97 + index)}`))
  fakeNetwork([ghostPost({ slug: 'tagged', tags: tags as never })])
  const [nav = ''] = (await html('/blog')).match(/<nav [^>]*aria-labelledby="topics"[\s\S]*?<\/nav>/) ?? []
  const topics = nav
    .split('<details>')
    .map((part) => [...part.matchAll(/\/blog\/tag\/topic-(\w)"/g)].map(([, letter]) => letter).join(''))
  expect(topics).toEqual(['abcdefghijkl', 'mn'])
})

test('where everything is featured there is no list, and nobody says that it is empty', async () => {
  vi.restoreAllMocks()
  fakeNetwork([ghostPost({ slug: 'only', featured: true })])
  const page = await html('/blog')
  expect([page.includes('id="featured"'), page.includes('id="list"')]).toEqual([true, false])
})

test('nothing is put in the place of posts that are featured', async () => {
  vi.restoreAllMocks()
  fakeNetwork([ghostPost({ slug: 'plain' })])
  expect(await html('/blog')).not.toContain('id="featured"')
})

test('topics are the public tags that have posts, with how many', async () => {
  const page = await html('/blog')
  expect(page).toMatch(/href="\/blog\/tag\/tax"[^>]*>Name of tax(?:<!-- -->)? <span[^>]*>11</)
  expect(page).not.toMatch(/hash-secret|#secret/)
})

test('a tag has its name, its description, its own pages and a place below the news', async () => {
  const page = await readPage('https://dresdentax.example/blog/tag/tax')
  expect([page.status, page.title]).toEqual([200, 'Name of tax | Dresden Tax'])
  expect(page.meta.get('description')).toBe('All about tax.')
  expect(page.canonicals).toEqual(['https://dresdentax.example/blog/tag/tax'])
  expect(page.links.get('next')).toBe('/blog/tag/tax?page=2')
  expect(nodeOf(page, 'BreadcrumbList')?.itemListElement).toMatchObject([
    { name: 'Home' },
    { name: 'News', item: 'https://dresdentax.example/blog' },
    { name: 'Name of tax' },
  ])
  const second = await readPage('https://dresdentax.example/blog/tag/tax?page=2')
  expect(second.canonicals).toEqual(['https://dresdentax.example/blog/tag/tax?page=2'])
  expect(second.title).toContain('page 2')
})

test('a tag has its place on the default brand, where the sitemap lists it; its feeds go by its name', async () => {
  const listed = async (host: string) => (await html(`https://${host}/sitemap.xml`)).match(/https:[^<]*\/tag\/[^<]*/g)
  const tags = ['payroll', 'tax'].map((slug) => `https://dresdentax.example/blog/tag/${slug}`)
  expect([await listed('dresdentax.example'), await listed('payroll.example')]).toEqual([tags, null])
  for (const query of ['', '?page=2']) {
    const { canonicals } = await readPage(`https://payroll.example/blog/tag/tax${query}`)
    expect(canonicals).toEqual([`https://dresdentax.example/blog/tag/tax${query}`])
    const page = await html(`https://payroll.example/blog/tag/tax${query}`)
    expect(page).toMatch(/<link rel="alternate" type="application\/rss\+xml" title="[^"]*: Name of tax \(RSS\)"/)
  }
})

test.each([
  '/blog/tag/unknown',
  '/blog/tag/hash-secret',
  '/blog/tag/%23secret',
  '/blog/tag/TAX',
  '/blog/tag/tax?page=3',
])('%s is not there', async (path) => {
  expect((await ask(path)).status).toBe(404)
})

test('a search is a page of its own, which search engines leave out', async () => {
  const page = await readPage('https://dresdentax.example/blog?q=post-3')
  expect([page.status, page.noindex]).toEqual([200, true])
  expect(page.title).toBe('Search: post-3 | Dresden Tax')
  const found = await html('/blog?q=post-3')
  expect(found).toContain('href="/blog/post-3"')
  expect(found).not.toContain('href="/blog/post-4"')
  expect(await html('/blog?q=post-3&domain=payroll')).toContain('<input type="hidden" name="domain" value="payroll"')
  expect((await readPage('https://dresdentax.example/blog?q=%20')).noindex).toBe(false)
})

test.each([['.*'], ['(['], ['\\'], ['%00'], ['<script>alert(1)</script>'], ['x'.repeat(5_000)]])(
  'a search for %j is an ordinary one',
  async (q) => {
    const asked = await ask(`/blog?${new URLSearchParams({ q })}`)
    // What is too long, or has space around it, has its place at the address that is not.
    const moved = asked.headers.get('location')
    const response = moved ? await ask(moved) : asked
    const page = await response.text()
    expect(response.status).toBe(200)
    expect(page).not.toContain('<script>alert')
    expect(page).not.toContain('x'.repeat(101))
  },
)

test('of a gated post there is its title alone, in the page and in what the browser is handed', async () => {
  for (const path of ['/blog', '/blog?page=2', '/blog/members', '/blog?q=gated', '/blog?q=members'])
    expect([path, (await html(path)).includes('GATED')]).toEqual([path, false])
  const post = await html('/blog/members')
  expect(post).toContain('i-ph-lock')
  expect(post).not.toContain('post-body"')
  expect(await html('/blog?page=2')).toContain('For members')
})

test('only a long post has a table of contents, and one of no minutes no reading time', async () => {
  const long = await html('/blog/long')
  expect(long).toContain('href="#four"')
  expect(long).not.toContain('min read</p>')
  expect(await html('/blog/post-1')).not.toContain('contents-link')
})

test('a post leads to its tags, to its neighbours and to related ones', async () => {
  const post = await html('/blog/post-5')
  expect(post).toContain('href="/blog/tag/tax"')
  expect(post).toMatch(/href="\/blog\/post-6"[^>]*rel="prev"|rel="prev"[^>]*href="\/blog\/post-6"/)
  expect(post).toMatch(/href="\/blog\/post-4"[^>]*rel="next"|rel="next"[^>]*href="\/blog\/post-4"/)
  expect(post.split('<li class="post-card">').length - 1).toBe(3)
})

test('a post stands without what is around it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const post = { posts: [ghostPost({ slug: 'alone' })] }
  network.ghost = (url) => (url.pathname.includes('/slug/') ? Response.json(post) : new Response('', { status: 500 }))
  const response = await ask('/blog/alone')
  const page = await response.text()
  expect(response.status).toBe(200)
  expect(page).toContain('Text of alone.')
  expect(page).not.toContain('id="related"')
})

test('search engines are told of a post what its writer wrote for them', async () => {
  const page = await readPage('https://dresdentax.example/blog/named')
  expect(page.title).toBe('Title for search | Dresden Tax')
  expect(page.meta.get('description')).toBe('Words for search')
})

test('a post is shared by plain links to where one reads it', async () => {
  const page = await html('https://brownco.example/blog/post-1')
  const url = encodeURIComponent('https://brownco.example/blog/post-1')
  for (const href of ['mailto:?', 'https://www.facebook.com/', 'https://www.linkedin.com/', 'https://x.com/'])
    expect(page).toMatch(new RegExp(`href="${href.replace('?', '\\?')}[^"]*${url}`))
})

test.each([150, 151, 191, 192, 10_000])('a missing slug of %i characters', async (length) => {
  network.requests.length = 0
  const response = await ask(`/blog/${'a'.repeat(length)}`)
  const page = await response.text()
  expect(response.status).toBe(404)
  expect(page.includes('exceptionally long')).toBe(length > 150)
  expect(page.includes('Return Home Now')).toBe(length <= 150)
  expect(network.requests.some((request) => request.includes('aaa'))).toBe(length <= 191)
})
