import { afterEach, expect, test, vi } from 'vitest'
import { contentIsolates, FRESH_MS, kvWith, sourceOf } from '#test/helpers/worker/content-isolates.ts'
import { CONTENT, emptyStorage } from '#test/helpers/worker/storage.ts'

const DAY_MS = 24 * 60 * 60 * 1000

function listSource(...replies: string[][]) {
  const source = sourceOf(replies)
  return { ...source, isUsable: ({ key }: Record<string, string[]>) => key !== undefined && key.length > 0 }
}

afterEach(emptyStorage)

test('the content cache returns a fresh copy without refetching it', async () => {
  const { clock, isolate } = contentIsolates()
  const { read } = isolate()
  const source = sourceOf(['one', 'two'])
  expect(await read(source)).toBe('one')
  clock.ms += FRESH_MS - 1
  expect(await read(source)).toBe('one')
  expect(source.counter.loads).toBe(1)
})

test('a content cache read returns the loaded value even when KV writes hang', async () => {
  const kv = kvWith('put', () => new Promise(() => undefined))
  const { read } = contentIsolates().isolate({ kv })
  expect(await read(sourceOf(['one']))).toBe('one')
}, 30_000)

test('the content cache returns a stale copy immediately and refreshes it in the background', async () => {
  const { clock, isolate, settle } = contentIsolates()
  const { read } = isolate()
  const source = sourceOf(['one', 'two'])
  await read(source)
  clock.ms += FRESH_MS
  expect(await read(source)).toBe('one')
  await settle()
  expect(await read(source)).toBe('two')
})

test('ten reads of a stale copy start only one load, even when the source fails', async () => {
  const { clock, isolate, logged, settle } = contentIsolates()
  const { read } = isolate()
  const source = sourceOf(['one', new Error('down')])
  await read(source)
  clock.ms += 29 * DAY_MS
  for (let time = 0; time < 10; time++) {
    expect(await read(source)).toBe('one')
    await settle()
  }
  expect(source.counter.loads).toBe(2)
  expect(logged).toEqual(['content-refresh-failed'])
})

test.each([true, false])('a failed load shared by 10 cache reads is logged once (cached copy: %s)', async (hasCopy) => {
  const { isolate, logged, settle } = contentIsolates()
  const { read, advance } = isolate()
  if (hasCopy) await read(sourceOf(['one']))
  await advance()
  const gate = Promise.withResolvers<never>()
  const timers = vi.spyOn(globalThis, 'setTimeout')
  const reads = Promise.allSettled(Array.from({ length: 10 }, () => read({ name: 'key', load: () => gate.promise })))
  // The first read starts the load. Each of the other nine waits for it with a deadline of 11 s.
  const isDeadline = (ms = 0) => ms > 10_000 && ms <= 11_000
  await vi.waitFor(() => expect(timers.mock.calls.filter(([, ms]) => isDeadline(ms))).toHaveLength(9))
  gate.reject(new Error('down'))
  await reads
  await settle()
  expect(logged).toEqual([hasCopy ? 'content-refresh-failed' : 'content-unavailable'])
})

test('the content cache refetches a copy only after 15 days if the source confirms that the copy is current', async () => {
  const { clock, isolate, settle } = contentIsolates()
  const { read, advance } = isolate()
  const source = { ...sourceOf(['one', 'two']), isCurrent: async () => true }
  await read(source)
  await advance()
  clock.ms += 14 * DAY_MS
  expect(await read(source)).toBe('one')
  clock.ms += DAY_MS
  await read(source)
  await settle()
  expect([await read(source), source.counter.loads]).toEqual(['two', 2])
})

test('the content cache does not store a value that the source marks as unusable', async () => {
  const { isolate } = contentIsolates()
  const { read } = isolate()
  const source = listSource([], ['one'])
  expect(await read(source)).toEqual([])
  expect(await read(source)).toBeUndefined()
  expect([source.counter.loads, (await CONTENT.list()).keys]).toEqual([1, []])
  expect(await isolate().read(source)).toEqual(['one'])
})

test('an unusable value from the source does not replace a good copy in the content cache', async () => {
  const { clock, isolate, settle } = contentIsolates()
  const { read } = isolate()
  const source = listSource(['one'], [])
  await read(source)
  clock.ms += FRESH_MS
  await read(source)
  await settle()
  expect(await read(source)).toEqual(['one'])
  await settle()
  expect(source.counter.loads).toBe(2)
})

test('the content cache deletes a copy if the source no longer has the value', async () => {
  const { clock, isolate, settle } = contentIsolates()
  const { read } = isolate()
  const source = sourceOf(['one', undefined])
  await read(source)
  clock.ms += FRESH_MS
  await read(source)
  await settle()
  expect(await read(source)).toBeUndefined()
  expect(await read(source)).toBeUndefined()
  expect(source.counter.loads).toBe(2)
})

test('content cache reads return loaded values even when KV and the negative cache fail', async () => {
  const { isolate, logged } = contentIsolates()
  const fail = () => Promise.reject(new Error('storage is down'))
  const kv = new Proxy(CONTENT, { get: () => fail })
  const { read } = isolate({ kv, negativeCache: { has: fail, add: fail } })
  expect(await read(sourceOf(['one']))).toBe('one')
  expect(await read(sourceOf([undefined], 'none'))).toBeUndefined()
  expect(new Set(logged)).toEqual(new Set(['content-storage-failed']))
})

test('content cache reads with the `insist` option bypass the negative cache at most once a minute', async () => {
  const { read } = contentIsolates().isolate()
  const source = sourceOf<string>([undefined])
  for (let time = 0; time < 3; time++) await read(source)
  for (let time = 0; time < 3; time++) await read(source, { insist: true })
  expect(source.counter.loads).toBe(2)
})
