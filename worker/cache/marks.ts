/**
 * Keys that are marked for a while: in this isolate, and in the Cache API for the others near by. What was asked for and
 * is not there, and the signatures of webhooks that were taken.
 */

export interface Marks {
  has(key: string): Promise<boolean>
  add(key: string): Promise<void>
}

export interface MarksOptions {
  cache: Cache
  /** Keeps one kind of marks apart from another. */
  kind: string
  seconds: number
  now?: () => number
}

/** Bounds what a probing visitor can make an isolate remember. */
const MAX_KEYS = 2_000

export function createMarks({ cache, kind, seconds, now = Date.now }: MarksOptions): Marks {
  const until = new Map<string, number>()
  const address = (key: string) => `https://${kind}.invalid/${encodeURIComponent(key)}`

  function remember(key: string, end: number) {
    if (until.size >= MAX_KEYS) until.clear()
    until.set(key, end)
  }

  return {
    async has(key) {
      if ((until.get(key) ?? 0) > now()) return true
      const found = await cache.match(address(key))
      if (!found) return false
      const end = Number(await found.text())
      remember(key, end)
      return end > now()
    },
    async add(key) {
      const end = now() + seconds * 1000
      remember(key, end)
      await cache.put(address(key), new Response(`${end}`, { headers: { 'cache-control': `max-age=${seconds}` } }))
    },
  }
}
