import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { brands } from '#brands/index'
import retail from '#content/industries/retail'
import bookkeeping from '#content/services/bookkeeping'
import { publicBrand } from '#shared/brand'
import { BRAND_IDS } from '#shared/brand-id'
import { cities } from '#shared/locations'
import { structuredData } from '#shared/structured-data'
import { brandMenu } from '#worker/brand-reader'
import { fakeNetwork, ghostPost } from './fakes'
import { nodeOf, readPage } from './read-page'
import { ask } from './site'
import { emptyStorage } from './storage'

const TITLE = 'Less < more & </script><script>alert(1)</script>'

beforeEach(async () => {
  await emptyStorage()
  fakeNetwork([ghostPost({ slug: 'first', title: TITLE, custom_excerpt: 'What it says.' })])
})
afterEach(() => vi.restoreAllMocks())

test.each(BRAND_IDS)('%s: home and contact tell who the firm is, in the brand’s own facts', async (id) => {
  const { domain, name, contact, socialMedia } = brands[id]
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
    const hours = firm?.openingHoursSpecification as { dayOfWeek: string[] }
    expect([hours.dayOfWeek.length, hours.dayOfWeek.includes('Sunday')]).toEqual([6, false])
  }
})

test.each(BRAND_IDS)('%s: a service is told in the brand’s words, with its way there and its questions', async (id) => {
  const { domain, name } = brands[id]
  const page = await readPage(`https://${domain}/services/fractional-cfo`)
  const label = brandMenu(brands[id]).services.find(({ href }) => href === '/services/fractional-cfo')?.label
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

test('the questions of a page are those it shows, without their markup', async () => {
  for (const [path, { questions }] of [
    ['/services/bookkeeping', bookkeeping],
    ['/industries/retail', retail],
  ] as const) {
    const asked = nodeOf(await readPage(path), 'FAQPage')?.mainEntity as {
      name: string
      acceptedAnswer: { text: string }
    }[]
    expect(asked.map(({ name }) => name)).toEqual(questions.map(({ question }) => question))
    expect(asked.map(({ acceptedAnswer }) => acceptedAnswer.text).join()).not.toMatch(/\]\(|\{\w+\}/)
  }
})

test('questions inside a page’s sections count too', () => {
  const sections = [{ id: 'a', heading: 'A', blocks: [{ questions: [{ question: 'Q', answer: '[A](/contact)' }] }] }]
  const page = { brand: publicBrand(brands.payroll), menu: brandMenu(brands.payroll) }
  const source = { title: 'T', description: 'D', sections }
  const nodes = structuredData(page, { path: '/about-us', url: 'https://payroll.example/about-us', source })
  expect(nodes).toEqual([
    {
      '@type': 'FAQPage',
      mainEntity: [{ '@type': 'Question', name: 'Q', acceptedAnswer: { '@type': 'Answer', text: 'A' } }],
    },
  ])
})

test('a page two levels down names the page between', async () => {
  const page = await readPage('/services/personal-tax/pricing')
  expect(nodeOf(page, 'BreadcrumbList')?.itemListElement).toMatchObject([
    { name: 'Home' },
    { name: 'Services' },
    { name: 'Personal Tax', item: 'https://dresdentax.example/services/personal-tax' },
    { position: 4 },
  ])
  expect(nodeOf(page, 'Service')).toBeUndefined()
})

test('a post is told with its dates and author, and its words cannot end the script', async () => {
  const page = await readPage('https://brownco.example/blog/first')
  expect(nodeOf(page, 'BlogPosting')).toMatchObject({
    headline: TITLE,
    description: 'What it says.',
    url: 'https://dresdentax.example/blog/first',
    datePublished: '2026-01-02T10:00:00.000+00:00',
    dateModified: '2026-01-03T10:00:00.000+00:00',
    author: [{ name: 'Unknown Author' }],
    publisher: { name: brands.brownco.name },
  })
  expect(await (await ask('/blog/first')).text()).not.toContain('<script>alert')
})

test('the first page of a section stands below nothing, and a page that is a folder too is a service', async () => {
  expect(nodeOf(await readPage('/services'), 'BreadcrumbList')).toBeUndefined()
  expect(nodeOf(await readPage('/services/personal-tax'), 'Service')).toMatchObject({ name: 'Personal Tax' })
})
