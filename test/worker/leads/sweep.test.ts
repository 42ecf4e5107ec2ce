import { env } from 'cloudflare:test'
import { expect, test, vi } from 'vitest'
import { BRAND_IDS } from '#brands/index'
import type { BrandId } from '#shared/brand-id'
import {
  countedDb,
  HOUR,
  lead,
  leadParts,
  MINUTE,
  onlyLead,
  rejected,
  runSql,
  START,
  unknownOutcome,
  uuid,
} from '#test/helpers/worker/lead-parts'
import { logged, setUpSite } from '#test/helpers/worker/set-up-site'
import { newIsolate } from '#test/helpers/worker/site'
import { DB, leads } from '#test/helpers/worker/storage'
import type { Attempt } from '#worker/leads/lead'
import wrangler from '../../../wrangler.toml?raw'

setUpSite()

async function addLeads(count: number) {
  const { store } = leadParts()
  await Promise.all(Array.from({ length: count }, (_, number) => store.add(lead(number))))
}

test.each([
  ['is rejected', () => rejected(), 'HTTP 500', 0],
  ['has an unknown outcome', () => unknownOutcome, 'no response', 1],
  ['hangs', () => new Promise<never>(() => undefined), 'timeout', 1],
  ['makes the mailer throw', () => Promise.reject(new Error('boom')), 'internal error', 1],
])('a lead whose mail %s is retried after a minute', async (_what, outcomeOf, error, unsure) => {
  const { store, sweep, mailer, clock } = leadParts({ deadlineMs: 1_000 })
  await store.add(lead(1))
  mailer.outcomeOf = outcomeOf
  await sweep()
  const row = await onlyLead()
  expect(row).toMatchObject({ state: 'pending', attempts: 1, last_error: error, unsure })
  const wait = Date.parse(`${row.next_attempt_at}`) - START
  expect(wait).toBeGreaterThanOrEqual(0.7 * MINUTE)
  expect(wait).toBeLessThanOrEqual(1.3 * MINUTE)
  mailer.outcomeOf = () => ({ outcome: 'accepted' })
  clock.now += 2 * MINUTE
  await sweep()
  expect(mailer.notified.at(-1)).toEqual({ id: uuid(1), attempts: 2, unsure })
  expect(await onlyLead()).toMatchObject({ state: 'sent', attempts: 2, last_error: null })
})

test('a lead that is rejected for three days fails, and staff get one alert', async () => {
  const { store, sweep, mailer, clock } = leadParts()
  await store.add(lead(1))
  mailer.outcomeOf = () => rejected()
  let runs = 0
  for (; (await onlyLead()).state === 'pending' && runs < 100; runs++) {
    await sweep()
    const { state, next_attempt_at: next } = await onlyLead()
    if (state === 'pending') clock.now = Date.parse(`${next}`)
  }
  expect(clock.now).toBe(START + 72 * HOUR)
  expect(await onlyLead()).toMatchObject({ state: 'failed', attempts: runs, last_error: 'HTTP 500' })
  expect(logged.filter((line) => line.includes('"lead-failed"'))).toHaveLength(1)
  await sweep()
  const { id, brand, created_at: createdAt, attempts } = await onlyLead()
  expect(mailer.alerts).toMatchObject([
    { why: 'failed', leads: [{ id, brand, createdAt, attempts, lastError: 'HTTP 500' }] },
  ])
})

test('an alert with an unknown outcome is sent again every hour until one is accepted', async () => {
  const { store, sweep, mailer, clock } = leadParts()
  await store.add(lead(1))
  await runSql(`UPDATE leads SET state = 'failed'`)
  mailer.alertOutcome = unknownOutcome
  for (let minute = 0; minute < 120; minute++) {
    await sweep()
    clock.now += MINUTE
  }
  expect(mailer.alerts).toHaveLength(2)
  expect(logged.filter((line) => line.includes('alert-not-sent'))).toHaveLength(2)
  mailer.alertOutcome = { outcome: 'accepted' }
  for (let minute = 0; minute < 120; minute++) {
    await sweep()
    clock.now += MINUTE
  }
  expect(mailer.alerts).toHaveLength(3)
})

test('a flood causes an alert at once, another one an hour later if it goes on, and none after it ends', async () => {
  const { store, sweep, mailer, clock } = leadParts()
  const flood = async (from: number, count: number) => {
    for (let number = from; number < from + count; number++)
      await store.add(lead(number, { reasons: ['flood', 'links'], createdAt: new Date(clock.now).toISOString() }))
  }
  await store.add(lead(1, { reasons: ['links'] }))
  await sweep()
  expect(mailer.alerts).toEqual([])
  for (let minute = 0; minute < 70; minute++) {
    await flood(100 + 2 * minute, 2)
    await sweep()
    clock.now += MINUTE
  }
  expect(mailer.alerts).toMatchObject([
    { why: 'flood', leads: [{ id: uuid(100) }, { id: uuid(101) }] },
    { why: 'flood', leads: expect.arrayContaining([expect.objectContaining({ id: uuid(221) })]) },
  ])
  for (let minute = 0; minute < 180; minute++) {
    await sweep()
    clock.now += MINUTE
  }
  expect(mailer.alerts).toHaveLength(2)
})

test('one run delivers 300 leads and sends every kind of alert, six mails at a time, with at most 50 statements and 1,000 subrequests', async () => {
  await addLeads(310)
  const { store } = leadParts()
  await store.add(lead(400))
  await runSql(`UPDATE leads SET state = 'failed' WHERE id = '${uuid(400)}'`)
  await store.add(lead(401, { reasons: ['flood'] }))
  for (const [index, brand] of BRAND_IDS.entries()) await store.add(lead(410 + index, { brand, reasons: ['links'] }))
  const { db, statements } = countedDb()
  const { sweep, mailer } = leadParts({ db, confirms: () => true })
  let open = 0
  let most = 0
  mailer.outcomeOf = async () => {
    most = Math.max(most, ++open)
    await Promise.resolve()
    open--
    return { outcome: 'accepted' }
  }
  await sweep()
  const sent = (await leads()).filter(({ state }) => state === 'sent').length
  const mails = mailer.notified.length + mailer.confirmed.length
  expect([sent, mailer.notified.length, mails, most, statements()]).toEqual([300, 300, 600, 6, 47])
  expect([mailer.alerts.length, mailer.heldBackMails.length]).toEqual([2, 3])
  expect(statements() + mails).toBeLessThanOrEqual(1_000)
})

test.each([
  ['a 503', 20, () => rejected('HTTP 503')],
  ['a 429', 20, () => rejected('HTTP 429')],
  ['an unknown outcome', 20, () => unknownOutcome],
  ['a 400', 60, () => rejected('HTTP 400')],
])('if every mail gets %s, a run tries %i of 60 leads', async (_what, tried, outcomeOf) => {
  await addLeads(60)
  const { sweep, mailer } = leadParts()
  mailer.outcomeOf = outcomeOf
  await sweep()
  expect(mailer.notified).toHaveLength(tried)
})

test('a record that fails once is retried, so that the lead is not mailed twice', async () => {
  const { store } = leadParts()
  await store.add(lead(1))
  let failures = 1
  const prepare = (statement: string) => {
    if (statement.includes('json_each') && failures-- > 0) throw new Error('D1 is busy')
    return DB.prepare(statement)
  }
  const { sweep } = leadParts({ db: { prepare, batch: DB.batch.bind(DB) } as unknown as D1Database })
  await sweep()
  expect(await onlyLead()).toMatchObject({ state: 'sent', attempts: 1 })
  expect(logged.join()).toContain('lead-write-failed')
})

test('a visitor gets one confirmation after delivery, with the reply day counted from then, also if staff send the lead again', async () => {
  const { store, sweep, mailer, clock } = leadParts({ confirms: () => true })
  await store.add(lead(1))
  mailer.outcomeOf = () => rejected()
  await sweep()
  expect(mailer.confirmed).toEqual([])
  mailer.outcomeOf = () => ({ outcome: 'accepted' })
  clock.now += 2 * MINUTE
  const at = new Date(clock.now).toISOString()
  await sweep()
  // Staff send the lead again.
  await runSql(`UPDATE leads SET state = 'pending', next_attempt_at = created_at`)
  clock.now += HOUR
  await sweep()
  expect([mailer.notified.length, mailer.confirmed]).toEqual([3, [{ id: uuid(1), at }]])
})

test('the cron triggers in wrangler.toml start the sweep each minute, and the daily job at 12:00 and 13:00 UTC', async () => {
  const crons = [...wrangler.matchAll(/"([\d*]+ [\d*]+ \* \* \*)"/g)].map(([, cron]) => cron)
  expect(crons).toEqual(['* * * * *', '0 12 * * *', '0 13 * * *'])
  const subjects: string[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    subjects.push(JSON.parse(await new Request(input, init).text()).subject)
    return Response.json({}, { status: 202 })
  })
  const { store } = leadParts()
  await store.add(lead(1))
  const run = (cron: string) => newIsolate().scheduled({ cron } as never, env as never)
  for (const [cron, time] of [
    ['0 12 * * *', '2026-07-06T12:00:00.000Z'],
    ['0 13 * * *', '2026-12-07T13:00:00.000Z'],
  ] as const) {
    vi.spyOn(Date, 'now').mockReturnValue(Date.parse(time))
    await runSql(`UPDATE job_runs SET completed_at = '2026' WHERE job = 'morning'`)
    await run(cron)
    expect([subjects.length, (await onlyLead()).state]).toEqual([1, 'pending'])
    expect(subjects.pop()).toContain('1 inquiry is late')
  }
  await run('* * * * *')
  // The mail to staff and the confirmation to the visitor.
  expect([subjects.length, (await onlyLead()).state]).toEqual([2, 'sent'])
})

test('an unreadable row fails, is in the alert, and does not block its batch', async () => {
  const { store, sweep, mailer } = leadParts()
  await store.add(lead(1))
  await store.add(lead(2, { brand: 'no-more' as BrandId }))
  await store.add(lead(3))
  await sweep()
  expect((await leads()).map(({ state }) => state)).toEqual(['sent', 'failed', 'sent'])
  expect((await leads())[1]).toMatchObject({ last_error: 'unreadable', lease_until: null })
  expect(logged.join()).toMatch(new RegExp(`lead-unreadable.*${uuid(2)}`))
  expect(logged.join()).not.toMatch(/Ana|visitor.test/)
  expect(mailer.alerts).toMatchObject([{ leads: [{ id: uuid(2), brand: 'no-more', lastError: 'unreadable' }] }])
})

test('a lead whose request is malformed is delivered without it', async () => {
  const { store } = leadParts()
  await store.add(lead(1))
  await runSql(`UPDATE leads SET request = '{'`)
  expect(await store.claim(1)).toMatchObject([{ id: uuid(1), request: undefined }])
})

test('the record of an expired lease does not overwrite a later claim or its result', async () => {
  const sent = (attempts: number): Attempt => ({
    ...{ id: uuid(1), attempts, state: 'sent', nextAttemptAt: null, error: null, unsure: 0 },
    sentAt: new Date(START).toISOString(),
  })
  const { store, clock } = leadParts()
  await store.add(lead(1))
  await store.claim(1)
  clock.now += 2 * MINUTE
  await store.claim(1)
  expect(await store.record([{ ...sent(1), state: 'failed' }])).toEqual([])
  expect(await onlyLead()).toMatchObject({ state: 'sending', attempts: 2 })
  expect(await store.record([sent(2)])).toEqual([uuid(1)])
  expect(await store.record([{ ...sent(2), state: 'pending' }])).toEqual([])
  expect(await onlyLead()).toMatchObject({ state: 'sent', sent_at: new Date(START).toISOString() })
})
