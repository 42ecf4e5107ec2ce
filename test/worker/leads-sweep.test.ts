import { env } from 'cloudflare:test'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import wrangler from '../../wrangler.toml?raw'
import { countedDb, HOUR, lead, leadParts, MINUTE, refused, START, sql, theLead, unknown, uuid } from './lead-parts'
import { newIsolate } from './site'
import { DB, emptyStorage, leads } from './storage'

let logged: string[]

beforeEach(async () => {
  await emptyStorage()
  logged = []
  vi.spyOn(console, 'error').mockImplementation((line) => void logged.push(String(line)))
})
afterEach(() => vi.restoreAllMocks())

/** Adds so many leads at once. */
async function addLeads(count: number) {
  const { store } = leadParts()
  await Promise.all(Array.from({ length: count }, (_, number) => store.add(lead(number))))
}

test('what the mail service takes is sent', async () => {
  const { store, sweep, mailer } = leadParts()
  await store.add(lead(1))
  await sweep()
  expect(mailer.notified).toEqual([{ id: uuid(1), attempts: 1, unsure: 0 }])
  expect(await theLead()).toMatchObject({
    state: 'sent',
    sent_at: new Date(START).toISOString(),
    attempts: 1,
    unsure: 0,
  })
})

test.each([
  ['refuses', () => refused(), 'HTTP 500', 0],
  ['does not answer for sure', () => unknown, 'no answer', 1],
  ['does not answer at all', () => new Promise<never>(() => undefined), 'timeout', 1],
  ['makes the mailer throw', () => Promise.reject(new Error('boom')), 'threw', 1],
])('where the mail service %s the lead waits for its next attempt', async (_what, answer, error, unsure) => {
  const { store, sweep, mailer, clock } = leadParts({ deadlineMs: 1_000 })
  await store.add(lead(1))
  mailer.answer = answer
  await sweep()
  const row = await theLead()
  expect(row).toMatchObject({ state: 'pending', attempts: 1, last_error: error, unsure })
  const wait = Date.parse(`${row.next_attempt_at}`) - START
  expect(wait).toBeGreaterThanOrEqual(0.7 * MINUTE)
  expect(wait).toBeLessThanOrEqual(1.3 * MINUTE)
  mailer.answer = () => ({ outcome: 'taken' })
  clock.now += 2 * MINUTE
  await sweep()
  expect(mailer.notified.at(-1)).toEqual({ id: uuid(1), attempts: 2, unsure })
  expect(await theLead()).toMatchObject({ state: 'sent', attempts: 2, last_error: null })
})

test('after three days a lead fails, and staff are told once', async () => {
  const { store, sweep, mailer, clock } = leadParts()
  await store.add(lead(1))
  mailer.answer = () => refused()
  let runs = 0
  for (; (await theLead()).state === 'pending' && runs < 100; runs++) {
    await sweep()
    const { state, next_attempt_at: next } = await theLead()
    if (state === 'pending') clock.now = Date.parse(`${next}`)
  }
  expect(clock.now).toBe(START + 72 * HOUR)
  expect(await theLead()).toMatchObject({ state: 'failed', attempts: runs, last_error: 'HTTP 500' })
  expect(logged.filter((line) => line.includes('"lead-failed"'))).toHaveLength(1)
  await sweep()
  const { id, brand, created_at: createdAt, attempts } = await theLead()
  expect(mailer.alerts).toEqual([{ why: 'failed', leads: [{ id, brand, createdAt, attempts, lastError: 'HTTP 500' }] }])
})

test('an alert that was not taken is tried again in the next run', async () => {
  const { store, sweep, mailer } = leadParts()
  await store.add(lead(1))
  await store.add(lead(2))
  await sql(`UPDATE leads SET state = 'failed'`)
  mailer.alertAnswer = refused()
  await sweep()
  mailer.alertAnswer = { outcome: 'taken' }
  await sweep()
  await sweep()
  expect(mailer.alerts.map(({ leads }) => leads.length)).toEqual([2, 2])
  expect(logged.join()).toContain('alert-not-sent')
})

test('an alert nobody is sure of is mailed again an hour later, and so on until one is taken', async () => {
  const { store, sweep, mailer, clock } = leadParts()
  await store.add(lead(1))
  await sql(`UPDATE leads SET state = 'failed'`)
  mailer.alertAnswer = unknown
  for (let minute = 0; minute < 120; minute++) {
    await sweep()
    clock.now += MINUTE
  }
  expect(mailer.alerts).toHaveLength(2)
  expect(logged.filter((line) => line.includes('alert-not-sent'))).toHaveLength(2)
  mailer.alertAnswer = { outcome: 'taken' }
  for (let minute = 0; minute < 120; minute++) {
    await sweep()
    clock.now += MINUTE
  }
  expect(mailer.alerts).toHaveLength(3)
})

test('a flood is told of at once, then once an hour while it goes on, and not after it', async () => {
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

test('a flood hides nothing that failed, and an alert of it that was refused is tried again', async () => {
  const { store, sweep, mailer } = leadParts()
  await Promise.all(Array.from({ length: 130 }, (_, number) => store.add(lead(number, { reasons: ['flood'] }))))
  await sql(`UPDATE leads SET state = 'failed' WHERE id = '${uuid(129)}'`)
  mailer.alertAnswer = refused()
  await sweep()
  mailer.alertAnswer = { outcome: 'taken' }
  await sweep()
  await sweep()
  expect(mailer.alerts.map(({ why }) => why)).toEqual(['failed', 'flood', 'failed', 'flood'])
  expect(mailer.alerts.at(-2)?.leads.map(({ id }) => id)).toEqual([uuid(129)])
})

test('a mailer that breaks at staff mail ends no run: old leads still go', async () => {
  await addLeads(2)
  await sql(`UPDATE leads SET state = 'failed'`)
  const { sweep, daily, mailer, clock } = leadParts()
  mailer.alert = () => Promise.reject(new Error('boom'))
  mailer.digest = () => Promise.reject(new Error('boom'))
  await sweep()
  clock.now += 181 * 24 * HOUR
  await daily()
  expect(await leads()).toEqual([])
  for (const event of ['mailer-threw', 'alert-not-sent', 'digest-not-sent']) expect(logged.join()).toContain(event)
})

test('300 leads go out in one run, six at a time, within 50 statements and 1,000 subrequests', async () => {
  await addLeads(310)
  const { db, statements } = countedDb()
  const { sweep, mailer } = leadParts({ db, confirms: () => true })
  let open = 0
  let most = 0
  mailer.answer = async () => {
    most = Math.max(most, ++open)
    await Promise.resolve()
    open--
    return { outcome: 'taken' }
  }
  await sweep()
  const sent = (await leads()).filter(({ state }) => state === 'sent').length
  const mails = mailer.notified.length + mailer.confirmed.length
  expect([sent, mailer.notified.length, mails, most, statements()]).toEqual([300, 300, 600, 6, 46])
  expect(statements() + mails).toBeLessThanOrEqual(1_000)
})

test('a run with nothing to do asks the database twice', async () => {
  const { db, statements } = countedDb()
  await leadParts({ db }).sweep()
  expect(statements()).toBe(2)
})

test.each([
  ['the service is down', () => refused('HTTP 503'), 20],
  ['it has had enough', () => refused('HTTP 429'), 20],
  ['nobody answers', () => unknown, 20],
  ['each mail is refused for itself', () => refused('HTTP 400'), 60],
])('a run in which %s asks for no more than it must', async (_what, answer, tried) => {
  await addLeads(60)
  const { sweep, mailer } = leadParts()
  mailer.answer = answer
  await sweep()
  expect(mailer.notified).toHaveLength(tried)
})

test('one lead that fails holds up no other', async () => {
  await addLeads(45)
  const { sweep, mailer } = leadParts()
  mailer.answer = (id) => (id === uuid(3) ? refused('HTTP 400') : { outcome: 'taken' })
  await sweep()
  expect((await leads()).filter(({ state }) => state !== 'sent').map(({ id }) => id)).toEqual([uuid(3)])
})

test('a record the database does not take at first is written again, so that no mail goes out twice', async () => {
  const { store } = leadParts()
  await store.add(lead(1))
  let failures = 1
  const prepare = (statement: string) => {
    if (statement.includes('json_each') && failures-- > 0) throw new Error('D1 is busy')
    return DB.prepare(statement)
  }
  const { sweep } = leadParts({ db: { prepare } as unknown as D1Database })
  await sweep()
  expect(await theLead()).toMatchObject({ state: 'sent', attempts: 1 })
  expect(logged.join()).toContain('lead-write-failed')
})

test('a visitor is told that the message arrived once it is on record, of brands that want it', async () => {
  const { store, sweep, mailer, clock } = leadParts({ confirms: () => true })
  await store.add(lead(1))
  mailer.answer = () => refused()
  await sweep()
  expect(mailer.confirmed).toEqual([])
  mailer.answer = () => ({ outcome: 'taken' })
  clock.now += 2 * MINUTE
  await sweep()
  await sweep()
  // What is promised counts from here, not from a day long gone.
  expect(mailer.confirmed).toEqual([{ id: uuid(1), at: new Date(clock.now).toISOString() }])
})

test('a visitor is told once, however often staff have the mail sent again, and also where that fails at first', async () => {
  const { store, sweep, mailer, clock } = leadParts({ confirms: () => true })
  await store.add(lead(1))
  await sweep()
  await sql(`UPDATE leads SET state = 'pending', next_attempt_at = created_at`)
  mailer.answer = () => refused()
  await sweep()
  mailer.answer = () => ({ outcome: 'taken' })
  clock.now += HOUR
  await sweep()
  expect(await theLead()).toMatchObject({ state: 'sent', sent_at: new Date(clock.now).toISOString() })
  expect([mailer.notified.length, mailer.confirmed.length]).toEqual([3, 1])
})

test('the day’s mail names what waits longer than an hour, failed or is quarantined, and nothing of the visitor', async () => {
  const { store, daily, mailer, clock } = leadParts()
  await daily()
  expect(mailer.digests).toEqual([])
  for (let number = 1; number <= 4; number++)
    await store.add(lead(number, { createdAt: new Date(START + (number === 4 ? HOUR : 0)).toISOString() }))
  await sql(`UPDATE leads SET state = 'failed', last_error = 'bounced' WHERE id = '${uuid(2)}'`)
  await sql(`UPDATE leads SET state = 'quarantined', reasons = 'links' WHERE id = '${uuid(3)}'`)
  clock.now += HOUR
  await daily()
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

test('a flood of quarantined leads does not push out what failed', async () => {
  await addLeads(130)
  await sql(`UPDATE leads SET state = 'quarantined' WHERE id <> '${uuid(7)}'`)
  await sql(`UPDATE leads SET state = 'failed' WHERE id = '${uuid(7)}'`)
  const { daily, mailer } = leadParts()
  await daily()
  expect(mailer.digests).toMatchObject([{ failed: [{ id: uuid(7) }], more: 30 }])
})

test('old leads go once a day, and the log says how many of each kind', async () => {
  await addLeads(3)
  await sql(`UPDATE leads SET state = 'sent'`)
  const { daily, clock } = leadParts()
  clock.now += 181 * 24 * HOUR
  await daily()
  expect(await leads()).toEqual([])
  expect(logged).toEqual([JSON.stringify({ event: 'leads-erased', sent: 3, quarantined: 0, failed: 0 })])
})

test('the platform’s two clocks call the sweep and the day’s work', async () => {
  const [everyMinute = '', daily = ''] = [...wrangler.matchAll(/"([\d*]+ [\d*]+ \* \* \*)"/g)].map(([, cron]) => cron)
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
  await run(daily)
  expect([fetched.length, (await theLead()).state]).toEqual([1, 'pending'])
  await run(everyMinute)
  expect([fetched.length, (await theLead()).state]).toEqual([2, 'sent'])
})
