import { expect, test } from 'vitest'
import { BRAND_IDS, getBrand } from '#brands/index'
import retail from '#industries/retail/copy'
import bookkeeping from '#services/bookkeeping/copy'
import { publicBrand } from '#shared/brand'
import { openWeekdays } from '#shared/hours'
import { cities } from '#shared/locations'
import { structuredData } from '#shared/structured-data'
import { ghostPost } from '#test/helpers/worker/fakes'
import { nodeOf, readPage } from '#test/helpers/worker/read-page'
import { setUpSite } from '#test/helpers/worker/set-up-site'
import { fetchSite } from '#test/helpers/worker/site'
import { brandMenu } from '#worker/brand-reader'

const TITLE = 'Less < more & </script><script>alert(1)</script>'

setUpSite([ghostPost({ slug: 'first', title: TITLE, custom_excerpt: 'What it says.' })])

test.each(BRAND_IDS)('%s: home and contact describe the firm with the brand’s facts', async (id) => {
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

test.each(BRAND_IDS)('%s: a service page describes its service in the brand’s words', async (id) => {
  const { domain, name } = getBrand(id)
  const page = await readPage(`https://${domain}/services/fractional-cfo`)
  const label = brandMenu(getBrand(id)).services.find(({ href }) => href === '/services/fractional-cfo')?.label
  expect(nodeOf(page, 'Service')).toMatchObject({
    name: label,
    description: page.meta.get('description'),
    url: `https://${domain}/services/fractional-cfo`,
    provider: { '@id': `https://${domain}/#firm`, name },
  })
  expect(nodeOf(page, 'BreadcrumbList')?.itemListElement).toMatchObject([
    { position: 1, name: 'Home', item: `https://${domain}/` },
    { position: 2, name: 'Services', item: `https://${domain}/services` },
    { position: 3 },
  ])
})

test('a page’s FAQ data has the questions of its copy, without markup', async () => {
  for (const [path, { questions }] of [
    ['/services/bookkeeping', bookkeeping],
    ['/industries/retail', retail],
  ] as const) {
    const entries = nodeOf(await readPage(path), 'FAQPage')?.mainEntity as {
      name: string
      acceptedAnswer: { text: string }
    }[]
    expect(entries.map(({ name }) => name)).toEqual(questions.map(({ question }) => question))
    expect(entries.map(({ acceptedAnswer }) => acceptedAnswer.text).join()).not.toMatch(/\]\(|\{\w+\}/)
  }
})

test('FAQ data includes questions inside a page’s sections', () => {
  const sections = [{ id: 'a', heading: 'A', blocks: [{ questions: [{ question: 'Q', answer: '[A](/contact)' }] }] }]
  const now = '2026-11-21T12:00:00Z'
  const page = { brand: publicBrand(getBrand('payroll'), now), menu: brandMenu(getBrand('payroll')), now }
  const source = { title: 'T', description: 'D', sections }
  const nodes = structuredData(page, { path: '/about-us', url: 'https://payroll.example/about-us', source })
  expect(nodes).toEqual([
    {
      '@type': 'FAQPage',
      mainEntity: [{ '@type': 'Question', name: 'Q', acceptedAnswer: { '@type': 'Answer', text: 'A' } }],
    },
  ])
})

test('breadcrumbs of a page two levels down include its parent page', async () => {
  const page = await readPage('/services/personal-tax/pricing')
  expect(nodeOf(page, 'BreadcrumbList')?.itemListElement).toMatchObject([
    { name: 'Home' },
    { name: 'Services' },
    { name: 'Personal Tax', item: 'https://dresdentax.example/services/personal-tax' },
    { position: 4 },
  ])
  expect(nodeOf(page, 'Service')).toBeUndefined()
})

test('a post is described with its dates and author, and its title cannot end the script element', async () => {
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

test('a section’s first page has no breadcrumbs, and a service page with subpages is a service', async () => {
  expect(nodeOf(await readPage('/services'), 'BreadcrumbList')).toBeUndefined()
  expect(nodeOf(await readPage('/services/personal-tax'), 'Service')).toMatchObject({ name: 'Personal Tax' })
})
