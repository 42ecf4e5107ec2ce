import { expect, test } from 'vitest'
import { logged, setUpSite } from '#test/helpers/worker/set-up-site'
import { DB } from '#test/helpers/worker/storage'
import { createHealthCheck, REASONS } from '#worker/leads/health-check'

setUpSite()

/** A database that only has the method that the check uses. */
function fakeDb(first: (sql: string, values: unknown[]) => Promise<unknown>): D1Database {
  const prepare = (sql: string) => ({ bind: (...values: unknown[]) => ({ first: () => first(sql, values) }) })
  return { prepare } as unknown as D1Database
}

test('a database that hangs is a reason after the deadline', async () => {
  const check = createHealthCheck(
    fakeDb(() => new Promise(() => undefined)),
    { deadlineMs: 20 },
  )
  expect(await check()).toEqual([REASONS.database])
  expect(logged.join()).toContain('Not done within 20 ms')
})

test.each([
  ['no row', null],
  ['a row without columns', {}],
  ['a row of text', { is_sweep_late: 'no', is_mail_stuck: 'no' }],
])('a database that returns %s is a reason', async (_what, row) => {
  expect(await createHealthCheck(fakeDb(async () => row))()).toEqual([REASONS.database])
})

test('without a row of the sweep, the sweep is a reason', async () => {
  await DB.prepare(`DELETE FROM job_runs WHERE job = 'sweep'`).run()
  expect(await createHealthCheck(DB)()).toEqual([REASONS.sweep])
})
