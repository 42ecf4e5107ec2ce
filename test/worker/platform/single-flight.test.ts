import { expect, test } from 'vitest'
import { createSingleFlight } from '#worker/platform/single-flight.ts'

const waitUntil = () => undefined

test('three concurrent single-flight callers share one load', async () => {
  const singleFlight = createSingleFlight()
  let loads = 0
  const load = async () => ++loads
  expect(await Promise.all([1, 2, 3].map(() => singleFlight.join('key', load, waitUntil)))).toEqual([1, 1, 1])
  expect(await singleFlight.join('key', load, waitUntil)).toBe(2)
})

test('all waiting single-flight callers get the error from a failed load', async () => {
  const singleFlight = createSingleFlight()
  const fail = () => Promise.reject(new Error('down'))
  const results = await Promise.allSettled([1, 2].map(() => singleFlight.join('key', fail, waitUntil)))
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await singleFlight.join('key', async () => 'up', waitUntil)).toBe('up')
})

test('waiting single-flight callers share one new load if the first load never settles', async () => {
  // The second load takes 10 ms, so the load settles before the 1 s deadline even on a slow machine.
  const singleFlight = createSingleFlight(1_000)
  void singleFlight.join('key', () => new Promise(() => undefined), waitUntil)
  let loads = 0
  const load = async () => {
    await new Promise((resolve) => setTimeout(resolve, 10))
    return ++loads
  }
  expect(await Promise.all([1, 2, 3].map(() => singleFlight.join('key', load, waitUntil)))).toEqual([1, 1, 1])
})

test('a single-flight load is passed to the waitUntil function of the caller that started it', async () => {
  const background: Promise<unknown>[] = []
  await createSingleFlight().join(
    'key',
    async () => 'done',
    (promise) => void background.push(promise),
  )
  expect(background).toHaveLength(1)
})
