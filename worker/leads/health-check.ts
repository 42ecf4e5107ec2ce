/**
 * Finds problems that keep inquiries from being stored, emailed or seen by staff. The check runs only one read-only
 * statement.
 */
import * as v from 'valibot'
import { dayOf, eastern } from '#shared/dates.ts'
import type { Database } from '#worker/db/database.ts'
import type { JobName } from '#worker/db/job-runs.ts'
import { IS_REPORTED } from '#worker/db/mails.ts'
import { log } from '#worker/log.ts'
import { isBusinessDay, MORNING_HOUR, morningOf } from './business-days.ts'

const MINUTE = 60_000
/** Maximum age of the last run of the cron job that sends email. The cron job runs every minute. */
export const SWEEP_LATE_MS = 10 * MINUTE
export const MORNING_LATE_HOUR = MORNING_HOUR + 1
export const LEAD_WAIT_MS = 60 * MINUTE
/** Messages that the public health check returns. docs/operations.md explains each message. */
export const REASONS = {
  database: 'The database does not answer.',
  sweep: 'The cron job that sends mail has not completed a run for over 10 minutes.',
  mail: 'An email has waited for over an hour, and MailChannels accepted none in that time.',
  refused: 'MailChannels refuses the emails of the website.',
  test: 'The daily test inquiry of a brand was not accepted or not delivered.',
  morning: 'The morning email to staff was not sent by 9:00 Eastern today.',
} as const
export type Reason = (typeof REASONS)[keyof typeof REASONS]

const SWEEP: JobName = 'sweep'
const TEST: JobName = 'test-inquiry'
/** Maximum age of the last run that sent the test inquiries. The cron job runs once a day. */
const TEST_LATE_MS = 25 * 60 * MINUTE
/**
 * In the result of the query, `mail` is true if an email waited too long and MailChannels accepted no email in that time.
 * Failed emails count as waiting until an alert lists them. Otherwise, `mail` would become false when the worker gives up on
 * emails in a long outage. A resend or a bounce restarts the wait. A missing morning email counts only if the database
 * contains an earlier morning email. A missing test inquiry counts only after the first run that sends test inquiries.
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
  EXISTS (SELECT 1 FROM job_runs WHERE job = '${TEST}' AND (completed_at < ?4 OR failed_at > completed_at))
    OR EXISTS (SELECT 1 FROM leads WHERE list = 'test' AND created_at < ?2 AND NOT EXISTS (
      SELECT 1 FROM mails WHERE lead = leads.id AND iif(?5, delivery = 'delivered', state = 'accepted'))) AS test,
  ?3 <> '' AND coalesce((SELECT max(delivery IS NULL AND state NOT IN ('accepted', 'withdrawn')) FROM mails
    WHERE kind = 'morning' AND created_at >= ?3), EXISTS (SELECT 1 FROM mails WHERE kind = 'morning')) AS morning`
const PROBLEMS = ['sweep', 'refused', 'mail', 'test', 'morning'] as const
const rowSchema = v.object(v.entriesFromList(PROBLEMS, v.picklist([0, 1])))

/**
 * Checks whether inquiries can be stored and emailed. Returns a message for each problem, or an empty list. Problems that
 * can cause other problems come first. Never throws.
 */
export type HealthCheck = () => Promise<Reason[]>

/** @param hasMailEvents True if MailChannels reports deliveries. If true, test emails must be delivered, not just accepted. */
export function createHealthCheck(db: Database, now: () => number = Date.now, hasMailEvents = false): HealthCheck {
  async function readProblems() {
    const before = (ms: number) => new Date(now() - ms).toISOString()
    const values = [
      before(SWEEP_LATE_MS),
      before(LEAD_WAIT_MS),
      lastMorning(now()),
      before(TEST_LATE_MS),
      +hasMailEvents,
    ]
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

/**
 * Returns the time when today's morning email is due. Returns '' before `MORNING_LATE_HOUR` and on days when all brands are
 * closed.
 */
export function lastMorning(now: number): string {
  const time = new Date(now).toISOString()
  const today = dayOf(time)
  return isBusinessDay(today) && eastern(time).getUTCHours() >= MORNING_LATE_HOUR ? morningOf(today) : ''
}
