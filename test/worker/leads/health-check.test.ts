import { expect, test } from 'vitest'
import { setUpSite } from '#test/helpers/worker/set-up-site'
import { DB } from '#test/helpers/worker/storage'
import { d1Database } from '#worker/desk/database'
import { createHealthCheck, REASONS } from '#worker/leads/health-check'

setUpSite()

const db = d1Database(DB)

test.each([
  ['no row', []],
  ['a row without columns', [{}]],
  ['a row of text', [{ is_sweep_late: 'no', is_mail_stuck: 'no' }]],
])('a database that returns %s is a reason', async (_what, rows) => {
  expect(await createHealthCheck({ batch: async () => [rows] })()).toEqual([REASONS.database])
})

test('without a row of the sweep, the sweep is a reason', async () => {
  await DB.prepare(`DELETE FROM job_runs WHERE job = 'sweep'`).run()
  expect(await createHealthCheck(db)()).toEqual([REASONS.sweep])
})
