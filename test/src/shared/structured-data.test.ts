import { expect, test } from 'vitest'
import { getBrand } from '#brands/index'
import { publicBrand } from '#shared/brand'
import { structuredData } from '#shared/structured-data'
import { filled } from '#test/helpers/filled-brand'

function firmOf(brand = getBrand('payroll')) {
  const menu = { services: [], omitted: [], industries: [], cities: [] }
  const source = { title: 'Contact Us', description: '' }
  const url = 'https://payroll.example/contact'
  return structuredData({ brand: publicBrand(brand), menu }, { path: '/contact', url, source })[0]
}

test('with filled slots, the firm has the hours of its open days, its streets and its lowest price', () => {
  expect(firmOf(filled(getBrand('payroll')))).toMatchObject({
    address: [{ streetAddress: '100 Example Street' }, { streetAddress: '200 Sample Avenue' }],
    openingHoursSpecification: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map((dayOfWeek) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek,
      opens: '09:00',
      closes: dayOfWeek === 'Friday' ? '16:30' : '17:00',
    })),
    priceRange: 'From $62.50',
  })
})

test('with empty slots, the firm has its days without times, and neither streets nor prices', () => {
  const firm = firmOf()
  expect(firm?.openingHoursSpecification).not.toHaveProperty('opens')
  expect(JSON.stringify(firm)).not.toMatch(/streetAddress|priceRange/)
})
