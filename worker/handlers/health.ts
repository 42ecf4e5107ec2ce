/** GET /api/health: the age of the content. Reads KV only and sends no request to Ghost. */
import type { Context } from 'hono'
import type { AppEnv } from '#worker/context'

export interface ContentState {
  freshMs: number
  /** Returns the time of the latest webhook from Ghost, ms since 1970, or 0 before the first one. */
  generation(): Promise<number>
  /** Returns when the index of all posts was loaded, ms since 1970, and undefined without a copy. */
  fetchedAt(): Promise<number | undefined>
}

export function health({ freshMs, generation, fetchedAt }: ContentState) {
  return async function health(c: Context<AppEnv>) {
    const [changed, fetched] = await Promise.all([generation(), fetchedAt()])
    const age = fetched === undefined ? undefined : Math.max(0, Date.now() - fetched)
    const fresh = fetched !== undefined && fetched >= changed && Date.now() - fetched < freshMs
    c.header('cache-control', 'no-store')
    return c.json({
      status: 'ok',
      content: age === undefined ? 'none' : fresh ? 'fresh' : 'stale',
      generation: changed,
      fetchedAt: iso(fetched),
      ageSeconds: age === undefined ? null : Math.round(age / 1000),
      webhookAt: iso(changed || undefined),
    })
  }
}

function iso(ms: number | undefined): string | null {
  return ms === undefined ? null : new Date(ms).toISOString()
}
