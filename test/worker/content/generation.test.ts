import { afterEach, expect, test } from 'vitest'
import { kvWith } from '#test/helpers/worker/content-isolates.ts'
import { CONTENT, emptyStorage } from '#test/helpers/worker/storage.ts'
import { createGenerations } from '#worker/content/generation.ts'

afterEach(emptyStorage)

test('KV contains the newer content generation after two changes in Ghost within one second', async () => {
  let writtenAt = Number.NEGATIVE_INFINITY
  const kv = kvWith('put', async (...args: Parameters<typeof CONTENT.put>) => {
    if (Date.now() - writtenAt < 1_000) throw new Error('429 Too Many Requests')
    writtenAt = Date.now()
    return CONTENT.put(...args)
  })
  const generations = createGenerations(kv, () => undefined)
  await generations.advance()
  await generations.advance()
  expect(await CONTENT.get('generation')).toBe(`${await generations.current()}`)
})

function countingKv() {
  const state = { reads: 0, isDown: false, log: [] as string[] }
  const kv = kvWith('get', async (...[key]: Parameters<typeof CONTENT.get>) => {
    state.reads += 1
    if (state.isDown) throw new Error('KV is down')
    return CONTENT.get(key)
  })
  const clock = { ms: Date.parse('2026-01-01T12:00:00Z') }
  const log = (event: string) => void state.log.push(event)
  return { state, clock, generations: createGenerations(kv, log, () => clock.ms) }
}

test('if the last KV read was 10 s ago, concurrent requests share one new read of the content generation', async () => {
  const { state, clock, generations } = countingKv()
  await CONTENT.put('generation', '5')
  expect(await generations.current()).toBe(5)
  await CONTENT.put('generation', '6')
  clock.ms += 10_000
  await Promise.all(Array.from({ length: 20 }, () => generations.current()))
  expect([state.reads, await generations.current()]).toEqual([2, 6])
})

test('when KV fails, an isolate keeps using the last content generation that it read', async () => {
  const { state, clock, generations } = countingKv()
  await CONTENT.put('generation', '5')
  await generations.current()
  state.isDown = true
  clock.ms += 10_000
  for (let request = 0; request < 5; request++) expect(await generations.current()).toBe(5)
  expect([state.reads, state.log]).toEqual([2, ['content-storage-failed']])
})
