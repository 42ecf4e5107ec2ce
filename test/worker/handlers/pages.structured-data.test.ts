import { expect, test } from 'vitest'
import { BRAND_IDS, getBrand } from '#brands/index'
import retail from '#industries/retail/copy'
import bookkeeping from '#services/bookkeeping/copy'
import { openWeekdays } from '#shared/hours'
import { cities } from '#shared/locations'
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
