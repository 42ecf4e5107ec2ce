import { expect, test } from 'vitest'
import { getBrand } from '#brands/index'
import { publicBrand } from '#shared/brand'
import { filled } from '#test/helpers/filled-brand'

test('a page sends the browser no colors, no copy and no field that only the server reads', () => {
  const sent = JSON.parse(JSON.stringify(publicBrand(getBrand('payroll'))))
  expect(Object.keys(sent).sort()).toEqual(
    [
      'id',
      'domain',
      'name',
      'tagline',
      'home',
      'slipEdge',
      'news',
      'serviceOptions',
      'contact',
      'preFooter',
      'portalUrl',
    ]
      .concat('teamToWinUrl', 'bookingUrl', 'profiles', 'confirmation')
      .sort(),
  )
})

test('a page sends the browser the lines of the hours and the lowest price only if the brand has them', () => {
  const empty = JSON.stringify(publicBrand(getBrand('payroll')))
  expect(empty).not.toMatch(/hours|priceRange|street|replyTime/)
  const { contact, priceRange } = publicBrand(filled(getBrand('payroll')))
  expect(contact.hours?.lines[0]).toEqual(['Monday to Thursday', '9:00 AM to 5:00 PM'])
  expect(priceRange).toBe('From $62.50')
})
