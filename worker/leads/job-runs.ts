/** Records the completed runs of cron jobs in D1, so that health can report a job that has stopped. */

/** The names are stored in D1. */
export type JobName = 'sweep'

export function createRunRecorder(db: D1Database, now: () => number = Date.now) {
  /** Wraps a job. A run that throws is not recorded, so a job that always fails counts as stopped. */
  return function recorded(job: JobName, run: () => Promise<void>) {
    return async function recordedRun(): Promise<void> {
      await run()
      await db
        .prepare(
          `INSERT INTO job_runs (job, completed_at) VALUES (?1, ?2)
           ON CONFLICT (job) DO UPDATE SET completed_at = max(completed_at, ?2)`,
        )
        .bind(job, new Date(now()).toISOString())
        .run()
    }
  }
}
