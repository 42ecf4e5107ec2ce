import { expect, test } from 'vitest'
import { parseStat } from '#scripts/bench/workerd'

test('user and system time are added, also for a process whose name has spaces and parentheses', () => {
  const stat = '812 (work (er) d) S 77 812 77 0 -1 4194304 100 0 3 0 250 50 9 9 20 0 12 0 4711'
  expect(parseStat(stat)).toEqual({ name: 'work (er) d', parent: 77, cpuMs: 3_000 })
})
