import fc from 'fast-check'
import { expect, test } from 'vitest'
import { editDistance } from '#shared/edit-distance'

test.each([
  ['', 'blog', 4],
  ['blog', 'blog', 0],
  ['blg', 'blog', 1],
  ['blgo', 'blog', 1],
  ['kontakt', 'contact', 2],
  ['about', 'blog', 4],
])('%j and %j differ by %i mistakes', (one, other, mistakes) => {
  expect(editDistance(one, other)).toBe(mistakes)
})

test('the distance is the same in both directions, 0 only for equal texts, and at most the longer length', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 })
  fc.assert(
    fc.property(text, text, (one, other) => {
      const distance = editDistance(one, other)
      expect(editDistance(other, one)).toBe(distance)
      expect(distance === 0).toBe(one === other)
      expect(distance).toBeLessThanOrEqual(Math.max(one.length, other.length))
      expect(distance).toBeGreaterThanOrEqual(Math.abs(one.length - other.length))
    }),
  )
})
