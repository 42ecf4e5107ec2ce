import { createContentCache, type Source } from '#worker/content/content-cache.ts'
import { createGenerations, type Generations } from '#worker/content/generation.ts'
import type { ExpiringSet } from '#worker/platform/expiring-set.ts'
import { CONTENT } from './storage.ts'

export const FRESH_MS = 300_000

type Parts<T> = Record<string, T>

interface IsolateOptions {
  kv?: KVNamespace
  negativeCache?: ExpiringSet
  generations?: Generations
}

export function contentIsolates() {
  const clock = { ms: Date.parse('2026-01-01T12:00:00Z') }
  const background: Promise<unknown>[] = []
  const logged: string[] = []
  const log = (event: string) => void logged.push(event)
  const waitUntil = (promise: Promise<unknown>) => void background.push(promise)

  function isolate({ kv = CONTENT, negativeCache = inMemorySet(), generations }: IsolateOptions = {}) {
    const now = () => clock.ms
    const own = generations ?? createGenerations(kv, log, now)
    const cache = createContentCache({ kv, generations: own, negativeCache, freshMs: FRESH_MS, now, log })
    const read = <T>(source: Source<Parts<T>>, { key = source.name, insist = false } = {}) =>
      cache.read(key, source, { waitUntil, insist })
    return { read, advance: own.advance }
  }

  return { clock, logged, isolate, settle: () => Promise.allSettled(background) }
}

function inMemorySet(): ExpiringSet {
  const keys = new Set<string>()
  return { has: async (key) => keys.has(key), add: async (key) => void keys.add(key) }
}

export function sourceOf<T>(replies: readonly (T | undefined | Error)[], name = 'key') {
  const counter = { loads: 0 }
  async function load(): Promise<Parts<T> | undefined> {
    const reply = replies[Math.min(counter.loads++, replies.length - 1)]
    if (reply instanceof Error) throw reply
    return reply === undefined ? undefined : { [name]: reply }
  }
  return { name, load, counter }
}

export function slowSource<T>(parts: Parts<T> | undefined, name = 'key') {
  const { promise, resolve } = Promise.withResolvers<Parts<T> | undefined>()
  const begun = Promise.withResolvers<void>()
  function load() {
    begun.resolve()
    return promise
  }
  return { name, load, loading: begun.promise, reply: () => resolve(parts) }
}

export function kvWith<K extends 'get' | 'put'>(method: K, replacement: (...args: never[]) => Promise<unknown>) {
  return new Proxy(CONTENT, {
    get(kv, name) {
      if (name === method) return replacement
      const value = Reflect.get(kv, name)
      return typeof value === 'function' ? value.bind(kv) : value
    },
  })
}
