import { expect, test } from 'vitest'
import { createMarks } from '#worker/cache/marks'

test('what was missing is remembered for a minute, by other isolates too', async () => {
  let clock = Date.now()
  const here = createMarks({ cache: caches.default, kind: 'test', seconds: 60, now: () => clock })
  const elsewhere = createMarks({ cache: caches.default, kind: 'test', seconds: 60, now: () => clock })
  expect(await here.has('key')).toBe(false)
  await here.add('key')
  expect([await here.has('key'), await elsewhere.has('key'), await here.has('other')]).toEqual([true, true, false])
  clock += 60_000
  expect([await here.has('key'), await elsewhere.has('key')]).toEqual([false, false])
})
