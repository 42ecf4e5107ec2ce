import { expect, test } from 'vitest'
import { createLimit } from '#worker/ghost/limit'

const never = new AbortController().signal
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

test('no more run at a time than there are slots, and all run in the end', async () => {
  const limit = createLimit({ max: 3, slotMs: 60_000, pollMs: 2 })
  let running = 0
  let most = 0
  const work = async () => {
    most = Math.max(most, ++running)
    await pause(5)
    running--
  }
  await Promise.all(Array.from({ length: 20 }, () => limit.run(never, work)))
  expect([most, running]).toEqual([3, 0])
})

test('work that fails gives its slot back', async () => {
  const limit = createLimit({ max: 1, slotMs: 60_000, pollMs: 2 })
  await expect(limit.run(never, () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  expect(await limit.run(AbortSignal.timeout(10_000), async () => 'up')).toBe('up')
})

test('the slot of a request that died expires', async () => {
  const limit = createLimit({ max: 1, slotMs: 50, pollMs: 2 })
  void limit.run(never, () => new Promise(() => undefined))
  expect(await limit.run(AbortSignal.timeout(10_000), async () => 'next')).toBe('next')
})

test('nobody waits longer for a slot than they said', async () => {
  const limit = createLimit({ max: 1, slotMs: 60_000, pollMs: 2 })
  void limit.run(never, () => new Promise(() => undefined))
  await expect(limit.run(AbortSignal.timeout(30), async () => 'too late')).rejects.toThrow()
})
