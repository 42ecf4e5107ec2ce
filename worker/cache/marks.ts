/** What was asked for and is not there, for a minute: in this isolate, and in the Cache API for the others near by. */

export interface MissingMemory {
  has(key: string): Promise<boolean>
  add(key: string): Promise<void>
}

const SECONDS = 60
/** Bounds what a probing visitor can make an isolate remember. */
const MAX_KEYS = 2_000

export function createMissingMemory(cache: Cache, now: () => number = Date.now): MissingMemory {
  const until = new Map<string, number>()
  const address = (key: string) => `https://missing.invalid/${encodeURIComponent(key)}`

  function remember(key: string, end: number) {
    if (until.size >= MAX_KEYS) until.clear()
    until.set(key, end)
  }

  return {
    async has(key) {
      const known = until.get(key)
      if (known !== undefined) return known > now()
      const found = await cache.match(address(key))
      if (!found) return false
      const end = Number(await found.text())
      remember(key, end)
      return end > now()
    },
    async add(key) {
      const end = now() + SECONDS * 1000
      remember(key, end)
      await cache.put(address(key), new Response(`${end}`, { headers: { 'cache-control': `max-age=${SECONDS}` } }))
    },
  }
}
