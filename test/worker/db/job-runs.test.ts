import { expect, test } from 'vitest'
import { db } from '#test/helpers/worker/appointments.ts'
import { runSql } from '#test/helpers/worker/lead-parts.ts'
import { setUpSite } from '#test/helpers/worker/set-up-site.ts'
import { createDailyJob, createRunRecorder, readJobRuns } from '#worker/db/job-runs.ts'

setUpSite()

const TIMES = ['2026-11-23T13:00:00.000Z', '2026-11-24T13:00:00.000Z'] as const
const recordedAt = (time: string) => createRunRecorder(db, () => Date.parse(time))
const fails = () => Promise.reject(new Error(`D1 is down${'.'.repeat(300)}`))
const works = async () => {}

test('the error from a failed job run is kept after the next successful run', async () => {
  await runSql('DELETE FROM job_runs')
  await expect(recordedAt(TIMES[0])('daily', fails)()).rejects.toThrow('D1 is down')
  const error = `Error: D1 is down${'.'.repeat(300)}`.slice(0, 200)
  const failed = { job: 'daily', failedAt: TIMES[0], error }
  expect(await readJobRuns(db)).toEqual([{ ...failed, completedAt: '' }])
  await recordedAt(TIMES[1])('daily', works)()
  await recordedAt(TIMES[1])('sweep', works)()
  expect(await readJobRuns(db)).toEqual([
    { job: 'sweep', completedAt: TIMES[1], failedAt: '', error: '' },
    { ...failed, completedAt: TIMES[1] },
  ])
})

test('each step of the daily job runs even if the previous step fails', async () => {
  const done: number[] = []
  const step = (number: number) => async () => {
    done.push(number)
    if (number < 3) throw new Error(`step ${number}`)
  }
  await expect(createDailyJob([step(1), step(2), step(3)])()).rejects.toThrow('step 1')
  expect(done).toEqual([1, 2, 3])
})
