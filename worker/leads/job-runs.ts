/** Records the completed runs of cron jobs in D1, so that health can report a job that has stopped. */

import { type Database, sql } from '#worker/desk/database'

/** The names are stored in D1. */
export type JobName = 'sweep' | 'morning' | 'backup'

/** Records a completed run. @param time ISO time. */
export const completedRun = (job: JobName, time: string) =>
  sql`INSERT INTO job_runs (job, completed_at) VALUES (${job}, ${time})
      ON CONFLICT (job) DO UPDATE SET completed_at = max(completed_at, excluded.completed_at)`

export function createRunRecorder(db: Database, now: () => number = Date.now) {
  /** Wraps a job. A run that throws is not recorded, so a job that always fails counts as stopped. */
  return function recorded(job: JobName, run: () => Promise<void>) {
    return async function recordedRun(): Promise<void> {
      await run()
      await db.batch([completedRun(job, new Date(now()).toISOString())])
    }
  }
}
