import fc from 'fast-check'
import { expect, test } from 'vitest'
import { corporationExample } from '#calculator/examples'
import { readFragment, writeFragment } from '#calculator/fragment'
import { estimate } from '#tax/estimate'
import { emptyScenario } from '#tax/scenario'
import { scenarios } from './scenarios.ts'

test('what is written is read as it was, with what it is compared with', () => {
  fc.assert(
    fc.property(scenarios, fc.option(scenarios), (current, kept) => {
      const shared = { current, kept }
      expect(readFragment(writeFragment(shared))).toEqual(shared)
      expect(readFragment(encodeURIComponent(writeFragment(shared)))).toEqual(shared)
    }),
  )
})

test('the ready example keeps its numbers in a link', () => {
  const shared = corporationExample(emptyScenario)
  expect(readFragment(writeFragment(shared))).toEqual(shared)
})

/** Strings that are nearly a scenario's, which plain random ones never are. */
const nearly = fc.tuple(scenarios, fc.nat(), fc.nat(5), fc.string({ maxLength: 4 })).map(([current, at, cut, put]) => {
  const text = writeFragment({ current, kept: null })
  const place = at % (text.length + 1)
  return text.slice(0, place) + put + text.slice(place + cut)
})

test('any string is a scenario that can be estimated, or is refused', () => {
  const seen = new Set<string>()
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webFragments(), nearly), (text) => {
      const read = readFragment(text)
      seen.add(read === null ? 'none' : typeof read)
      if (read === null || read === 'broken') return
      expect(Number.isSafeInteger(estimate(read.current).total)).toBe(true)
      expect(readFragment(writeFragment(read))).not.toBe('broken')
    }),
    { numRuns: 2_000 },
  )
  expect([...seen].sort()).toEqual(['none', 'object', 'string'])
})

test.each([
  'v2;y=2026;s=single',
  'v1',
  'v1;',
  'v1;y=2024;s=single',
  'v1;y=2026',
  'v1;y=2026;s=single;w=-5',
  'v1;y=2026;s=single;w=1e6',
  'v1;y=2026;s=single;w=NaN',
  'v1;y=2026;s=single;w=10000000000000',
  'v1;y=2026;s=single;w=5;w=6',
  'v1;y=2026;s=single;c=21',
  'v1;y=2026;s=single;nobody=1',
  'v1;y=2026;s=single!',
  'v1;y=2026;s=single!y=2025',
  'v1;y=2026;s=single;__proto__=1',
  'v1%',
])('%s is refused', (text) => {
  expect(readFragment(text)).toBe('broken')
})

test.each([';', '.', ',', ').'])('a link with %s of the sentence it stood in is read', (end) => {
  const link = 'v1;y=2026;s=single;w=85000'
  expect(readFragment(`${link}${end}`)).toEqual(readFragment(link))
})

test.each(['', 'main', 'federal-2026', 'vat'])('%s is a place on the page, not a scenario', (text) => {
  expect(readFragment(text)).toBe(null)
})
