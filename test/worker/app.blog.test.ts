import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { contentTexts } from '#shared/content.ts'
import { DUE_DATES_PATH } from '#tax/due-dates/paths.ts'
import { fakeNetwork, ghostPost, ghostWith } from '#test/helpers/worker/fakes.ts'
import { nodeOf, readPage } from '#test/helpers/worker/read-page.ts'
import { network, setUpSite } from '#test/helpers/worker/set-up-site.ts'
import { fetchSite } from '#test/helpers/worker/site.ts'
import { createIsolate } from '#worker/compose.ts'
import type { Bindings } from '#worker/env.ts'

const tag = (slug: string, visibility = 'public') => ({
  id: slug,
  slug,
  name: visibility === 'internal' ? `#${slug.slice(5)}` : `Name of ${slug}`,
  description: slug === 'tax' ? 'All about tax.' : null,
  visibility,
})

const posts = Array.from({ length: 11 }, (_, index) =>
  ghostPost({
    slug: `tale-${index}`,
    featured: index === 7,
    tags: [tag('tax'), tag('hash-secret', 'internal')] as never,
  }),
)
const gated = ghostPost({ slug: 'members', visibility: 'members', access: false, html: 'GATED' })
const headings = ['one', 'two', 'three', 'four'].map((id) => `<h2 id="${id}">Heading ${id}</h2><p>Text.</p>`).join('')
setUpSite([
  ...posts,
  gated,
  ghostPost({ slug: 'long', html: headings, reading_time: 0, tags: [tag('payroll')] as never }),
  ghostPost({ slug: 'named', meta_title: 'Title for search', meta_description: 'Words for search' }),
])

const html = async (path: string) => (await fetchSite(path)).text()

test('only the first page of the blog list starts with a section of featured posts', async () => {
  const neighbors = async (path: string) => {
    const { links } = await readPage(path)
    return [links.get('prev'), links.get('next')]
  }
  expect(await html('/blog')).toMatch(/id="featured"[\s\S]*href="\/blog\/tale-7"[\s\S]*id="list"/)
  expect(await html('/blog?page=2')).not.toContain('id="featured"')
  expect(await neighbors('/blog')).toEqual([undefined, '/blog?page=2'])
  expect(await neighbors('/blog?page=2&domain=payroll')).toEqual(['/blog?domain=payroll', undefined])
})

test('the two pages of the blog list together show each of the 14 posts exactly once', async () => {
  const listed = async (path: string) =>
    [...(await html(path)).matchAll(/<a[^>]* href="\/blog\/([a-z0-9-]+)"/g)].map(([, slug]) => slug)
  fakeNetwork(Array.from({ length: 14 }, (_, index) => ghostPost({ slug: `entry-${index}`, featured: index > 8 })))
  const [first, second] = [await listed('/blog'), await listed('/blog?page=2')]
  expect(first.slice(0, 4)).toEqual(['entry-9', 'entry-10', 'entry-11', 'entry-0'])
  expect([first.length, second.length, new Set([...first, ...second]).size]).toEqual([9, 5, 14])
})

test.each(['/blog', '/blog/tag/full'])(
  'the last page of the list %s has no next link even if the page is full',
  async (path) => {
    fakeNetwork(
      Array.from({ length: 18 }, (_, index) => ghostPost({ slug: `full-${index}`, tags: [tag('full')] as never })),
    )
    for (const [query, next] of [
      ['', `${path}?page=2`],
      ['?page=2', undefined],
    ] as const) {
      const pages = (await html(`${path}${query}`)).match(/<nav aria-label="Pages"[\s\S]*?<\/nav>/)?.[0]
      const { links } = await readPage(`${path}${query}`)
      expect([links.get('next'), pages?.includes('Older posts')]).toEqual([next, next !== undefined])
    }
    expect((await fetchSite(`${path}?page=3`)).status).toBe(404)
  },
)

test('the topics on the blog page are the public tags in Ghost', async () => {
  const page = await html('/blog')
  expect(page).toMatch(/href="\/blog\/tag\/tax"[^>]*>Name of tax(?:<!-- -->)? <span[^>]*>11</)
  expect(page).not.toMatch(/hash-secret|#secret/)
  for (const path of ['/blog/tag/hash-secret', '/blog/tag/%23secret', '/blog/tag/tax?page=3'])
    expect([path, (await fetchSite(path)).status]).toEqual([path, 404])
})

test("every brand's blog tag page has a canonical URL on the default brand's domain", async () => {
  const host = 'https://dresdentax.example'
  const page = await readPage(`${host}/blog/tag/tax`)
  expect([page.status, page.title]).toEqual([200, 'Topic: Name of tax | Dresden Tax'])
  expect([page.meta.get('description'), page.links.get('next')]).toEqual(['All about tax.', '/blog/tag/tax?page=2'])
  expect(nodeOf(page, 'BreadcrumbList')?.itemListElement).toMatchObject([
    { name: 'Home' },
    { name: 'News', item: `${host}/blog` },
    { name: 'Name of tax' },
  ])
  const { title, canonicals } = await readPage('https://payroll.example/blog/tag/tax?page=2')
  expect([title.includes('page 2'), canonicals]).toEqual([true, [`${host}/blog/tag/tax?page=2`]])
  expect(await html('https://payroll.example/blog/tag/tax')).toMatch(
    /<link rel="alternate" type="application\/rss\+xml" title="[^"]*: Name of tax \(RSS\)"/,
  )
  const listed = async (host: string) => (await html(`https://${host}/sitemap.xml`)).match(/https:[^<]*\/tag\/[^<]*/g)
  const tags = ['payroll', 'tax'].map((slug) => `${host}/blog/tag/${slug}`)
  expect([await listed('dresdentax.example'), await listed('payroll.example')]).toEqual([tags, null])
})

test('a post with a blank title and no author is shown as "Untitled" by "Unknown Author"', async () => {
  const feature_image = 'https://elsewhere.test/image.jpg'
  fakeNetwork([ghostPost({ slug: 'bare', title: ' ', feature_image, feature_image_alt: 'Elsewhere' })])
  const [list, post] = [await html('/blog'), await html('/blog/bare')]
  expect(list).toMatch(/href="\/blog\/bare"[^>]*>Untitled</)
  expect(post).toMatch(/<h1[^>]*>Untitled</)
  expect(post).toContain('>Unknown Author</p>')
  expect(post).not.toContain('<figure')
  expect([list, post].filter((page) => /elsewhere/i.test(page))).toEqual([])
  expect((await readPage('/blog/bare')).meta.get('og:image')).toContain('/art/dresdentax/share.')
})

test('a post page response starts before Ghost returns the related posts', async () => {
  const slow = fakeNetwork(posts)
  const found = Promise.withResolvers<void>()
  slow.ghost = async (url, init) => {
    if (!url.pathname.includes('/slug/')) await found.promise
    return ghostWith(posts)(url, init)
  }
  const context = createExecutionContext()
  const request = new Request('https://dresdentax.example/blog/tale-3')
  const response = await createIsolate().fetch(request as never, env as unknown as Bindings, context)
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
  found.resolve()
  expect(await response.text()).toContain('href="/blog/tale-4"')
  await waitOnExecutionContext(context)
})

test('a blog search page lists only the posts that match the query', async () => {
  const page = await readPage('https://dresdentax.example/blog?q=tale-3')
  expect([page.status, page.noindex]).toEqual([200, true])
  expect(page.title).toBe('Search: tale-3 | Dresden Tax')
  const found = await html('/blog?q=tale-3')
  expect(found).toContain('href="/blog/tale-3"')
  expect(found).not.toContain('href="/blog/tale-4"')
  expect(await html('/blog?q=tale-3&domain=payroll')).toContain('<input type="hidden" name="domain" value="payroll"')
  expect((await readPage('https://dresdentax.example/blog?q=%20')).noindex).toBe(false)
})

test('a blog search page shows the newest posts only if no post matches the query', async () => {
  expect(await html('/blog?q=tale-3')).not.toContain('tale-7')
  const none = await html('/blog?q=unfindable')
  expect(none).toMatch(/Newest posts[\s\S]*href="\/blog\/tale-7"/)
  expect(none).toMatch(/<script[^>]*>[^<]*tale-7/)
})

const QUERIES = ['.*', '([', '\\', '%00', '<script>alert(1)</script>', 'tax '.repeat(1_250), '😀'.repeat(420)]
test.each(QUERIES)('a blog search for the unusual query %j gets a 200 with the query escaped', async (q) => {
  const query = new URLSearchParams({ q })
  expect((await fetchSite(`/api/content/search?${query}`)).status).toBe(200)
  const first = await fetchSite(`/blog?${query}`)
  const location = first.headers.get('location')
  const response = location ? await fetchSite(location) : first
  const page = await response.text()
  expect(response.status).toBe(200)
  expect(page).not.toContain('<script>alert')
  expect(page).not.toContain('tax '.repeat(26))
})

test("no page or content API response contains a members-only post's body", async () => {
  for (const path of [
    '/blog',
    '/blog?page=2',
    '/blog/members',
    '/blog?q=gated',
    '/blog?q=members',
    '/api/content/posts/members',
  ])
    expect([path, (await html(path)).includes('GATED')]).toEqual([path, false])
  const post = await html('/blog/members')
  expect(post).toContain('#lock')
  expect(post).not.toContain('post-body"')
  expect(await html('/blog?page=2')).toContain('For members')
})

test("a post page links to the post's tag, the previous and next posts, and three related posts", async () => {
  const post = await html('/blog/tale-5')
  expect(post).toContain('href="/blog/tag/tax"')
  expect(post).toMatch(/href="\/blog\/tale-6"[^>]*rel="prev"|rel="prev"[^>]*href="\/blog\/tale-6"/)
  expect(post).toMatch(/href="\/blog\/tale-4"[^>]*rel="next"|rel="next"[^>]*href="\/blog\/tale-4"/)
  expect(post.match(/<li class="card post-card"/g)?.length).toBe(3)
})

test('a post page returns 200 without related posts if Ghost cannot list posts', async () => {
  const post = { posts: [ghostPost({ slug: 'alone' })] }
  network.ghost = (url) => (url.pathname.includes('/slug/') ? Response.json(post) : new Response('', { status: 500 }))
  const response = await fetchSite('/blog/alone')
  const page = await response.text()
  expect(response.status).toBe(200)
  expect(page).toContain('Text of alone.')
  expect(page).not.toContain('id="related"')
})

test('post lists show a 350-character excerpt in full', async () => {
  const excerpt = `${'Words of an excerpt. '.repeat(20)}`.slice(0, 350).trim()
  fakeNetwork([ghostPost({ slug: 'described', custom_excerpt: excerpt, tags: [tag('tax')] as never })])
  for (const path of ['/blog', '/blog/tag/tax', '/blog?q=described'])
    expect([path, (await html(path)).includes(`>${excerpt}</p>`)]).toEqual([path, true])
})

// The test without posts must be last because the empty post list stays in the negative cache for a minute.
test.each(['/', '/blog'])('if Ghost has no posts, the page %s links to the tax due dates', async (path) => {
  fakeNetwork([])
  const page = await html(path)
  expect(page).toMatch(new RegExp(`${contentTexts.noPosts}[\\s\\S]*href="${DUE_DATES_PATH}"`))
})
