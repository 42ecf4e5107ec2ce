import fc from 'fast-check'
import { expect, test } from 'vitest'
import { backOffMs, GIVE_UP_MS } from '#worker/leads/back-off'
import { HOUR, MINUTE } from './lead-parts'

test.each([
  [1, 1],
  [2, 2],
  [3, 4],
  [6, 32],
  [9, 256],
  [10, 360],
  [40, 360],
])('after attempt %i the next one is %i minutes away', (attempts, minutes) => {
  expect(backOffMs(attempts, () => 0.5)).toBe(minutes * MINUTE)
})

test('chance moves it by 30 % at most, and no wait is shorter than 42 seconds or longer than 7.8 hours', () => {
  const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000 }), chance, (attempts, random) => {
      const wait = backOffMs(attempts, () => random)
      const middle = backOffMs(attempts, () => 0.5)
      expect(wait).toBeGreaterThanOrEqual(Math.max(middle * 0.7 - 1, 42_000))
      expect(wait).toBeLessThanOrEqual(Math.min(middle * 1.3 + 1, 7.8 * HOUR))
      expect(backOffMs(attempts + 1, () => random)).toBeGreaterThanOrEqual(wait)
    }),
  )
})

test('three days hold a good many attempts', () => {
  let time = 0
  let attempts = 0
  while (time < GIVE_UP_MS) time += backOffMs(++attempts, () => 0.5)
  expect(attempts).toBe(20)
})
