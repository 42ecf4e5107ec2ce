import { expect, test } from 'vitest'
import { getBrand } from '#brands/index.ts'
import { SERVICE_IDS, services } from '#catalog/services/index.ts'
import { groupedServices } from '#shared/menu.ts'
import { filled } from '#test/helpers/filled-brand.ts'

test("the services menu follows the brand's groups, order, titles and prices", () => {
  const brand = {
    ...filled(getBrand('payroll'), ['payroll', 'marketing']),
    services: { order: SERVICE_IDS.toReversed(), overrides: { payroll: { title: 'Pay Runs' } }, hidden: ['marketing'] },
    serviceGroups: [
      { id: 'staff', heading: 'Staff', lead: 'Hours.', services: ['hr-consulting', 'marketing', 'payroll'] },
    ],
  }
  const { groups, others } = groupedServices(brand, services)
  const grouped = SERVICE_IDS.toReversed().filter((id) => ['hr-consulting', 'payroll'].includes(id))
  expect(groups.map(({ id, services }) => [id, services.map(({ id }) => id)])).toEqual([['staff', grouped]])
  expect(groups[0]?.services.find(({ id }) => id === 'payroll')).toMatchObject({
    title: 'Pay Runs',
    price: { line: 'From $62.50 a month' },
  })
  expect(others.map(({ id }) => id)).toEqual(
    SERVICE_IDS.toReversed().filter((id) => ![...grouped, 'marketing'].includes(id)),
  )
  expect(others.filter(({ price }) => price)).toEqual([])
})
