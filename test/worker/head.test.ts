import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { brands } from '#brands/index'
import { BRAND_IDS } from '#shared/brand-id'
import { fakeNetwork, ghostPost } from './fakes'
import { nodeOf, readPage } from './read-page'
import { ask } from './site'
import { emptyStorage } from './storage'

beforeEach(async () => {
  await emptyStorage()
  const posts = Array.from({ length: 10 }, (_, index) => ghostPost({ slug: `post-${index}` }))
  fakeNetwork(posts)
})
afterEach(() => vi.restoreAllMocks())

test.each([
  ['https://dresdentax.example/', 'https://dresdentax.example/'],
  ['https://brownco.example/services', 'https://brownco.example/services'],
  ['https://payroll.example/services/personal-tax', 'https://payroll.example/services/personal-tax'],
  ['https://payroll.example/contact?sent=1&utm_source=mail&page=3', 'https://payroll.example/contact'],
  ['https://dresdentax.example/blog?page=2&utm_source=mail', 'https://dresdentax.example/blog?page=2'],
  ['https://dresdentax.example/blog?page=1', 'https://dresdentax.example/blog'],
  ['https://unknown.example/contact', 'https://dresdentax.example/contact'],
  ['http://staging.brownco.example/contact', 'https://brownco.example/contact'],
  ['https://dresdentax.example/services?domain=payroll', 'https://payroll.example/services'],
  ['https://brownco.example/blog/post-1', 'https://dresdentax.example/blog/post-1'],
])('%s has its place at %s', async (url, canonical) => {
  const page = await readPage(url)
  expect([page.status, page.canonicals]).toEqual([200, [canonical]])
  expect(page.meta.get('og:url')).toBe(canonical)
})

test.each(['/nowhere', '/blog/no-such-post', '/blog?page=99', '/services/nothing'])(
  '%s has no place, and a title of its own',
  async (path) => {
    const page = await readPage(path)
    expect([page.status, page.canonicals, page.data]).toEqual([404, [], []])
    expect(page.title).toBe('Page not found | Dresden Tax')
    expect(page.meta.has('og:url')).toBe(false)
  },
)

test('a page that failed has no place', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  fakeNetwork().ghost = () => new Response('', { status: 500 })
  const page = await readPage('/blog/never-seen')
  expect([page.status, page.canonicals, page.data]).toEqual([503, [], []])
})

test('a form that came back has no place', async () => {
  const response = await ask('/contact', { method: 'POST', body: new URLSearchParams({ name: 'A' }) })
  expect(response.status).toBe(400)
  expect(await response.text()).not.toContain('rel="canonical"')
})

test.each(BRAND_IDS)('%s: link previews get the page’s words and the brand’s picture', async (id) => {
  const { domain, name, tagline } = brands[id]
  const { title, meta } = await readPage(`https://${domain}/services`)
  expect(`${meta.get('og:title')} | ${name}`).toBe(title)
  expect(Object.fromEntries(meta)).toMatchObject({
    'og:description': meta.get('description'),
    'og:site_name': name,
    'og:type': 'website',
    'og:image': `https://${domain}/art/${id}/share.png`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': `${name}: ${tagline}`,
    'twitter:card': 'summary_large_image',
  })
})

test('a post is shared as an article with its date', async () => {
  const { meta } = await readPage('/blog/post-1')
  expect([meta.get('og:type'), meta.get('article:published_time')]).toEqual([
    'article',
    '2026-01-02T10:00:00.000+00:00',
  ])
  expect(meta.get('og:image')).toBe('https://dresdentax.example/art/dresdentax/share.png')
})

test('a post with a picture is shared with that, from this site', async () => {
  const feature_image = 'https://images.unsplash.com/photo-1?w=2000'
  fakeNetwork([ghostPost({ slug: 'pictured', feature_image, feature_image_alt: 'A desk' })])
  const page = await readPage('https://brownco.example/blog/pictured')
  const image = 'https://brownco.example/media/host/images.unsplash.com/photo-1?w=2000'
  expect([page.meta.get('og:image'), page.meta.get('og:image:alt')]).toEqual([image, 'A desk'])
  expect(page.meta.has('og:image:width')).toBe(false)
  expect(nodeOf(page, 'BlogPosting')?.image).toBe(image)
})

test.each(BRAND_IDS)('%s: every page names the icons, the manifest and the colours of its brand', async (id) => {
  const { domain, theme } = brands[id]
  const html = await (await ask(`https://${domain}/contact`)).text()
  const { links } = await readPage(`https://${domain}/contact`)
  expect(Object.fromEntries(links)).toMatchObject({
    icon: `/art/${id}/icon.svg`,
    'apple-touch-icon': `/art/${id}/icon-180.png`,
    manifest: '/site.webmanifest',
  })
  for (const scheme of ['light', 'dark'] as const)
    expect(html).toContain(
      `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${theme[scheme].ground}"/>`,
    )
  const other = await readPage(`https://${domain}/contact?domain=payroll`)
  expect(other.links.get('manifest')).toBe('/site.webmanifest?domain=payroll')
})

test('home and the blog name three feeds that are there, other pages one; a missing post names no more', async () => {
  const feedsOf = async (path: string) => {
    const html = await (await ask(path)).text()
    return [...html.matchAll(/<link rel="alternate" type="([^"]*)"[^>]* href="([^"]*)"/g)].map(([, ...found]) => found)
  }
  for (const [path, count] of [
    ['/', 3],
    ['/blog', 3],
    ['/blog/post-1', 3],
    ['/contact', 1],
    ['/blog/no-such-post', 1],
  ] as const) {
    const feeds = await feedsOf(path)
    expect([path, feeds.length]).toEqual([path, count])
    for (const [type = '', href = ''] of feeds) {
      const { status, headers } = await ask(href)
      expect([href, status, headers.get('content-type')]).toEqual([href, 200, `${type}; charset=utf-8`])
    }
  }
})
