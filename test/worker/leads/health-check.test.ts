import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { HOUR, MINUTE, START, uuid } from '#test/helpers/worker/lead-parts'
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

test('the schema counts as a run, so the sweep of a new database is late after 10 minutes', async () => {
  const { TEST_MIGRATIONS } = env as unknown as { TEST_MIGRATIONS: { queries: string[] }[] }
  const queries = TEST_MIGRATIONS.flatMap(({ queries }) => queries).filter((query) =>
    /^INSERT INTO job_runs/m.test(query),
  )
  await DB.prepare('DELETE FROM job_runs').run()
  for (const query of queries) await DB.prepare(query).run()
  await DB.prepare(`UPDATE job_runs SET completed_at = '9999' WHERE job = 'morning'`).run()
  const migratedAt = Date.parse(
    `${await DB.prepare(`SELECT completed_at FROM job_runs WHERE job = 'sweep'`).first('completed_at')}`,
  )
  const checkAfter = (ms: number) => createHealthCheck(DB, { now: () => migratedAt + ms })()
  expect([await checkAfter(10 * MINUTE), await checkAfter(11 * MINUTE)]).toEqual([[], [REASONS.sweep]])
  expect(Math.abs(Date.now() - migratedAt)).toBeLessThan(HOUR)
})

test('the check of 2,000 leads is one statement that scans no table', async () => {
  const iso = (ms: number) => new Date(ms).toISOString()
  await DB.prepare(
    `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 2000)
     INSERT INTO leads (id, brand, name, email, phone, service, message, form_type, created_at, state, sent_at, alerted_at)
     SELECT 'lead-' || n, 'dresdentax', '', '', '', '', '', '', ?1, iif(n % 20 = 0, 'failed', 'sent'), ?1, ?1 FROM numbers`,
  )
    .bind(iso(START))
    .run()
  await DB.prepare(`UPDATE leads SET id = ?1, state = 'pending' WHERE id = 'lead-1999'`).bind(uuid(1)).run()
  const plans: string[] = []
  const db = fakeDb(async (sql, values) => {
    const plan = await DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
      .bind(...values)
      .all<{ detail: string }>()
    plans.push(plan.results.map(({ detail }) => detail).join('\n'))
    return DB.prepare(sql)
      .bind(...values)
      .first()
  })
  expect(await createHealthCheck(db, { now: () => START + 2 * HOUR })()).toContain(REASONS.mail)
  expect(plans).toHaveLength(1)
  expect(plans[0]).toContain('SEARCH leads USING')
  expect(plans[0]).not.toMatch(/SCAN (?!CONSTANT ROW)/)
})
