import { expect, test } from 'vitest'
import { getBrand } from '#brands/index'
import { publicBrand } from '#shared/brand'

test('a page sends the browser no colors, no copy and no field that only the server reads', () => {
  expect(Object.keys(publicBrand(getBrand('payroll'))).sort()).toEqual(
    ['id', 'domain', 'name', 'tagline', 'home', 'news', 'serviceOptions', 'contact', 'preFooter', 'portalUrl']
      .concat('teamToWinUrl', 'bookingUrl', 'profiles', 'confirmation')
      .sort(),
  )
})
