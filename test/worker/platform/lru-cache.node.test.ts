import { expect, test } from 'vitest'
import { createLruCache } from '#worker/platform/lru-cache.ts'

const createSmallCache = () => createLruCache<string>({ maxEntries: 9, maxBytes: 100, lifeMs: 1_000 })

test('a value larger than the whole cache is not stored and evicts nothing', () => {
  const cache = createSmallCache()
  cache.set('small', 'value', 40)
  cache.set('huge', 'value', 101)
  expect([cache.get('small'), cache.get('huge')]).toEqual(['value', undefined])
})

test('a value that exceeds the byte limit evicts the least recently used value', () => {
  const cache = createSmallCache()
  for (const key of ['first', 'second']) cache.set(key, 'value', 40)
  cache.get('first')
  cache.set('third', 'value', 40)
  expect(['first', 'second', 'third'].map(cache.get)).toEqual(['value', undefined, 'value'])
})
