import { expect, test } from 'vitest'
import { getBrand } from '#brands/index.ts'
import { lead, leadParts } from '#test/helpers/worker/lead-parts.ts'
import { setUpSite } from '#test/helpers/worker/set-up-site.ts'
import { DB } from '#test/helpers/worker/storage.ts'
import { d1Database } from '#worker/db/database.ts'
import { readNumbers } from '#worker/desk/numbers.ts'
import { askedService } from '#worker/leads/asked-service.ts'

setUpSite()

const everyone = { who: 'ana@firm.test', brands: undefined }
const numbers = () => readNumbers(d1Database(DB), everyone, '2026-01-01')

test("the desk's Numbers page counts leads from a service page and leads that select the service as one topic", async () => {
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
])("the desk's Numbers page counts leads with the referring page %j under %j", async (from, page) => {
  const { store } = leadParts()
  await store.add(lead(1, { source: { page: '/contact', from, referrerHost: '', campaign: {} } }))
  expect((await numbers()).pages.map(({ key }) => key)).toEqual([page])
  expect(await DB.prepare('SELECT from_page FROM leads').first('from_page')).toBe(from)
})

test("the desk's Numbers page counts a lead from the home page form under the home page", async () => {
  const { store } = leadParts()
  const add = (number: number, formType: string, page: string) =>
    store.add(lead(number, { formType, source: { page, from: '', referrerHost: '', campaign: {} } }))
  await add(1, 'home', '/')
  await add(2, 'contact', '/contact')
  await add(3, 'appointment', '/schedule')
  expect((await numbers()).pages).toMatchObject([
    { key: '', received: 2 },
    { key: '/', received: 1 },
  ])
})
