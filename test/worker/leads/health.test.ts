import { createExecutionContext } from 'cloudflare:test'
import { Hono } from 'hono'
import { beforeEach, expect, test, vi } from 'vitest'
import { hangingCall } from '#test/helpers/worker/deadlines.ts'
import { HOUR, lead, MINUTE, runSql } from '#test/helpers/worker/lead-parts.ts'
import { logged, network, setUpSite } from '#test/helpers/worker/set-up-site.ts'
import { fetchSite, newIsolate, runCron } from '#test/helpers/worker/site.ts'
import { CONTENT, DB, mailRows } from '#test/helpers/worker/storage.ts'
import { siteChanged } from '#test/helpers/worker/webhook.ts'
import { d1Database, databaseOf } from '#worker/db/database.ts'
import type { AppEnv } from '#worker/http/context.ts'
import { health } from '#worker/leads/health.ts'
import { createHealthCheck, REASONS } from '#worker/leads/health-check.ts'
import { createLeadStore } from '#worker/leads/store.ts'

interface Health {
  status: string
  reasons: string[]
  content: string
  generation: number
  webhookAt: string | null
}

/** The next morning email is due 79 hours after `NIGHT`, and no test advances the clock that far. */
const NIGHT = Date.parse('2026-07-03T05:00:00.000Z')
let clock: { now: number }
beforeEach(() => {
  clock = { now: NIGHT }
  vi.spyOn(Date, 'now').mockImplementation(() => clock.now)
})
setUpSite()

async function readHealth() {
  const response = await fetchSite('/api/health')
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
  return response.json<Health>()
}

async function reasons(): Promise<string[]> {
  newIsolate()
  const response = await fetchSite('/api/health')
  const { status, reasons } = await response.json<Health>()
  const expected = reasons.length === 0 ? [200, 'ok'] : [503, 'failing']
  expect([response.status, status, response.headers.get('cache-control')]).toEqual([...expected, 'no-store'])
  const head = await fetchSite('/api/health', { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([response.status, ''])
  return reasons
}

const sweep = () => runCron('* * * * *')

const now = () => new Date(clock.now).toISOString()
const recordSweep = () => runSql(`UPDATE job_runs SET completed_at = '${now()}' WHERE job = 'sweep'`)

const addLead = (number = 1, reasons: string[] = []) =>
  createLeadStore(d1Database(DB)).add(lead(number, { createdAt: now(), reasons }))

const mailIsDown = () => Response.json({}, { status: 500 })

test('the health check reports cached content as stale after five minutes or after a webhook from Ghost', async () => {
  expect(await readHealth()).toMatchObject({ status: 'ok', content: 'none', fetchedAt: null, webhookAt: null })
  expect(network.requests).toEqual([])
  await fetchSite('/blog')
  const requests = network.requests.length
  const fetchedAt = new Date(clock.now).toISOString()
  expect(await readHealth()).toMatchObject({ content: 'fresh', ageSeconds: 0, fetchedAt })
  clock.now += 301_000
  expect(await readHealth()).toMatchObject({ content: 'stale', ageSeconds: 301 })
  expect(network.requests.length).toBe(requests)
  await fetchSite('/blog')
  clock.now += 1
  await siteChanged()
  const { content, generation, webhookAt } = await readHealth()
  expect([content, generation >= clock.now, Date.parse(`${webhookAt}`)]).toEqual(['stale', true, generation])
  await fetchSite('/blog')
  expect((await readHealth()).content).toBe('fresh')
})

test('all health checks within 10 seconds share one D1 statement', async () => {
  const prepare = vi.spyOn(DB, 'prepare')
  await Promise.all(Array.from({ length: 20 }, () => fetchSite('/api/health')))
  for (let check = 0; check < 100; check++, clock.now += 100) await readHealth()
  expect(prepare).toHaveBeenCalledTimes(1)
  await readHealth()
  expect(prepare).toHaveBeenCalledTimes(2)
})

test('the health check returns a 200 even when KV fails or hangs', async () => {
  vi.spyOn(CONTENT, 'get').mockRejectedValue(new Error('KV is down') as never)
  expect(await readHealth()).toMatchObject({ status: 'ok', content: 'none' })
  const hang = () => new Promise<never>(() => undefined)
  const state = { freshMs: 0, generation: hang, fetchedAt: hang }
  const app = new Hono<AppEnv>().get(
    '/',
    health(state, async () => [], { deadlineMs: 20 }),
  )
  const response = await app.request('/', {}, {}, createExecutionContext())
  expect([response.status, await response.json()]).toMatchObject([200, { status: 'ok', content: 'none' }])
  expect(logged.join()).toContain('health-content-unknown')
})

test('the health check returns a 503 with the database as the only reason when D1 throws', async () => {
  await addLead()
  clock.now += 2 * HOUR
  const prepare = vi.spyOn(DB, 'prepare').mockImplementation(() => {
    throw new Error('D1 is down: secret of the database')
  })
  expect(await reasons()).toEqual([REASONS.database])
  expect(logged.join()).toContain('health-check-failed')
  prepare.mockRestore()
  await sweep()
  expect(await reasons()).toEqual([])
})

test('the health check returns a 503 after 5 seconds if D1 hangs', async () => {
  const { hang, waited } = hangingCall()
  vi.spyOn(DB, 'batch').mockImplementation(hang)
  const response = await fetchSite('/api/health')
  expect([response.status, await response.json()]).toMatchObject([503, { reasons: [REASONS.database] }])
  expect(waited.ms).toBe(5_000)
})

test.each([
  ['no rows', []],
  ['a row without columns', [{}]],
  ['a row with text instead of numbers', [{ sweep: 'no', mail: 'no', morning: 'no' }]],
])('the health check reports the database as the only reason if D1 returns %s', async (_what, rows) => {
  expect(await createHealthCheck(databaseOf(async () => [rows]))()).toEqual([REASONS.database])
})

test('the health check returns a 503 if the last completed cron run is over 10 minutes old', async () => {
  await addLead()
  network.mail = mailIsDown
  await sweep()
  clock.now += 10 * MINUTE
  expect(await reasons()).toEqual([])
  clock.now += 1
  expect(await reasons()).toEqual([REASONS.sweep])
  const failing = vi.spyOn(DB, 'prepare').mockImplementation(() => {
    throw new Error('D1 is busy')
  })
  await expect(sweep()).rejects.toThrow('D1 is busy')
  failing.mockRestore()
  expect(await reasons()).toEqual([REASONS.sweep])
  await sweep()
  expect(await reasons()).toEqual([])
  await runSql(`DELETE FROM job_runs WHERE job = 'sweep'`)
  expect(await reasons()).toEqual([REASONS.sweep])
})

test.each([
  ['has been rejected for over an hour', HOUR, 1, 'due'],
  ['has failed after three days', 72 * HOUR, 0, 'failed'],
])('the health check returns a 503 if an email %s', async (_, age, more, state) => {
  await addLead()
  network.mail = mailIsDown
  await sweep()
  clock.now += age
  await sweep()
  expect((await mailRows()).find(({ kind }) => kind === 'inquiry')).toMatchObject({ state })
  if (more) expect(await reasons()).toEqual([])
  clock.now += more
  expect(await reasons()).toEqual([REASONS.mail])
  network.mail = undefined
  clock.now += 30 * MINUTE
  await sweep()
  expect(await reasons()).toEqual([])
})

test('the health check returns a 503 immediately after a 401 from MailChannels', async () => {
  await addLead()
  network.mail = () => new Response(null, { status: 401 })
  await sweep()
  expect(await reasons()).toEqual([REASONS.refused])
  network.mail = undefined
  clock.now += 2 * MINUTE
  await sweep()
  expect(await reasons()).toEqual([])
})

test.each([
  ['was withdrawn', `state = 'withdrawn'`],
  ['was accepted', `state = 'accepted'`],
  ['failed and was in an alert', `state = 'failed', alerted_at = created_at`],
  ['has an unknown outcome and was in an alert', `state = 'unknown', alerted_at = created_at`],
  ['is still being retried and was in an alert', `attempts = 3, alerted_at = created_at`],
  ['was an alert that failed', `state = 'unknown', kind = 'alert'`],
  ['was sent again a moment ago', 'created_at = ?1'],
  ['has just bounced', `state = 'failed', delivery = 'bounced', delivery_at = ?1`],
])('the health check returns a 200 if an old email %s', async (_what, change) => {
  await addLead()
  await addLead(2, ['links'])
  clock.now += 2 * HOUR
  await recordSweep()
  expect(await reasons()).toEqual([REASONS.mail])
  await DB.prepare(`UPDATE mails SET ${change} WHERE ?1 = ?1`).bind(now()).run()
  expect(await reasons()).toEqual([])
})

test('a health check right after a page view does not access KV', async () => {
  await addLead()
  clock.now += 2 * HOUR
  await fetchSite('/blog')
  const [get, put, prepare] = [vi.spyOn(CONTENT, 'get'), vi.spyOn(CONTENT, 'put'), vi.spyOn(DB, 'prepare')]
  const text = await (await fetchSite('/api/health')).text()
  expect([get, put, prepare].map(({ mock }) => mock.calls.length)).toEqual([0, 0, 1])
  expect(prepare.mock.calls.join()).toMatch(/^SELECT\s/)
  expect(text).toContain(REASONS.mail)
  expect(text).not.toMatch(/Ana|visitor|Question|00000000-/)
})
