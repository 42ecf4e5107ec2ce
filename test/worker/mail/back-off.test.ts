import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MINUTE } from '#test/helpers/worker/lead-parts.ts'
import { backOffMs, GIVE_UP_MS } from '#worker/mail/back-off.ts'

test.each([
  [1, 1],
  [2, 2],
  [3, 4],
  [6, 32],
  [7, 60],
  [40, 60],
])('the wait after failed attempt %i to send an email is %i minutes', (attempts, minutes) => {
  expect(backOffMs(attempts, () => 0.5)).toBe(minutes * MINUTE)
})

test('random jitter changes the wait before the next attempt to send an email by at most 30%', () => {
  const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000 }), chance, (attempts, random) => {
      const wait = backOffMs(attempts, () => random)
      const middle = backOffMs(attempts, () => 0.5)
      expect(wait).toBeGreaterThanOrEqual(Math.max(middle * 0.7 - 1, 42_000))
      expect(wait).toBeLessThanOrEqual(Math.min(middle * 1.3 + 1, 78 * MINUTE))
      expect(backOffMs(attempts + 1, () => random)).toBeGreaterThanOrEqual(wait)
    }),
  )
})

test('the retry schedule allows 77 attempts in three days for an email that is always rejected', () => {
  let time = 0
  let attempts = 0
  while (time < GIVE_UP_MS) time += backOffMs(++attempts, () => 0.5)
  expect(attempts).toBe(77)
})
