import { expect, test } from 'vitest'
import { createMinuteLimit } from '#worker/platform/minute-limit.ts'

const MINUTE = 60_000

function limitOf(max: number) {
  const clock = { now: 1_000_000 }
  return { clock, accept: createMinuteLimit(max, () => clock.now) }
}

test('a per-minute limit of 3 allows three calls in each minute', () => {
  const { clock, accept } = limitOf(3)
  const calls = () => Array.from({ length: 5 }, () => accept())
  expect(calls()).toEqual([true, true, true, false, false])
  clock.now += MINUTE - 1
  expect(accept()).toBe(false)
  clock.now += 1
  expect(calls()).toEqual([true, true, true, false, false])
})

test('a per-minute limit of 2 allows two different keys per minute and rejects repeats', () => {
  const { clock, accept } = limitOf(2)
  expect([accept('a'), accept('a'), accept('b'), accept('c')]).toEqual([true, false, true, false])
  clock.now += MINUTE
  expect([accept('c'), accept('a')]).toEqual([true, true])
})

test('a per-minute limit starts a new window if the clock is set back by an hour', () => {
  const { clock, accept } = limitOf(1)
  expect(accept()).toBe(true)
  clock.now -= 60 * MINUTE
  expect([accept(), accept()]).toEqual([true, false])
})
