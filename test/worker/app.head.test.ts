import { expect, test } from 'vitest'
import { BRAND_IDS, getBrand } from '#brands/index.ts'
import retail from '#catalog/industries/retail/copy.ts'
import bookkeeping from '#catalog/services/bookkeeping/copy.ts'
import { openWeekdays } from '#shared/hours.ts'
import { cities } from '#shared/locations.ts'
import { fakeNetwork, ghostPost } from '#test/helpers/worker/fakes.ts'
import { foreignPath } from '#test/helpers/worker/images.ts'
import { nodeOf, readPage } from '#test/helpers/worker/read-page.ts'
import { setUpSite } from '#test/helpers/worker/set-up-site.ts'
import { fetchSite } from '#test/helpers/worker/site.ts'

const TITLE = 'Less < more & </script><script>alert(1)</script>'

setUpSite([
  ...Array.from({ length: 10 }, (_, index) => ghostPost({ slug: `post-${index}` })),
  ghostPost({ slug: 'first', title: TITLE, custom_excerpt: 'What it says.' }),
])

test.each([
  ['https://dresdentax.example/', 'https://dresdentax.example/'],
  ['https://payroll.example/services/personal-tax', 'https://payroll.example/services/personal-tax'],
  ['https://payroll.example/contact?sent=4829-1730&utm_source=mail&page=3', 'https://payroll.example/contact'],
  ['https://dresdentax.example/blog?page=2&utm_source=mail', 'https://dresdentax.example/blog?page=2'],
  ['https://dresdentax.example/blog?page=1', 'https://dresdentax.example/blog'],
  ['https://unknown.example/contact', 'https://dresdentax.example/contact'],
  ['https://staging.brownco.example/contact', 'https://brownco.example/contact'],
  ['https://dresdentax.example/services?domain=payroll', 'https://payroll.example/services'],
  ['https://brownco.example/blog/post-1', 'https://dresdentax.example/blog/post-1'],
])('the page %s has the canonical URL %s', async (url, canonical) => {
  const page = await readPage(url)
  expect([page.status, page.canonicals, page.meta.get('og:url')]).toEqual([200, [canonical], canonical])
})

test.each(BRAND_IDS)("a %s page contains the brand's link preview, icons and theme colors", async (id) => {
  const { domain, name, tagline, theme } = getBrand(id)
  const { title, meta, links } = await readPage(`https://${domain}/services`)
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
  expect(Object.fromEntries(links)).toMatchObject({
    icon: `/art/${id}/icon.svg`,
    'apple-touch-icon': `/art/${id}/icon-180.png`,
    manifest: '/site.webmanifest',
  })
  const html = await (await fetchSite(`https://${domain}/contact?domain=payroll`)).text()
  expect(html).toContain('href="/site.webmanifest?domain=payroll"')
  const own = await (await fetchSite(`https://${domain}/contact`)).text()
  for (const scheme of ['light', 'dark'] as const)
    expect(own).toContain(`media="(prefers-color-scheme: ${scheme})" content="${theme[scheme].ground}"/>`)
})

test(`a post's link preview has the Open Graph type "article"`, async () => {
  const { meta } = await readPage('/blog/post-1')
  expect(Object.fromEntries(meta)).toMatchObject({
    'og:type': 'article',
    'og:image': 'https://dresdentax.example/art/dresdentax/share.png',
    'article:published_time': '2026-01-02T10:00:00.000+00:00',
  })
})

test("a post's image URL in the link preview and in structured data is on the requested brand's domain", async () => {
  const feature_image = 'https://images.unsplash.com/photo-1?w=2000'
  fakeNetwork([ghostPost({ slug: 'pictured', feature_image, feature_image_alt: 'A desk' })])
  const page = await readPage('https://brownco.example/blog/pictured')
  const image = `https://brownco.example${foreignPath(feature_image)}`
  expect([page.meta.get('og:image'), page.meta.get('og:image:alt')]).toEqual([image, 'A desk'])
  expect(page.meta.has('og:image:width')).toBe(false)
  expect(nodeOf(page, 'BlogPosting')?.image).toBe(image)
})

test.each([
  ['/', 3],
  ['/blog', 3],
  ['/blog/post-1', 3],
  ['/contact', 1],
  ['/blog/no-such-post', 1],
])('the page %s links to %i feeds that return 200', async (path, count) => {
  const html = await (await fetchSite(path)).text()
  const feeds = [...html.matchAll(/<link rel="alternate" type="([^"]*)"[^>]* href="([^"]*)"/g)]
  expect(feeds).toHaveLength(count)
  for (const [, type, href = ''] of feeds) {
    const { status, headers } = await fetchSite(href)
    expect([href, status, headers.get('content-type')]).toEqual([href, 200, `${type}; charset=utf-8`])
  }
})

test.each(BRAND_IDS)("the %s structured data contains the brand's addresses and hours", async (id) => {
  const { domain, name, contact, socialMedia } = getBrand(id)
  for (const path of ['/', '/contact']) {
    const firm = nodeOf(await readPage(`https://${domain}${path}`), 'AccountingService')
    expect(firm).toMatchObject({
      '@id': `https://${domain}/#firm`,
      name,
      url: `https://${domain}/`,
      logo: `https://${domain}/art/${id}/icon-512.png`,
      email: contact.email,
      sameAs: [socialMedia.facebook.pageUrl, socialMedia.linkedin.companyUrl, socialMedia.instagram.profileUrl],
      address: [
        { addressLocality: 'Dresden', addressRegion: 'OH', postalCode: '43821' },
        { addressLocality: 'Pickerington', addressRegion: 'OH', postalCode: '43147' },
      ],
      areaServed: cities.map((city) => ({ '@type': 'City', name: `${city.name}, OH` })),
    })
    expect(`${firm?.telephone}`.replace(/^\+1|\D/g, '')).toBe(contact.phone.replace(/\D/g, ''))
    const hours = [firm?.openingHoursSpecification].flat() as { dayOfWeek: string[] }[]
    expect(hours.flatMap(({ dayOfWeek }) => dayOfWeek)).toEqual(openWeekdays(contact.hours))
  }
})

test.each([
  ['/services/bookkeeping', bookkeeping],
  ['/industries/retail', retail],
])("the FAQ structured data on the page %s contains all of the page's questions", async (path, { questions }) => {
  const entries = nodeOf(await readPage(path), 'FAQPage')?.mainEntity as {
    name: string
    acceptedAnswer: { text: string }
  }[]
  expect(entries.map(({ name }) => name)).toEqual(questions.map(({ question }) => question))
  expect(entries.map(({ acceptedAnswer }) => acceptedAnswer.text).join()).not.toMatch(/\]\(|\{\w+\}/)
})

test('a post title with a closing script tag cannot close the script element of the structured data', async () => {
  const page = await readPage('https://brownco.example/blog/first')
  expect(nodeOf(page, 'BlogPosting')).toMatchObject({
    headline: TITLE,
    description: 'What it says.',
    url: 'https://dresdentax.example/blog/first',
    datePublished: '2026-01-02T10:00:00.000+00:00',
    dateModified: '2026-01-03T10:00:00.000+00:00',
    author: [{ name: 'Unknown Author' }],
    publisher: { name: getBrand('brownco').name },
  })
  expect(await (await fetchSite('/blog/first')).text()).not.toContain('<script>alert')
})
