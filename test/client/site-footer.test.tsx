import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { brands } from '#brands/index'
import { SiteFooter } from '#components/site-footer'
import { publicBrand } from '#shared/brand'
import { BRAND_IDS } from '#shared/brand-id'

test.each(BRAND_IDS)('the footer of %s names its tagline and both offices', (id) => {
  const page = { brand: publicBrand(brands[id]), domain: undefined, indexable: true, now: '2026-11-21T12:00:00Z' }
  const { container } = render(<SiteFooter page={page} />)
  for (const text of [brands[id].tagline, 'Dresden, OH 43821', 'Pickerington, OH 43147'])
    expect(container.textContent).toContain(text)
})

test('the copyright has the year it is in Ohio', () => {
  const page = { brand: publicBrand(brands.payroll), domain: undefined, indexable: true, now: '2027-01-01T04:00:00Z' }
  expect(render(<SiteFooter page={page} />).container.textContent).toContain('© 2026')
})
