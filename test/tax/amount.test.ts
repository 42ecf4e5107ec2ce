import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseAmount } from '#tax/amount'

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
])('%j is read as %i cents', (text, cents) => {
  expect(parseAmount(text)).toEqual({ cents })
})

test.each(['(3,000)', '-3000', '−3,000', '-$3k', '($3k)'])('%j is a loss where there can be one', (text) => {
  expect(parseAmount(text, { losses: true })).toEqual({ cents: -300_000 })
  expect(parseAmount(text)).toEqual({ fault: 'negative' })
})

test.each([
  ['', 'empty'],
  ['  \n', 'empty'],
  ['$', 'not-a-number'],
  ['.', 'not-a-number'],
  ['k', 'not-a-number'],
  ['NaN', 'not-a-number'],
  ['Infinity', 'not-a-number'],
  ['1e12', 'not-a-number'],
  ['1,23', 'not-a-number'],
  ['1,2345', 'not-a-number'],
  ['1.2.3', 'not-a-number'],
  ['--5', 'not-a-number'],
  ['(5', 'not-a-number'],
  ['12 dollars', 'not-a-number'],
  ['0x10', 'not-a-number'],
  ['1000000000001', 'too-large'],
  ['9'.repeat(400), 'too-large'],
])('%j is refused: %s', (text, fault) => {
  expect(parseAmount(text)).toEqual({ fault })
})

const written = (amount: number) =>
  `${(BigInt(amount) / 100n).toLocaleString('en-US')}.${String(amount % 100).padStart(2, '0')}`

test('an amount reads back from how it is written', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e14 }), (amount) => {
      expect(parseAmount(written(amount))).toEqual({ cents: amount })
      expect(parseAmount(`$${written(amount).replaceAll(',', '')}`)).toEqual({ cents: amount })
      expect(parseAmount(`(${written(amount)})`, { losses: true })).toEqual({ cents: -amount })
    }),
  )
})

test('thousands and millions are what they are written out', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e8 }), (amount) => {
      expect(parseAmount(`${amount / 100}k`)).toEqual({ cents: amount * 1_000 })
    }),
  )
})

test('any text gives whole cents within bounds, or a fault', () => {
  const text = fc.oneof(fc.string(), fc.stringMatching(/^[-$ (]{0,2}[0-9.,km]{0,30}\)?$/))
  fc.assert(
    fc.property(text, fc.boolean(), (typed, losses) => {
      const amount = parseAmount(typed, { losses })
      if ('fault' in amount) return
      expect(Number.isSafeInteger(amount.cents)).toBe(true)
      expect(Math.abs(amount.cents)).toBeLessThanOrEqual(1e14)
      expect(losses || amount.cents >= 0).toBe(true)
    }),
  )
})
