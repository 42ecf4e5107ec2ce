import { expect, test } from 'vitest'
import { createPageStore } from '#worker/pages/page-store.ts'

const noEdge = { put: async () => {}, match: async () => undefined } as unknown as Cache
const createStore = () =>
  createPageStore({ edge: noEdge, memory: true, bestEffort: async (_operation, run) => run(), now: () => 0 })

test.each([
  { pages: 10_000, bytes: 1_000, inMemory: 2_000 },
  { pages: 1_000, bytes: 100_000, inMemory: 239 },
])('the page store keeps the last $inMemory of $pages pages of $bytes bytes', async ({ pages, bytes, inMemory }) => {
  const store = createStore()
  const body = new Uint8Array(bytes)
  const keys = Array.from({ length: pages }, (_, index) => `page ${index}`)
  for (const key of keys)
    await store.set(key, 'https://site.test', {
      status: 200,
      headers: new Headers(),
      body,
      freshUntil: 60_000,
      expiresAt: 60_000,
    })
  expect(keys.filter((key) => store.get(key))).toEqual(keys.slice(-inMemory))
})
