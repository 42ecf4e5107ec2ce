import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseAmount } from '#tax/amount.ts'

test.each([
  ['12,345.67', 1_234_567],
  ['12345.67', 1_234_567],
  ['$5k', 500_000],
  ['5 K', 500_000],
  ['1.2m', 120_000_000],
  [' 1 234\u00a0567 ', 123_456_700],
  ['$ 0', 0],
  ['.5', 50],
  ['5.', 500],
  ['1.005', 101],
  ['0.001k', 100],
  ['-0', 0],
])('the amount %j is parsed as %i cents', (text, cents) => {
  expect(parseAmount(text)).toEqual({ cents })
})

const LOSSES = ['(3,000)', '-3000', '−3,000', '-$3k', '($3k)']
test.each(LOSSES)('the amount %j is parsed as a loss of 3,000 dollars if losses are allowed', (text) => {
  expect(parseAmount(text, { losses: true })).toEqual({ cents: -300_000 })
  expect(parseAmount(text)).toEqual({ error: 'negative' })
})

test.each([
  ['', 'empty'],
  ['  \n', 'empty'],
  ['$', 'not-a-number'],
  ['.', 'not-a-number'],
  ['k', 'not-a-number'],
  ['NaN', 'not-a-number'],
  ['1e12', 'not-a-number'],
  ['1,23', 'not-a-number'],
  ['1.2.3', 'not-a-number'],
  ['--5', 'not-a-number'],
  ['(5', 'not-a-number'],
  ['0x10', 'not-a-number'],
  ['1000000000001', 'too-large'],
  ['9'.repeat(400), 'too-large'],
])('parsing the amount %j returns the error "%s"', (text, error) => {
  expect(parseAmount(text)).toEqual({ error })
})

const format = (amount: number) =>
  `${(BigInt(amount) / 100n).toLocaleString('en-US')}.${String(amount % 100).padStart(2, '0')}`

test('parsing a formatted dollar amount, with or without commas, returns the original amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e14 }), (amount) => {
      expect(parseAmount(format(amount))).toEqual({ cents: amount })
      expect(parseAmount(`$${format(amount).replaceAll(',', '')}`)).toEqual({ cents: amount })
      expect(parseAmount(`(${format(amount)})`, { losses: true })).toEqual({ cents: -amount })
    }),
  )
})

test('parsing any text returns an error or a whole number of cents up to $1 trillion', () => {
  const text = fc.oneof(fc.string(), fc.stringMatching(/^[-$ (]{0,2}[0-9.,km]{0,30}\)?$/))
  fc.assert(
    fc.property(text, fc.boolean(), (typed, losses) => {
      const amount = parseAmount(typed, { losses })
      if ('error' in amount) return
      expect(Number.isSafeInteger(amount.cents)).toBe(true)
      expect(Math.abs(amount.cents)).toBeLessThanOrEqual(1e14)
      expect(losses || amount.cents >= 0).toBe(true)
    }),
  )
})
