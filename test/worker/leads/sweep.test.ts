import { env } from 'cloudflare:test'
import { expect, test, vi } from 'vitest'
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
import wrangler from '../../../wrangler.toml?raw'

setUpSite()

async function addLeads(count: number) {
  const { store } = leadParts()
  await Promise.all(Array.from({ length: count }, (_, number) => store.add(lead(number))))
}

test('a lead whose mail is accepted becomes sent', async () => {
  const { store, sweep, mailer } = leadParts()
  await store.add(lead(1))
  await sweep()
  expect(mailer.notified).toEqual([{ id: uuid(1), attempts: 1, unsure: 0 }])
  expect(await onlyLead()).toMatchObject({
    state: 'sent',
    sent_at: new Date(START).toISOString(),
    attempts: 1,
    unsure: 0,
  })
})

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

test('a rejected alert is retried in the next run', async () => {
  const { store, sweep, mailer } = leadParts()
  await store.add(lead(1))
  await store.add(lead(2))
  await runSql(`UPDATE leads SET state = 'failed'`)
  mailer.alertOutcome = rejected()
  await sweep()
  mailer.alertOutcome = { outcome: 'accepted' }
  await sweep()
  await sweep()
  expect(mailer.alerts.map(({ leads }) => leads.length)).toEqual([2, 2])
  expect(logged.join()).toContain('alert-not-sent')
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

test('a failed lead gets an alert during a flood, and a rejected flood alert is retried', async () => {
  const { store, sweep, mailer } = leadParts()
  await Promise.all(Array.from({ length: 130 }, (_, number) => store.add(lead(number, { reasons: ['flood'] }))))
  await runSql(`UPDATE leads SET state = 'failed' WHERE id = '${uuid(129)}'`)
  mailer.alertOutcome = rejected()
  await sweep()
  mailer.alertOutcome = { outcome: 'accepted' }
  await sweep()
  await sweep()
  expect(mailer.alerts.map(({ why }) => why)).toEqual(['failed', 'flood', 'failed', 'flood'])
  expect(mailer.alerts.at(-2)?.leads.map(({ id }) => id)).toEqual([uuid(129)])
})

test('if the mailer throws on alerts and summaries, old leads are still deleted', async () => {
  await addLeads(2)
  await runSql(`UPDATE leads SET state = 'failed'`)
  const { sweep, dailyJob, mailer, clock } = leadParts()
  mailer.alert = () => Promise.reject(new Error('boom'))
  mailer.digest = () => Promise.reject(new Error('boom'))
  await sweep()
  clock.now += 181 * 24 * HOUR
  await dailyJob()
  expect(await leads()).toEqual([])
  for (const event of ['mailer-threw', 'alert-not-sent', 'digest-not-sent']) expect(logged.join()).toContain(event)
})

test('one run delivers 300 leads, six at a time, with at most 50 statements and 1,000 subrequests', async () => {
  await addLeads(310)
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
  expect([sent, mailer.notified.length, mails, most, statements()]).toEqual([300, 300, 600, 6, 46])
  expect(statements() + mails).toBeLessThanOrEqual(1_000)
})

test('a run without due leads uses two statements', async () => {
  const { db, statements } = countedDb()
  await leadParts({ db }).sweep()
  expect(statements()).toBe(2)
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

test('a rejected lead does not block the others', async () => {
  await addLeads(45)
  const { sweep, mailer } = leadParts()
  mailer.outcomeOf = (id) => (id === uuid(3) ? rejected('HTTP 400') : { outcome: 'accepted' })
  await sweep()
  expect((await leads()).filter(({ state }) => state !== 'sent').map(({ id }) => id)).toEqual([uuid(3)])
})

test('a record that fails once is retried, so that the lead is not mailed twice', async () => {
  const { store } = leadParts()
  await store.add(lead(1))
  let failures = 1
  const prepare = (statement: string) => {
    if (statement.includes('json_each') && failures-- > 0) throw new Error('D1 is busy')
    return DB.prepare(statement)
  }
  const { sweep } = leadParts({ db: { prepare } as unknown as D1Database })
  await sweep()
  expect(await onlyLead()).toMatchObject({ state: 'sent', attempts: 1 })
  expect(logged.join()).toContain('lead-write-failed')
})

test('a visitor gets a confirmation after delivery, with the reply day counted from then', async () => {
  const { store, sweep, mailer, clock } = leadParts({ confirms: () => true })
  await store.add(lead(1))
  mailer.outcomeOf = () => rejected()
  await sweep()
  expect(mailer.confirmed).toEqual([])
  mailer.outcomeOf = () => ({ outcome: 'accepted' })
  clock.now += 2 * MINUTE
  await sweep()
  await sweep()
  expect(mailer.confirmed).toEqual([{ id: uuid(1), at: new Date(clock.now).toISOString() }])
})

test('a visitor gets one confirmation even if staff send the lead again', async () => {
  const { store, sweep, mailer, clock } = leadParts({ confirms: () => true })
  await store.add(lead(1))
  await sweep()
  await runSql(`UPDATE leads SET state = 'pending', next_attempt_at = created_at`)
  mailer.outcomeOf = () => rejected()
  await sweep()
  mailer.outcomeOf = () => ({ outcome: 'accepted' })
  clock.now += HOUR
  await sweep()
  expect(await onlyLead()).toMatchObject({ state: 'sent', sent_at: new Date(clock.now).toISOString() })
  expect([mailer.notified.length, mailer.confirmed.length]).toEqual([3, 1])
})

test('the daily summary lists waiting, failed and quarantined leads without personal data', async () => {
  const { store, dailyJob, mailer, clock } = leadParts()
  await dailyJob()
  expect(mailer.digests).toEqual([])
  for (let number = 1; number <= 4; number++)
    await store.add(lead(number, { createdAt: new Date(START + (number === 4 ? HOUR : 0)).toISOString() }))
  await runSql(`UPDATE leads SET state = 'failed', last_error = 'bounced' WHERE id = '${uuid(2)}'`)
  await runSql(`UPDATE leads SET state = 'quarantined', reasons = 'links' WHERE id = '${uuid(3)}'`)
  clock.now += HOUR
  await dailyJob()
  expect(mailer.digests).toMatchObject([
    {
      waiting: [{ id: uuid(1) }],
      failed: [{ id: uuid(2), lastError: 'bounced' }],
      quarantined: [{ id: uuid(3), reasons: 'links' }],
      more: 0,
    },
  ])
  expect(JSON.stringify(mailer.digests)).not.toMatch(/Ana|visitor|Question/)
})

test('the daily summary lists a failed lead before 129 quarantined ones', async () => {
  await addLeads(130)
  await runSql(`UPDATE leads SET state = 'quarantined' WHERE id <> '${uuid(7)}'`)
  await runSql(`UPDATE leads SET state = 'failed' WHERE id = '${uuid(7)}'`)
  const { dailyJob, mailer } = leadParts()
  await dailyJob()
  expect(mailer.digests).toMatchObject([{ failed: [{ id: uuid(7) }], more: 30 }])
})

test('the daily job deletes old leads and logs their number per state', async () => {
  await addLeads(3)
  await runSql(`UPDATE leads SET state = 'sent'`)
  const { dailyJob, clock } = leadParts()
  clock.now += 181 * 24 * HOUR
  await dailyJob()
  expect(await leads()).toEqual([])
  expect(logged).toEqual([JSON.stringify({ event: 'leads-erased', sent: 3, quarantined: 0, failed: 0 })])
})

test('the two cron triggers in wrangler.toml start the sweep and the daily job', async () => {
  const [everyMinute = '', onceADay = ''] = [...wrangler.matchAll(/"([\d*]+ [\d*]+ \* \* \*)"/g)].map(
    ([, cron]) => cron,
  )
  const fetched: string[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    fetched.push(JSON.parse(await new Request(input, init).text()).subject)
    return Response.json({}, { status: 202 })
  })
  const { store, clock } = leadParts()
  clock.now = Date.now() - 2 * HOUR
  await store.add(lead(1, { createdAt: new Date(clock.now).toISOString() }))
  const isolate = newIsolate()
  const run = (cron: string) => isolate.scheduled({ cron } as never, env as never)
  await run(onceADay)
  expect([fetched.length, (await onlyLead()).state]).toEqual([1, 'pending'])
  await run(everyMinute)
  // The mail to staff and the confirmation to the visitor.
  expect([fetched.length, (await onlyLead()).state]).toEqual([3, 'sent'])
})
