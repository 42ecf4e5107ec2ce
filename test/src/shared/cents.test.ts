import { expect, test } from 'vitest'
import { formatCents } from '#shared/cents.ts'

test.each([
  [0, '$0'],
  [5, '$0.05'],
  [123_400, '$1,234'],
  [123_450, '$1,234.50'],
  [-5_000, '−$50'],
  [123_456_789, '$1,234,567.89'],
])('%i cents are displayed as %s', (cents, text) => {
  expect(formatCents(cents)).toBe(text)
})
