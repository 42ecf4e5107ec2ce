/** GET /api/health: reasons why inquiries do not reach staff, and the age of the content. Sends no request to Ghost. */
import type { Context } from 'hono'
import type { AppEnv } from '#worker/context'
import type { HealthCheck } from '#worker/leads/health-check'

export interface ContentState {
  freshMs: number
  /** Returns the time of the latest webhook from Ghost, ms since 1970, or 0 before the first one. */
  generation(): Promise<number>
  /** Returns when the index of all posts was loaded, ms since 1970, and undefined without a copy. */
  fetchedAt(): Promise<number | undefined>
}

export function health({ freshMs, generation, fetchedAt }: ContentState, findReasons: HealthCheck) {
  return async function health(c: Context<AppEnv>) {
    const [reasons, changed, fetched] = await Promise.all([findReasons(), generation(), fetchedAt()])
    const age = fetched === undefined ? undefined : Math.max(0, Date.now() - fetched)
    const fresh = fetched !== undefined && fetched >= changed && Date.now() - fetched < freshMs
    c.header('cache-control', 'no-store')
    const isHealthy = reasons.length === 0
    return c.json(
      {
        status: isHealthy ? 'ok' : 'failing',
        reasons,
        // Never a reason: without Ghost the site serves its copies.
        content: age === undefined ? 'none' : fresh ? 'fresh' : 'stale',
        generation: changed,
        fetchedAt: iso(fetched),
        ageSeconds: age === undefined ? null : Math.round(age / 1000),
        webhookAt: iso(changed || undefined),
      },
      isHealthy ? 200 : 503,
    )
  }
}

function iso(ms: number | undefined): string | null {
  return ms === undefined ? null : new Date(ms).toISOString()
}
