import { expect, test } from 'vitest'
import { createFlights } from '#worker/cache/flights'

const waitUntil = () => undefined

test('those who come while a load is on its way wait for it', async () => {
  const flights = createFlights()
  let loads = 0
  const load = async () => ++loads
  expect(await Promise.all([1, 2, 3].map(() => flights.join('key', load, waitUntil)))).toEqual([1, 1, 1])
  expect(await flights.join('key', load, waitUntil)).toBe(2)
})

test('a load that fails fails for all who waited, and the next starts anew', async () => {
  const flights = createFlights()
  const down = () => Promise.reject(new Error('down'))
  const results = await Promise.allSettled([1, 2].map(() => flights.join('key', down, waitUntil)))
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await flights.join('key', async () => 'up', waitUntil)).toBe('up')
})

test('a leader that goes away strands no one: the waiters load once among themselves', async () => {
  // Their own load ends long before it is given up on, also on a busy machine.
  const flights = createFlights(1_000)
  void flights.join('key', () => new Promise(() => undefined), waitUntil)
  let loads = 0
  const load = async () => {
    await new Promise((resolve) => setTimeout(resolve, 10))
    return ++loads
  }
  const answers = await Promise.all([1, 2, 3].map(() => flights.join('key', load, waitUntil)))
  expect(answers).toEqual([1, 1, 1])
})

test('the load runs in the starter’s waitUntil, so that the answer’s end does not end it', async () => {
  const behind: Promise<unknown>[] = []
  await createFlights().join(
    'key',
    async () => 'done',
    (promise) => void behind.push(promise),
  )
  expect(behind).toHaveLength(1)
})
