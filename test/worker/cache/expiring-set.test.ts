import { expect, test } from 'vitest'
import { createExpiringSet } from '#worker/cache/expiring-set'

test('a key is in the set for 60 s, also in another isolate', async () => {
  let clock = Date.now()
  const here = createExpiringSet({ cache: caches.default, kind: 'test', seconds: 60, now: () => clock })
  const elsewhere = createExpiringSet({ cache: caches.default, kind: 'test', seconds: 60, now: () => clock })
  expect(await here.has('key')).toBe(false)
  await here.add('key')
  expect([await here.has('key'), await elsewhere.has('key'), await here.has('other')]).toEqual([true, true, false])
  clock += 60_000
  expect([await here.has('key'), await elsewhere.has('key')]).toEqual([false, false])
})
