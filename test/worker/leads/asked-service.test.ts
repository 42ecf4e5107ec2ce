import { expect, test } from 'vitest'
import { brands, getBrand } from '#brands/index'
import { OTHER_SERVICES } from '#shared/brand-services'
import { lead, leadParts } from '#test/helpers/worker/lead-parts'
import { setUpSite } from '#test/helpers/worker/set-up-site'
import { DB } from '#test/helpers/worker/storage'
import { d1Database } from '#worker/desk/database'
import { readNumbers } from '#worker/desk/numbers'
import { askedService, topicOf, topicsOf } from '#worker/leads/asked-service'

setUpSite()

const everyone = { who: 'ana@firm.test', brands: undefined }
const numbers = () => readNumbers(d1Database(DB), everyone, '2026-01-01')

test('at each brand, an option that covers one service has the same topic as a question about that service', () => {
  let compared = 0
  for (const brand of brands) {
    for (const { title, services } of brand.serviceOptions) {
      const asked = askedService(brand, services[0])
      if (!asked || services.length > 1 || title === OTHER_SERVICES) continue
      expect(topicOf(brand, { asked: undefined, service: title })).toBe(topicOf(brand, { asked, service: '' }))
      compared++
    }
    expect(topicsOf(brand)).toEqual(
      expect.arrayContaining([
        OTHER_SERVICES,
        topicOf(brand, { asked: undefined, service: brand.serviceOptions[0]?.title ?? '' }),
      ]),
    )
  }
  expect(compared).toBeGreaterThan(0)
})

test('an option for several services keeps its title, and so does an option that the brand no longer has', () => {
  const brand = getBrand('payroll')
  for (const service of ['Tax Filing', OTHER_SERVICES, 'Old Option', ''])
    expect(topicOf(brand, { asked: undefined, service })).toBe(service)
})

test('numbers group leads that chose a service and leads that asked about it on its page', async () => {
  const { store } = leadParts()
  await store.add(lead(1, { brand: 'payroll', service: 'Payroll Services' }))
  await store.add(lead(2, { brand: 'payroll', asked: askedService(getBrand('payroll'), 'payroll') }))
  expect((await numbers()).topics).toMatchObject([{ key: 'Payroll', received: 2 }])
})

test.each([
  ['/services/payroll', '/services/payroll'],
  ['/Services/Payroll/', '/services/payroll'],
  ['/', '/'],
  ['/blog/some-post', '/blog'],
  ['/blog/tag/payroll', '/blog'],
  ['/rusty-miller', ''],
  ['/services/rusty-miller', ''],
  ['/blog/$slug', '/blog'],
  ['', ''],
])('the page %j counts as %j', async (from, page) => {
  const { store } = leadParts()
  await store.add(lead(1, { source: { page: from, from: '', referrerHost: '', campaign: {} } }))
  expect((await numbers()).pages.map(({ key }) => key)).toEqual([page])
  expect(await DB.prepare('SELECT page FROM leads').first('page')).toBe(from)
})
