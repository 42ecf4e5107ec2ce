import { expect, test } from 'vitest'
import { createMissingMemory } from '#worker/cache/missing-memory'

test('what was missing is remembered for a minute, by other isolates too', async () => {
  let clock = Date.now()
  const here = createMissingMemory(caches.default, () => clock)
  const elsewhere = createMissingMemory(caches.default, () => clock)
  expect(await here.has('key')).toBe(false)
  await here.add('key')
  expect([await here.has('key'), await elsewhere.has('key'), await here.has('other')]).toEqual([true, true, false])
  clock += 60_000
  expect([await here.has('key'), await elsewhere.has('key')]).toEqual([false, false])
})
