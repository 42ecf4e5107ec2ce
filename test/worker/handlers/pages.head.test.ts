import { expect, test } from 'vitest'
import { BRAND_IDS, getBrand } from '#brands/index'
import { fakeNetwork, ghostPost } from '#test/helpers/worker/fakes'
import { foreignPath } from '#test/helpers/worker/images'
import { nodeOf, readPage } from '#test/helpers/worker/read-page'
import { setUpSite } from '#test/helpers/worker/set-up-site'
import { fetchSite } from '#test/helpers/worker/site'

const posts = Array.from({ length: 10 }, (_, index) => ghostPost({ slug: `post-${index}` }))
setUpSite(posts)

test.each([
  ['https://dresdentax.example/', 'https://dresdentax.example/'],
  ['https://brownco.example/services', 'https://brownco.example/services'],
  ['https://payroll.example/services/personal-tax', 'https://payroll.example/services/personal-tax'],
  ['https://payroll.example/contact?sent=4829-1730&utm_source=mail&page=3', 'https://payroll.example/contact'],
  ['https://dresdentax.example/blog?page=2&utm_source=mail', 'https://dresdentax.example/blog?page=2'],
  ['https://dresdentax.example/blog?page=1', 'https://dresdentax.example/blog'],
  ['https://unknown.example/contact', 'https://dresdentax.example/contact'],
  ['https://staging.brownco.example/contact', 'https://brownco.example/contact'],
  ['https://dresdentax.example/services?domain=payroll', 'https://payroll.example/services'],
  ['https://brownco.example/blog/post-1', 'https://dresdentax.example/blog/post-1'],
])('%s has the canonical URL %s', async (url, canonical) => {
  const page = await readPage(url)
  expect([page.status, page.canonicals]).toEqual([200, [canonical]])
  expect(page.meta.get('og:url')).toBe(canonical)
})

test.each(['/nowhere', '/blog/no-such-post', '/blog?page=99', '/services/nothing'])(
  '%s gets a 404 with its own title and without a canonical URL',
  async (path) => {
    const page = await readPage(path)
    expect([page.status, page.canonicals, page.data]).toEqual([404, [], []])
    expect(page.title).toBe('Page Not Found | Dresden Tax')
    expect(page.meta.has('og:url')).toBe(false)
  },
)

test('a post that gets a 503 has no canonical URL', async () => {
  fakeNetwork().ghost = () => new Response('', { status: 500 })
  const page = await readPage('/blog/never-seen')
  expect([page.status, page.canonicals, page.data]).toEqual([503, [], []])
})

test('a rejected form, status 400, has no canonical URL', async () => {
  const response = await fetchSite('/contact', { method: 'POST', body: new URLSearchParams({ name: 'A' }) })
  expect(response.status).toBe(400)
  expect(await response.text()).not.toContain('rel="canonical"')
})

test.each(BRAND_IDS)('%s: link previews get the page’s words and the brand’s share image', async (id) => {
  const { domain, name, tagline } = getBrand(id)
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

test('a post’s link preview is an article with its date', async () => {
  const { meta } = await readPage('/blog/post-1')
  expect([meta.get('og:type'), meta.get('article:published_time')]).toEqual([
    'article',
    '2026-01-02T10:00:00.000+00:00',
  ])
  expect(meta.get('og:image')).toBe('https://dresdentax.example/art/dresdentax/share.png')
})

test('a post’s link preview has the post’s own image, on the brand’s domain', async () => {
  const feature_image = 'https://images.unsplash.com/photo-1?w=2000'
  fakeNetwork([ghostPost({ slug: 'pictured', feature_image, feature_image_alt: 'A desk' })])
  const page = await readPage('https://brownco.example/blog/pictured')
  const image = `https://brownco.example${foreignPath(feature_image)}`
  expect([page.meta.get('og:image'), page.meta.get('og:image:alt')]).toEqual([image, 'A desk'])
  expect(page.meta.has('og:image:width')).toBe(false)
  expect(nodeOf(page, 'BlogPosting')?.image).toBe(image)
})

test.each(BRAND_IDS)('%s: a page has the icons, the manifest and the theme colors of its brand', async (id) => {
  const { domain, theme } = getBrand(id)
  const html = await (await fetchSite(`https://${domain}/contact`)).text()
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

test('home and the blog link to three feeds, other pages and a missing post to one, and each feed exists', async () => {
  const feedsOf = async (path: string) => {
    const html = await (await fetchSite(path)).text()
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
      const { status, headers } = await fetchSite(href)
      expect([href, status, headers.get('content-type')]).toEqual([href, 200, `${type}; charset=utf-8`])
    }
  }
})
