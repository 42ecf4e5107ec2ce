import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readFragment, writeFragment } from '#features/calculator/model/fragment.ts'
import { estimate } from '#tax/estimate.ts'
import { scenarios } from '#test/helpers/calculator/scenarios.ts'

test('reading a calculator link returns the same scenarios even if the link is percent-encoded', () => {
  fc.assert(
    fc.property(scenarios, fc.option(scenarios), (current, baseline) => {
      const pair = { current, baseline }
      expect(readFragment(writeFragment(pair))).toEqual(pair)
      expect(readFragment(encodeURIComponent(writeFragment(pair)))).toEqual(pair)
    }),
  )
})

const damaged = fc
  .tuple(scenarios, fc.nat(), fc.nat(5), fc.string({ maxLength: 4 }))
  .map(([current, position, cut, inserted]) => {
    const text = writeFragment({ current, baseline: null })
    const start = position % (text.length + 1)
    return text.slice(0, start) + inserted + text.slice(start + cut)
  })

test('readFragment returns valid scenarios, "damaged" or null for any URL fragment', () => {
  const kinds = new Set<string>()
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webFragments(), damaged), (text) => {
      const pair = readFragment(text)
      kinds.add(pair === null ? 'none' : typeof pair)
      if (pair === null || pair === 'damaged') return
      expect(Number.isSafeInteger(estimate(pair.current).total)).toBe(true)
      expect(readFragment(writeFragment(pair))).not.toBe('damaged')
    }),
    { numRuns: 2_000 },
  )
  expect([...kinds].sort()).toEqual(['none', 'object', 'string'])
})

test.each([
  'v2;y=2026;s=single',
  'v1',
  'v1;y=2024;s=single',
  'v1;y=2026;s=single;w=-5',
  'v1;y=2026;s=single;w=1e6',
  'v1;y=2026;s=single;w=10000000000000',
  'v1;y=2026;s=single;w=5;w=6',
  'v1;y=2026;s=single;c=21',
  'v1;y=2026;s=single;nobody=1',
  'v1;y=2026;s=single!y=2025',
  'v1;y=2026;s=single;__proto__=1',
  'v1%',
])('the URL fragment %s is reported as a damaged calculator link', (text) => {
  expect(readFragment(text)).toBe('damaged')
})

test.each([';', '.', ',', ').'])('a trailing "%s" in a calculator link is ignored', (end) => {
  const link = 'v1;y=2026;s=single;w=85000'
  expect(readFragment(`${link}${end}`)).toEqual(readFragment(link))
})

test.each(['', 'main', 'federal-2026', 'vat'])('the URL fragment "%s" is not parsed as a calculator link', (text) => {
  expect(readFragment(text)).toBe(null)
})
