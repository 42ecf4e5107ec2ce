import { expect, test } from 'vitest'
import { createLruCache } from '#worker/platform/lru-cache.ts'

const createSmallCache = () => createLruCache<string>({ maxEntries: 9, maxBytes: 100, lifeMs: 1_000 })

test('the LRU cache does not store a value that is larger than the whole cache', () => {
  const cache = createSmallCache()
  cache.set('small', 'value', 40)
  cache.set('huge', 'value', 101)
  expect([cache.get('small'), cache.get('huge')]).toEqual(['value', undefined])
})

test('the LRU cache evicts the least recently used value if the total size exceeds the byte limit', () => {
  const cache = createSmallCache()
  for (const key of ['first', 'second']) cache.set(key, 'value', 40)
  cache.get('first')
  cache.set('third', 'value', 40)
  expect(['first', 'second', 'third'].map(cache.get)).toEqual(['value', undefined, 'value'])
})
