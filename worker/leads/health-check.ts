/** Finds problems that keep inquiries from being stored, emailed or answered. It needs only one read-only statement. */
import * as v from 'valibot'
import { dayOf, eastern } from '#shared/dates.ts'
import type { Database } from '#worker/db/database.ts'
import type { JobName } from '#worker/db/job-runs.ts'
import { IS_REPORTED } from '#worker/db/mails.ts'
import { log } from '#worker/log.ts'
import { isWorkingDay, MORNING_HOUR, morningOf } from './working-days.ts'

const MINUTE = 60_000
/** Maximum age of the last run. The cron job that sends email runs every minute. */
export const SWEEP_LATE_MS = 10 * MINUTE
/** An hour in Eastern time. The morning email is due one hour earlier. */
export const MORNING_LATE_HOUR = MORNING_HOUR + 1
export const LEAD_WAIT_MS = 60 * MINUTE
/** Texts that anyone can read. docs/operations.md explains each of them. */
export const REASONS = {
  database: 'The database does not answer.',
  sweep: 'The cron job that sends mail has not completed a run for over 10 minutes.',
  mail: 'An email has waited for over an hour, and MailChannels accepted none in that time.',
  refused: 'MailChannels refuses the emails of the website.',
  morning: 'The morning email to staff was not sent by 9:00 Eastern today.',
} as const
export type Reason = (typeof REASONS)[keyof typeof REASONS]

const SWEEP: JobName = 'sweep'
/**
 * An email counts as waiting until MailChannels accepts either the email or an alert that lists it. Otherwise, the health check
 * would recover after a three-day outage, when the emails fail. The wait restarts if staff send the email again or it bounces. In a
 * new database, no morning email is late.
 */
const QUERY = `SELECT
  NOT EXISTS (SELECT 1 FROM job_runs WHERE job = '${SWEEP}' AND completed_at >= ?1) AS sweep,
  NOT EXISTS (SELECT 1 FROM mails WHERE sent_at >= ?2) AND EXISTS (
    SELECT 1 FROM mails
    WHERE ${IS_REPORTED.text} AND state IN ('due', 'claimed', 'failed', 'unknown') AND alerted_at IS NULL
      AND created_at < ?2 AND coalesce(delivery_at, created_at) < ?2
  ) AS mail,
  EXISTS (SELECT 1 FROM mails AS refused WHERE state IN ('due', 'claimed') AND last_error IN ('HTTP 401', 'HTTP 403')
    AND NOT EXISTS (SELECT 1 FROM mails WHERE brand = refused.brand AND sent_at > refused.created_at)) AS refused,
  ?3 <> '' AND coalesce((SELECT max(delivery IS NULL AND state NOT IN ('accepted', 'withdrawn')) FROM mails
    WHERE kind = 'morning' AND created_at >= ?3), EXISTS (SELECT 1 FROM mails WHERE kind = 'morning')) AS morning`
const PROBLEMS = ['sweep', 'refused', 'mail', 'morning'] as const
const rowSchema = v.object(v.entriesFromList(PROBLEMS, v.picklist([0, 1])))

/** Returns one reason per problem, causes before effects, or an empty list. Never throws. */
export type HealthCheck = () => Promise<Reason[]>

export function createHealthCheck(db: Database, now: () => number = Date.now): HealthCheck {
  async function readProblems() {
    const before = (ms: number) => new Date(now() - ms).toISOString()
    const values = [before(SWEEP_LATE_MS), before(LEAD_WAIT_MS), lastMorning(now())]
    const [row] = await db.rows({ text: QUERY, values })
    return v.parse(rowSchema, row)
  }

  return async function checkHealth() {
    try {
      const row = await readProblems()
      return PROBLEMS.filter((name) => row[name]).map((name) => REASONS[name])
    } catch (error) {
      log('health-check-failed', { error })
      return [REASONS.database]
    }
  }
}

/** Returns the time since which the morning job must have run, or an empty string if today's email is not overdue. */
export function lastMorning(now: number): string {
  const time = new Date(now).toISOString()
  const today = dayOf(time)
  return isWorkingDay(today) && eastern(time).getUTCHours() >= MORNING_LATE_HOUR ? morningOf(today) : ''
}
