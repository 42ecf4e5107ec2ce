import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createContentCache } from '#worker/cache/content-cache'
import { createGenerations, type Generations } from '#worker/cache/generation'
import type { Marks } from '#worker/cache/marks'
import { createMemory } from '#worker/cache/memory'
import { CONTENT, emptyStorage } from './storage'

const FRESH = 300_000
const DAY = 24 * 60 * 60 * 1000

let clock: number
let behind: Promise<unknown>[]
let logged: string[]

beforeEach(() => {
  clock = Date.parse('2026-01-01T12:00:00Z')
  behind = []
  logged = []
})
afterEach(emptyStorage)

const waitUntil = (promise: Promise<unknown>) => void behind.push(promise)

/** Isolate memory of what is missing, without the data centre's. */
function memory(): Marks {
  const keys = new Set<string>()
  return { has: async (key) => keys.has(key), add: async (key) => void keys.add(key) }
}

const log = (event: string) => void logged.push(event)

/** One isolate's worth of cache. */
function cache(over: { kv?: KVNamespace; missing?: Marks; generations?: Generations } = {}) {
  const kv = over.kv ?? CONTENT
  const generations = over.generations ?? createGenerations(kv, log, () => clock)
  return createContentCache({
    kv,
    generations,
    missing: over.missing ?? memory(),
    freshMs: FRESH,
    now: () => clock,
    log,
  })
}

/** A source that counts how often it is asked. */
function source<T>(...answers: (T | undefined | Error)[]) {
  let asked = 0
  const load = async (): Promise<T | undefined> => {
    const answer = answers[Math.min(asked++, answers.length - 1)]
    if (answer instanceof Error) throw answer
    return answer
  }
  return { load, asked: () => asked }
}

const settle = () => Promise.allSettled(behind)

test('a fresh copy is served without asking the source', async () => {
  const { load, asked } = source('one', 'two')
  const content = cache()
  expect(await content.read('key', load, { waitUntil })).toBe('one')
  clock += FRESH - 1
  expect(await content.read('key', load, { waitUntil })).toBe('one')
  expect(asked()).toBe(1)
})

test('a stale copy is served at once and refreshed behind the answer', async () => {
  const { load } = source('one', 'two')
  const content = cache()
  await content.read('key', load, { waitUntil })
  clock += FRESH
  expect(await content.read('key', load, { waitUntil })).toBe('one')
  await settle()
  expect(await content.read('key', load, { waitUntil })).toBe('two')
})

test('when the source fails the stale copy serves on, and the source gets a rest', async () => {
  const { load, asked } = source('one', new Error('down'))
  const content = cache()
  await content.read('key', load, { waitUntil })
  clock += 29 * DAY
  for (let time = 0; time < 10; time++) {
    expect(await content.read('key', load, { waitUntil })).toBe('one')
    await settle()
  }
  expect(asked()).toBe(2)
  expect(logged).toEqual(['content-refresh-failed'])
})

test('a failure without a copy is thrown, and stored as nothing', async () => {
  const { load } = source<string>(new Error('down'), 'one')
  const content = cache()
  await expect(content.read('key', load, { waitUntil })).rejects.toThrow('down')
  expect(await content.read('key', load, { waitUntil })).toBe('one')
})

test('what is not worth keeping is given but not stored, and not asked for again while that is remembered', async () => {
  const { load, asked } = source<string[]>([], ['one'])
  const content = cache()
  const keep = (list: string[]) => list.length > 0
  expect(await content.read('key', load, { waitUntil, keep })).toEqual([])
  expect(await content.read('key', load, { waitUntil, keep })).toBeUndefined()
  expect([asked(), (await CONTENT.list()).keys]).toEqual([1, []])
  expect(await cache().read('key', load, { waitUntil, keep })).toEqual(['one'])
})

test('an empty answer does not replace a good copy', async () => {
  const { load, asked } = source<string[]>(['one'], [])
  const content = cache()
  const keep = (list: string[]) => list.length > 0
  await content.read('key', load, { waitUntil, keep })
  clock += FRESH
  await content.read('key', load, { waitUntil, keep })
  await settle()
  expect(await content.read('key', load, { waitUntil, keep })).toEqual(['one'])
  // Nor is the source asked again at every view because of it.
  await settle()
  expect(asked()).toBe(2)
})

test('the source saying there is none ends the old copy, and is remembered', async () => {
  const { load, asked } = source('one', undefined)
  const content = cache()
  await content.read('key', load, { waitUntil })
  clock += FRESH
  await content.read('key', load, { waitUntil })
  await settle()
  expect(await content.read('key', load, { waitUntil })).toBeUndefined()
  expect(await content.read('key', load, { waitUntil })).toBeUndefined()
  expect(asked()).toBe(2)
})

test('concurrent misses share one load', async () => {
  const { load, asked } = source('one')
  const content = cache()
  const reads = await Promise.all(Array.from({ length: 50 }, () => content.read('key', load, { waitUntil })))
  expect(new Set(reads)).toEqual(new Set(['one']))
  expect(asked()).toBe(1)
})

test('storage that fails costs speed, never the answer', async () => {
  const broken = new Proxy(CONTENT, { get: () => () => Promise.reject(new Error('KV is down')) })
  const forgetful = {
    has: () => Promise.reject(new Error('no cache')),
    add: () => Promise.reject(new Error('no cache')),
  }
  const content = cache({ kv: broken, missing: forgetful })
  expect(await content.read('key', source('one').load, { waitUntil })).toBe('one')
  expect(await content.read('none', source<string>(undefined).load, { waitUntil })).toBeUndefined()
  expect(new Set(logged)).toEqual(new Set(['content-storage-failed']))
})

test('asking for what was never there costs no write', async () => {
  let writes = 0
  const counting = new Proxy(CONTENT, {
    get(kv, name) {
      if (name === 'put' || name === 'delete') writes++
      const value = Reflect.get(kv, name)
      return typeof value === 'function' ? value.bind(kv) : value
    },
  })
  const content = cache({ kv: counting })
  for (const key of ['a', 'b', 'c']) await content.read(key, source<string>(undefined).load, { waitUntil })
  expect(writes).toBe(0)
})

/** Answers once it is told to. */
function slowSource<T>(value: T) {
  let answer: () => void = () => undefined
  const load = () =>
    new Promise<T>((resolve) => {
      answer = () => resolve(value)
    })
  return { load, answer: () => answer() }
}

test('after a change the next read is new', async () => {
  const generations = createGenerations(CONTENT, log, () => clock)
  const content = cache({ generations })
  const { load } = source('one', 'two')
  expect(await content.read('key', load, { waitUntil })).toBe('one')
  await generations.advance()
  expect(await content.read('key', load, { waitUntil })).toBe('two')
})

test('another isolate is new within ten seconds of the change', async () => {
  const here = createGenerations(CONTENT, log, () => clock)
  const elsewhere = cache({ generations: createGenerations(CONTENT, log, () => clock) })
  const { load } = source('one', 'two')
  await elsewhere.read('key', load, { waitUntil })
  await here.advance()
  clock += 9_999
  expect(await elsewhere.read('key', load, { waitUntil })).toBe('one')
  clock += 1
  expect(await elsewhere.read('key', load, { waitUntil })).toBe('two')
})

test('after a change a source that does not answer keeps no one longer than 800 ms, and only the first', async () => {
  const generations = createGenerations(CONTENT, log, () => clock)
  const content = cache({ generations })
  await content.read('key', source('one').load, { waitUntil })
  await content.read('other', source('1').load, { waitUntil })
  await generations.advance()
  const slow = slowSource('two')
  // What it waits for, not how long: timers of a busy machine come late.
  const timers = vi.spyOn(globalThis, 'setTimeout')
  expect(await content.read('key', slow.load, { waitUntil })).toBe('one')
  expect(timers.mock.calls.map(([, ms]) => ms)).toEqual([800])
  expect(await content.read('other', slowSource('2').load, { waitUntil })).toBe('1')
  expect(timers).toHaveBeenCalledTimes(1)
  timers.mockRestore()
  slow.answer()
  await new Promise((resolve) => setTimeout(resolve, 10))
  expect(await content.read('key', slow.load, { waitUntil })).toBe('two')
})

test('a load that was under way when something changed does not pass for new', async () => {
  const generations = createGenerations(CONTENT, log, () => clock)
  const content = cache({ generations })
  const before = slowSource('before the change')
  const reading = content.read('key', before.load, { waitUntil })
  await new Promise((resolve) => setTimeout(resolve, 10))
  await generations.advance()
  const after = content.read('key', source('after').load, { waitUntil })
  expect(await after).toBe('after')
  before.answer()
  await reading
  await settle()
  expect(await content.read('key', source('after').load, { waitUntil })).toBe('after')
})

test('what was missing is asked for again after a change', async () => {
  const generations = createGenerations(CONTENT, log, () => clock)
  const content = cache({ generations })
  const { load } = source<string>(undefined, 'now there is')
  expect(await content.read('key', load, { waitUntil })).toBeUndefined()
  await generations.advance()
  expect(await content.read('key', load, { waitUntil })).toBe('now there is')
})

test('who insists is asked for once a minute, whatever is remembered', async () => {
  const { load, asked } = source<string>(undefined)
  const content = cache()
  for (let time = 0; time < 3; time++) await content.read('key', load, { waitUntil })
  for (let time = 0; time < 3; time++) await content.read('key', load, { waitUntil, insist: true })
  expect(asked()).toBe(2)
})

test('a load from before a change, back late, overwrites nothing that was loaded since', async () => {
  const generations = createGenerations(CONTENT, log, () => clock)
  const content = cache({ generations })
  const before = slowSource<string | undefined>(undefined)
  const reading = content.read('key', before.load, { waitUntil })
  await new Promise((resolve) => setTimeout(resolve, 10))
  await generations.advance()
  await content.read('key', source('after').load, { waitUntil })
  before.answer()
  await reading
  await settle()
  const down = source<string>(new Error('down'))
  expect(await content.read('key', down.load, { waitUntil })).toBe('after')
  expect(await cache({ generations }).read('key', down.load, { waitUntil })).toBe('after')
})

test('such a load of several values is told by any of them: one may be too large to be remembered', async () => {
  const generations = createGenerations(CONTENT, log, () => clock)
  const content = cache({ generations })
  const options = { of: 'walk', waitUntil }
  const search = 'x'.repeat(16_000_001)
  const before = slowSource<{ index: string; search: string } | undefined>({ index: 'before', search })
  const reading = content.readPart('search', before.load, options)
  await new Promise((resolve) => setTimeout(resolve, 10))
  await generations.advance()
  await content.readPart('index', source({ index: 'after', search }).load, options)
  before.answer()
  await reading
  await settle()
  const down = source<{ index: string }>(new Error('down'))
  expect(await content.readPart('index', down.load, options)).toBe('after')
})

/** KV as seen from far away: what was once read there is told for a minute more, whatever was put or deleted since. */
function laggingKv() {
  const seen = new Map<string, { value: string | null; until: number }>()
  const get = async (key: string) => {
    const known = seen.get(key)
    if (known && known.until > clock) return known.value
    const value = await CONTENT.get(key)
    seen.set(key, { value, until: clock + 60_000 })
    return value
  }
  return new Proxy(CONTENT, {
    get(kv, name) {
      const value = name === 'get' ? get : Reflect.get(kv, name)
      return typeof value === 'function' && name !== 'get' ? value.bind(kv) : value
    },
  })
}

test('where a copy was replaced or ended, the one before it is not met again, however long KV tells of it', async () => {
  const old = cache()
  await old.read('edited', source('one').load, { waitUntil })
  await old.read('taken back', source('one').load, { waitUntil })
  clock += FRESH
  const kv = laggingKv()
  const content = cache({ kv })
  const [edited, takenBack] = [source('two'), source<string>(undefined)]
  for (let time = 0; time < 2; time++) {
    await content.read('edited', edited.load, { waitUntil })
    await content.read('taken back', takenBack.load, { waitUntil })
    await settle()
    clock += 20_000
  }
  for (let time = 0; time < 2; time++) {
    clock += 9_000
    expect(await content.read('edited', edited.load, { waitUntil })).toBe('two')
    expect(await content.read('taken back', takenBack.load, { waitUntil })).toBeUndefined()
  }
  expect([edited.asked(), takenBack.asked()]).toEqual([1, 1])
})

test('a value larger than the memory pushes out nothing', () => {
  const small = createMemory<string>({ maxEntries: 9, maxBytes: 100, lifeMs: 1_000 })
  small.set('kept', 'value', 40)
  small.set('huge', 'value', 101)
  expect([small.get('kept'), small.get('huge')]).toEqual(['value', undefined])
  small.set('second', 'value', 40)
  small.get('kept')
  small.set('third', 'value', 40)
  expect(['kept', 'second', 'third'].map((key) => small.get(key))).toEqual(['value', undefined, 'value'])
})

test('of two changes within a second the later one is told too, though KV takes one write a second', async () => {
  let writtenAt = Number.NEGATIVE_INFINITY
  const busy = new Proxy(CONTENT, {
    get(kv, name) {
      const value = Reflect.get(kv, name)
      if (name !== 'put') return typeof value === 'function' ? value.bind(kv) : value
      return async (...parts: Parameters<typeof kv.put>) => {
        if (Date.now() - writtenAt < 1_000) throw new Error('429 Too Many Requests')
        writtenAt = Date.now()
        return kv.put(...parts)
      }
    },
  })
  const generations = createGenerations(busy, log)
  await generations.advance()
  await generations.advance()
  expect(await CONTENT.get('generation')).toBe(`${await generations.current()}`)
})
