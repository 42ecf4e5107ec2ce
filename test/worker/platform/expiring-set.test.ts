import { expect, test } from 'vitest'
import { createExpiringSet } from '#worker/platform/expiring-set.ts'

test('a key added to an expiring set is visible to every isolate for 60 s', async () => {
  let clock = Date.now()
  const here = createExpiringSet({ edge: caches.default, kind: 'test', seconds: 60, now: () => clock })
  const elsewhere = createExpiringSet({ edge: caches.default, kind: 'test', seconds: 60, now: () => clock })
  expect(await here.has('key')).toBe(false)
  await here.add('key')
  expect([await here.has('key'), await elsewhere.has('key'), await here.has('other')]).toEqual([true, true, false])
  clock += 60_000
  expect([await here.has('key'), await elsewhere.has('key')]).toEqual([false, false])
})

test('a key longer than 1,000 characters is not added to an expiring set', async () => {
  const set = createExpiringSet({ edge: caches.default, kind: 'test', seconds: 60 })
  const keys = [1_000, 1_001].map((length) => 'x'.repeat(length))
  for (const key of keys) await set.add(key)
  expect(await Promise.all(keys.map((key) => set.has(key)))).toEqual([true, false])
})
