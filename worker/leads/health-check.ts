/** Finds what keeps inquiries from being stored or mailed. One statement that only reads. */
import * as v from 'valibot'
import { withDeadline } from '#worker/deadline'
import { log } from '#worker/log'
import type { JobName } from './job-runs'

const MINUTE = 60_000
/** The sweep runs every minute. */
export const SWEEP_LATE_MS = 10 * MINUTE
export const LEAD_WAIT_MS = 60 * MINUTE
export const DATABASE_DEADLINE_MS = 5_000

/** Anyone can read these texts. docs/operations.md explains each one. */
export const REASONS = {
  database: 'The database does not answer.',
  sweep: 'The cron job that mails inquiries has not completed a run for over 10 minutes.',
  mail: 'An inquiry or an alert has waited for over an hour, and MailChannels accepted no inquiry in that time.',
} as const
export type Reason = (typeof REASONS)[keyof typeof REASONS]

const SWEEP: JobName = 'sweep'
/**
 * A failed lead waits until its alert is accepted. Otherwise health would recover after three days without mail, when the
 * leads fail. A wait starts again when staff release a lead, send it again, or when it bounces.
 */
const QUERY = `SELECT
  NOT EXISTS (SELECT 1 FROM job_runs WHERE job = '${SWEEP}' AND completed_at >= ?1) AS is_sweep_late,
  NOT EXISTS (SELECT 1 FROM leads WHERE sent_at >= ?2) AND EXISTS (
    SELECT 1 FROM leads
    WHERE (state IN ('pending', 'sending') OR state = 'failed' AND alerted_at IS NULL)
      AND created_at < ?2 AND coalesce(delivery_at, released_at, created_at) < ?2
  ) AS is_mail_stuck`
const rowSchema = v.object({ is_sweep_late: v.picklist([0, 1]), is_mail_stuck: v.picklist([0, 1]) })

/** Returns a reason for each problem, causes before their effects, and an empty list if there are none. Never throws. */
export type HealthCheck = () => Promise<Reason[]>

interface HealthCheckOptions {
  now?: () => number
  deadlineMs?: number
}

export function createHealthCheck(db: D1Database, options: HealthCheckOptions = {}): HealthCheck {
  const { now = Date.now, deadlineMs = DATABASE_DEADLINE_MS } = options

  async function readProblems() {
    const before = (ms: number) => new Date(now() - ms).toISOString()
    const row = await db.prepare(QUERY).bind(before(SWEEP_LATE_MS), before(LEAD_WAIT_MS)).first()
    return v.parse(rowSchema, row)
  }

  return async function checkHealth() {
    try {
      const { is_sweep_late, is_mail_stuck } = await withDeadline(deadlineMs, readProblems)
      return [...(is_sweep_late ? [REASONS.sweep] : []), ...(is_mail_stuck ? [REASONS.mail] : [])]
    } catch (error) {
      log('health-check-failed', { error })
      return [REASONS.database]
    }
  }
}
