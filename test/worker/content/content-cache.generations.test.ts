import { afterEach, expect, test, vi } from 'vitest'
import { contentIsolates, FRESH_MS, kvWith, slowSource, sourceOf } from '#test/helpers/worker/content-isolates.ts'
import { CONTENT, emptyStorage } from '#test/helpers/worker/storage.ts'
import { createGenerations } from '#worker/content/generation.ts'

afterEach(emptyStorage)

test('the first content cache read after a change in Ghost waits at most 800 ms for new content', async () => {
  const { isolate, settle } = contentIsolates()
  const { read, advance } = isolate()
  await read(sourceOf(['one']))
  await read(sourceOf(['1'], 'other'))
  await advance()
  const slow = slowSource({ key: 'two' })
  const slowOther = slowSource({ other: '2' }, 'other')
  const timers = vi.spyOn(globalThis, 'setTimeout')
  expect(await read(slow)).toBe('one')
  expect(timers.mock.calls.map(([, ms]) => ms)).toEqual([800])
  expect(await read(slowOther)).toBe('1')
  expect(timers).toHaveBeenCalledTimes(1)
  timers.mockRestore()
  slow.reply()
  slowOther.reply()
  await settle()
  expect(await read(slow)).toBe('two')
})

test('a content cache read does not join a load that began before a change in Ghost', async () => {
  const { isolate, settle } = contentIsolates()
  const { read, advance } = isolate()
  const slow = slowSource({ key: 'before' })
  const first = read(slow)
  await slow.loading
  await advance()
  // A read that joins a running load sets a timer, so a read without a timer did not join.
  const timers = vi.spyOn(globalThis, 'setTimeout')
  expect(await read(sourceOf(['after']))).toBe('after')
  expect(timers).not.toHaveBeenCalled()
  timers.mockRestore()
  slow.reply()
  expect(await first).toBe('before')
  await settle()
  expect(await read(sourceOf(['after']))).toBe('after')
})

test('after a change in Ghost, the content cache ignores negative cache entries from before the change', async () => {
  const { read, advance } = contentIsolates().isolate()
  const source = sourceOf([undefined, 'published'])
  expect(await read(source)).toBeUndefined()
  await advance()
  expect(await read(source)).toBe('published')
})

test('a stale "not found" result does not delete a newer copy from the content cache', async () => {
  const { clock, isolate, settle } = contentIsolates()
  const generations = createGenerations(
    CONTENT,
    () => undefined,
    () => clock.ms,
  )
  const { read, advance } = isolate({ generations })
  const slow = slowSource<string>(undefined)
  const first = read(slow)
  await slow.loading
  await advance()
  await read(sourceOf(['after']))
  slow.reply()
  await first
  await settle()
  const down = sourceOf<string>([new Error('down')])
  expect(await read(down)).toBe('after')
  expect(await isolate({ generations }).read(down)).toBe('after')
})

test('the content cache discards the result of a slow multi-key load if one key has a newer copy', async () => {
  const { isolate, settle } = contentIsolates()
  const { read, advance } = isolate()
  // The LRU cache rejects the large `search` value, so only the copy of `index` shows that a newer load has finished.
  const search = 'x'.repeat(16_000_001)
  const slow = slowSource({ index: 'before', search }, 'all-posts')
  const first = read(slow, { key: 'search' })
  await slow.loading
  await advance()
  const after = { name: 'all-posts', load: async () => ({ index: 'after', search }) }
  await read(after, { key: 'index' })
  slow.reply()
  await first
  await settle()
  expect(await read(sourceOf<string>([new Error('down')], 'all-posts'), { key: 'index' })).toBe('after')
})

test('an isolate never serves content that it has replaced or deleted, even if KV returns the old copy', async () => {
  const { clock, isolate, settle } = contentIsolates()
  const old = isolate()
  await old.read(sourceOf(['one'], 'edited'))
  await old.read(sourceOf(['one'], 'deleted'))
  clock.ms += FRESH_MS
  const { read } = isolate({ kv: kvWith('get', laggingGet(clock)) })
  const [edited, deleted] = [sourceOf(['two'], 'edited'), sourceOf<string>([undefined], 'deleted')]
  for (let time = 0; time < 2; time++) {
    await read(edited)
    await read(deleted)
    await settle()
    clock.ms += 20_000
  }
  for (let time = 0; time < 2; time++) {
    clock.ms += 9_000
    expect(await read(edited)).toBe('two')
    expect(await read(deleted)).toBeUndefined()
  }
  expect([edited.counter.loads, deleted.counter.loads]).toEqual([1, 1])
})

/** In another data center, KV may return an old value for up to 60 s after a write. */
function laggingGet(clock: { ms: number }) {
  const seen = new Map<string, { value: string | null; until: number }>()
  return async (key: string) => {
    const known = seen.get(key)
    if (known && known.until > clock.ms) return known.value
    const value = await CONTENT.get(key)
    seen.set(key, { value, until: clock.ms + 60_000 })
    return value
  }
}
