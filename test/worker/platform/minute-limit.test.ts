import { expect, test } from 'vitest'
import { createMinuteLimit } from '#worker/platform/minute-limit.ts'

const MINUTE = 60_000

function limitOf(max: number) {
  const clock = { now: 1_000_000 }
  return { clock, accept: createMinuteLimit(max, () => clock.now) }
}

test('a limit of 3 allows three calls a minute, and three more when the next minute starts', () => {
  const { clock, accept } = limitOf(3)
  const calls = () => Array.from({ length: 5 }, () => accept())
  expect(calls()).toEqual([true, true, true, false, false])
  clock.now += MINUTE - 1
  expect(accept()).toBe(false)
  clock.now += 1
  expect(calls()).toEqual([true, true, true, false, false])
})

test('a key is allowed once a minute, and a rejected key does not count toward the limit', () => {
  const { clock, accept } = limitOf(2)
  expect([accept('a'), accept('a'), accept('b'), accept('c')]).toEqual([true, false, true, false])
  clock.now += MINUTE
  expect([accept('c'), accept('a')]).toEqual([true, true])
})

test('setting the clock back by an hour starts a new minute', () => {
  const { clock, accept } = limitOf(1)
  expect(accept()).toBe(true)
  clock.now -= 60 * MINUTE
  expect([accept(), accept()]).toEqual([true, false])
})
