import { expect, test } from 'vitest'
import { createConcurrencyLimiter } from '#worker/content/ghost/concurrency-limiter.ts'

const never = new AbortController().signal
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

test('a concurrency limiter with 3 slots runs at most 3 of 20 tasks at the same time', async () => {
  const limiter = createConcurrencyLimiter({ max: 3, slotMs: 60_000, pollMs: 2 })
  let running = 0
  let most = 0
  const work = async () => {
    most = Math.max(most, ++running)
    await pause(5)
    running--
  }
  await Promise.all(Array.from({ length: 20 }, () => limiter.run(never, work)))
  expect([most, running]).toEqual([3, 0])
})

test('a failed task frees its slot in the concurrency limiter', async () => {
  const limiter = createConcurrencyLimiter({ max: 1, slotMs: 60_000, pollMs: 2 })
  await expect(limiter.run(never, () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  expect(await limiter.run(AbortSignal.timeout(10_000), async () => 'up')).toBe('up')
})

test('the concurrency limiter frees a slot after a timeout if the task in it never settles', async () => {
  const limiter = createConcurrencyLimiter({ max: 1, slotMs: 50, pollMs: 2 })
  void limiter.run(never, () => new Promise(() => undefined))
  expect(await limiter.run(AbortSignal.timeout(10_000), async () => 'next')).toBe('next')
})

test('the concurrency limiter rejects a waiting task when its signal aborts', async () => {
  const limiter = createConcurrencyLimiter({ max: 1, slotMs: 60_000, pollMs: 2 })
  void limiter.run(never, () => new Promise(() => undefined))
  await expect(limiter.run(AbortSignal.timeout(30), async () => 'too late')).rejects.toThrow()
})
