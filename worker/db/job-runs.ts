/** Records the runs of cron jobs in D1. The health check reports stopped cron jobs, and the desk shows the last error. */
import type { JobRun } from '#desk/models.ts'
import { type Database, sql } from './database.ts'

export type JobName = 'sweep' | 'daily' | 'test-inquiry'

const ERROR_MAX = 200

const completedRun = (job: JobName, time: string) =>
  sql`INSERT INTO job_runs (job, completed_at) VALUES (${job}, ${time})
      ON CONFLICT (job) DO UPDATE SET completed_at = max(completed_at, excluded.completed_at)`

const failedRun = (job: JobName, time: string, error: unknown) =>
  sql`INSERT INTO job_runs (job, completed_at, failed_at, error)
      VALUES (${job}, '', ${time}, ${`${error}`.slice(0, ERROR_MAX)})
      ON CONFLICT (job) DO UPDATE SET failed_at = excluded.failed_at, error = excluded.error`

export function createRunRecorder(db: Database, now: () => number = Date.now) {
  const record = (run: typeof completedRun | typeof failedRun, job: JobName, error?: unknown) =>
    db.rows(run(job, new Date(now()).toISOString(), error))

  /** Wraps a cron job so that each run is recorded. A run counts as completed only if the cron job does not throw. */
  return function recorded(job: JobName, run: () => Promise<void>) {
    return async function recordedRun(): Promise<void> {
      try {
        await run()
      } catch (error) {
        // Ignores a failure to record a cron job's error, because the error itself may come from the database.
        await record(failedRun, job, error).catch(() => undefined)
        throw error
      }
      await record(completedRun, job)
    }
  }
}

export function readJobRuns(db: Database): Promise<JobRun[]> {
  return db.rows(sql`SELECT job, completed_at AS completedAt, coalesce(failed_at, '') AS failedAt, error FROM job_runs
    ORDER BY job DESC`)
}

/** Runs the steps of the daily cron job in order. If a step fails, runs the remaining steps before throwing the error. */
export function createDailyJob(steps: readonly (() => Promise<void>)[]) {
  return async function dailyJob(): Promise<void> {
    const errors: unknown[] = []
    for (const step of steps) await step().catch((error) => errors.push(error))
    if (errors.length > 1) throw new AggregateError(errors, errors.join('; '))
    if (errors.length > 0) throw errors[0]
  }
}
