/**
 * GET /api/health returns the reasons why inquiries do not reach staff, and the age of the cached content. Never sends a
 * request to Ghost.
 */
import type { Context } from 'hono'
import type { AppEnv } from '#worker/http/context.ts'
import { log } from '#worker/log.ts'
import { withDeadline } from '#worker/platform/deadline.ts'
import { createSingleFlight } from '#worker/platform/single-flight.ts'
import type { HealthCheck, Reason } from './health-check.ts'

export const CONTENT_DEADLINE_MS = 2_000

/** How long an isolate reuses the result of its last database check, in ms. */
const KEPT_MS = 10_000

export interface ContentState {
  freshMs: number
  /** Returns the time of Ghost's latest webhook, in ms since 1970, or 0 before the first webhook. */
  generation(): Promise<number> | number
  /** Returns the time when the list of all posts was loaded, in ms since 1970. Undefined if the list is not cached. */
  fetchedAt(): Promise<number | undefined>
}

interface HealthOptions {
  version?: string | undefined
  deadlineMs?: number
}

export function health(state: ContentState, findReasons: HealthCheck, options: HealthOptions = {}) {
  const { version, deadlineMs = CONTENT_DEADLINE_MS } = options
  const { freshMs, generation, fetchedAt } = state
  const flights = createSingleFlight()
  let kept: { reasons: Reason[]; until: number } | undefined

  async function readReasons(c: Context<AppEnv>): Promise<Reason[]> {
    if (kept && Date.now() < kept.until) return kept.reasons
    const check = async () => {
      kept = { reasons: await findReasons(), until: Date.now() + KEPT_MS }
      return kept.reasons
    }
    return flights.join('reasons', check, (promise) => c.executionCtx.waitUntil(promise))
  }

  async function readTimes(): Promise<[changed: number, fetched?: number | undefined]> {
    try {
      return await withDeadline(deadlineMs, () => Promise.all([generation(), fetchedAt()]))
    } catch (error) {
      log('health-content-unknown', { error })
      return [0]
    }
  }

  return async function health(c: Context<AppEnv>) {
    const [reasons, [changed, fetched]] = await Promise.all([readReasons(c), readTimes()])
    const age = fetched === undefined ? undefined : Math.max(0, Date.now() - fetched)
    const fresh = fetched !== undefined && fetched >= changed && Date.now() - fetched < freshMs
    c.header('cache-control', 'no-store')
    const isHealthy = reasons.length === 0
    return c.json(
      {
        status: isHealthy ? 'ok' : 'failing',
        reasons,
        // Stale content is not a failure, because the site serves cached copies while Ghost is down.
        content: age === undefined ? 'none' : fresh ? 'fresh' : 'stale',
        generation: changed,
        fetchedAt: iso(fetched),
        ageSeconds: age === undefined ? null : Math.round(age / 1000),
        webhookAt: iso(changed || undefined),
        // Lets a deploy verify that the new version of the worker is live.
        version,
      },
      isHealthy ? 200 : 503,
    )
  }
}

function iso(ms: number | undefined): string | null {
  return ms === undefined ? null : new Date(ms).toISOString()
}
