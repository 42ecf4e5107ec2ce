import { expect, test } from 'vitest'
import { getBrand } from '#brands/index.ts'
import { publicBrand } from '#shared/brand.ts'
import { emptied, filled } from '#test/helpers/filled-brand.ts'

const NOW = '2026-11-21T12:00:00Z'

test("a brand's public data includes hours, street addresses and a reply time only if they are configured", () => {
  const empty = publicBrand(emptied(getBrand('payroll')), NOW)
  expect(JSON.stringify(empty)).not.toMatch(/hours|street|replyTime/)
  expect(empty.contact.openDays).toBe('Monday through Saturday')
  const { contact } = publicBrand(filled(getBrand('payroll')), NOW)
  expect(contact.hours?.lines[0]).toEqual(['Monday to Thursday', '9:00 AM to 5:00 PM'])
  expect(contact.openDays).toBe('Monday through Friday')
})
