import { expect, test } from 'vitest'
import { getBrand } from '#brands/index.ts'
import { structuredData } from '#features/document/structured-data.ts'
import { type Brand, priceRange, publicBrand } from '#shared/brand.ts'
import { emptied, filled } from '#test/helpers/filled-brand.ts'

function firmOf(brand: Brand) {
  const menu = { services: [], omitted: [], industries: [], cities: [] }
  const source = { title: 'Contact Us', description: '' }
  const url = 'https://payroll.example/contact'
  const now = '2026-11-21T12:00:00Z'
  const page = { brand: publicBrand(brand, now), menu, now }
  return structuredData(page, { path: '/contact', url, source, priceRange: priceRange(brand) })[0]
}

test('structured data for a brand with all optional details contains its hours, closed days, street addresses and lowest price', () => {
  expect(firmOf(filled(getBrand('payroll')))).toMatchObject({
    address: [{ streetAddress: '100 Example Street' }, { streetAddress: '200 Sample Avenue' }],
    openingHoursSpecification: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map((dayOfWeek) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek,
      opens: '09:00',
      closes: dayOfWeek === 'Friday' ? '16:30' : '17:00',
    })),
    // The closed dates are Thanksgiving, the date in `closedOn`, Christmas, New Year's Day and Martin Luther King Day.
    specialOpeningHoursSpecification: ['2026-11-26', '2026-12-24', '2026-12-25', '2027-01-01', '2027-01-18'].map(
      (date) => ({ validFrom: date, validThrough: date, opens: '00:00', closes: '00:00' }),
    ),
    priceRange: 'From $62.50',
  })
})

test('structured data for a brand without optional details contains no opening hours, street addresses or prices', () => {
  const firm = firmOf(emptied(getBrand('payroll')))
  expect(firm?.openingHoursSpecification).not.toHaveProperty('opens')
  expect(JSON.stringify(firm)).not.toMatch(/streetAddress|priceRange/)
})
