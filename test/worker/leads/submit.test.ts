import { afterEach, expect, test, vi } from 'vitest'
import { getBrand } from '#brands/index'
import { inquiry, leadParts, MINUTE, onlyLead, unlimited } from '#test/helpers/worker/lead-parts'
import { logged, setUpSite } from '#test/helpers/worker/set-up-site'
import { DB, leads } from '#test/helpers/worker/storage'
import type { Assess, Inquiry } from '#worker/leads/inquiry'

setUpSite()
afterEach(() => {
  vi.useRealTimers()
})

/** Submits an inquiry and waits for the work after the response. */
async function submit({ leadService }: ReturnType<typeof leadParts>, more: Partial<Inquiry> = {}, brand = dresdentax) {
  const background: Promise<unknown>[] = []
  const submission = await leadService.submit(inquiry(more), brand, (work) => void background.push(work))
  await Promise.all(background)
  return submission
}

const dresdentax = getBrand('dresdentax')
const brownco = getBrand('brownco')
const fields = inquiry().fields
const otherText = { ...fields, message: 'And another thing.' }

const throws = () => Promise.reject(new Error('D1_ERROR: overloaded'))
const hangs = () => new Promise<never>(() => undefined)

const STORE_MS = 1_000

/** Hangs past the deadline of a store write. Needs fake timers, so that the next write has all the time it takes. */
function hangsPastDeadline() {
  vi.advanceTimersByTime(STORE_MS)
  return hangs()
}

/** A database whose statements fail, unless they contain `except`. */
function brokenDb(fail: () => Promise<never>, except?: string): D1Database {
  return databaseWith((sql, run) => (except && sql.includes(except) ? run() : fail()))
}

/** The tests' database, in which `run` replaces the execution of each statement. */
function databaseWith(run: (sql: string, execute: () => Promise<unknown>) => Promise<unknown>): D1Database {
  const prepare = (sql: string) => ({
    bind: (...values: unknown[]) => ({ sql, bound: DB.prepare(sql).bind(...values) }),
  })
  const batch = ([statement]: [{ sql: string; bound: D1PreparedStatement }]) =>
    run(statement.sql, () => DB.batch([statement.bound]))
  return { prepare, batch } as unknown as D1Database
}

test('a submission returns after the lead is stored, without waiting for MailChannels', async () => {
  const parts = leadParts()
  parts.mailer.outcomeOf = hangs
  const background: Promise<unknown>[] = []
  const submission = await parts.leadService.submit(inquiry(), dresdentax, (work) => void background.push(work))
  expect(submission).toMatchObject({ outcome: 'stored' })
  expect(background).toHaveLength(1)
})

test('a submission with the same key and different text is a new lead that refers to the first', async () => {
  const parts = leadParts()
  await submit(parts)
  await submit(parts)
  await submit(parts, { fields: otherText })
  await submit(parts, { fields: { ...fields, name: 'Ana Maria' } })
  const [first, second, third] = await leads()
  expect([first?.follows, second?.follows, third?.follows]).toEqual([null, first?.id, first?.id])
  expect(parts.mailer.notified).toHaveLength(3)
})

test('the same text without a key, and then with one, is one lead for ten minutes and a new lead after that', async () => {
  const parts = leadParts()
  const keyless = { key: undefined }
  await submit(parts, keyless)
  parts.clock.now += 10 * MINUTE - 1
  await submit(parts, { ...keyless, fields: { ...fields, email: 'ANA@visitor.test' } })
  await submit(parts)
  await onlyLead()
  parts.clock.now += 1
  await submit(parts, keyless)
  expect((await leads()).map(({ state }) => state)).toEqual(['sent', 'sent'])
})

test('a different brand, email address or text makes a new lead, with and without a key', async () => {
  const parts = leadParts()
  for (const key of [undefined, 'a-key-of-the-form-1']) {
    await submit(parts, { key })
    await submit(parts, { key }, brownco)
    await submit(parts, { key, fields: otherText })
    await submit(parts, { key, fields: { ...fields, email: 'bea@visitor.test' } })
    parts.clock.now += 10 * MINUTE
  }
  const { length } = (await leads()).filter(({ brand, follows }) => brand === 'brownco' && follows === null)
  expect([(await leads()).length, length]).toEqual([8, 2])
})

test('a sensitive number reaches neither the spam check nor the database nor the log, and duplicates are still detected', async () => {
  const assess = vi.fn<Assess>(async () => [])
  const parts = leadParts({ assess })
  const secret = '123-45-6789'
  const given = {
    fields: { ...fields, name: `Ana ${secret}`, phone: secret, message: `My number is ${secret}.` },
    source: { page: `/x/${secret}`, from: `/y/${secret}`, referrerHost: '', campaign: { utm_term: secret } },
  }
  await submit(parts, given)
  await submit(parts, given)
  expect(await onlyLead()).toMatchObject({ masked: 'ssn' })
  expect(JSON.stringify([assess.mock.calls, await leads(), logged])).not.toContain(secret)
})

test('a number that the form itself masked is recorded, and the spam check decides over delivery', async () => {
  const assess = vi.fn<Assess>(async () => ['links', 'flood'])
  const parts = leadParts({ assess, rateLimiter: { ...unlimited, isFlooded: async () => true } })
  const message = 'My SSN is [Social Security number removed], please call'
  await submit(parts, { fields: { ...fields, message }, honeypot: 'x', formToken: 'token', hasOrigin: false })
  const held = { state: 'quarantined', reasons: 'links flood', attempts: 0 }
  expect(await onlyLead()).toMatchObject({ ...held, masked: 'ssn', message })
  const request = { honeypot: 'x', formToken: 'token', hasOrigin: false, scripted: true, flooded: true }
  expect(assess.mock.calls).toMatchObject([[{ ...request, brand: 'dresdentax', fields: { message } }]])
  expect(parts.mailer.notified).toEqual([])
})

test('an inquiry is delivered if the spam check fails', async () => {
  const parts = leadParts({ assess: throws })
  await submit(parts)
  expect(await onlyLead()).toMatchObject({ state: 'sent' })
  expect(logged.join()).toContain('lead-not-assessed')
})

test.each([
  ['throws', throws],
  ['hangs', hangsPastDeadline],
])(
  'if the first database write %s, the lead is mailed directly, stored later, and staff get an alert',
  async (_what, fail) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const parts = leadParts({ db: brokenDb(fail, "'sent'"), storeMs: STORE_MS })
    expect(await submit(parts)).toMatchObject({ outcome: 'stored' })
    const { id } = await onlyLead()
    expect(parts.mailer.notified).toEqual([{ id, attempts: 1, unsure: 0 }])
    expect(parts.mailer.alerts).toMatchObject([{ why: 'stored-late', leads: [{ id, brand: 'dresdentax' }] }])
    expect(await onlyLead()).toMatchObject({ state: 'sent', attempts: 1 })
    expect(logged.join()).toContain('lead-not-stored')
    expect(logged.join()).not.toMatch(/Ana|visitor\.test|Can you/)
  },
)

test('a lead whose first write succeeds after its deadline is mailed once, even if a sweep runs during the alert', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let finishWrite = async (): Promise<unknown> => undefined
  const db = databaseWith((sql, execute) => {
    if (sql.includes("'sent'")) return execute()
    finishWrite = execute
    return hangsPastDeadline()
  })
  const parts = leadParts({ db, storeMs: STORE_MS })
  const other = leadParts()
  parts.mailer.outcomeOf = async () => {
    await finishWrite()
    return { outcome: 'accepted' }
  }
  parts.mailer.alert = async () => {
    await other.sweep()
    return { outcome: 'accepted' }
  }
  await submit(parts)
  expect([parts.mailer.notified.length, other.mailer.notified]).toEqual([1, []])
  expect(await onlyLead()).toMatchObject({ state: 'sent', attempts: 1 })
})

test('if the database never responds, staff get an alert that the mail may be the only copy', async () => {
  const parts = leadParts({ db: brokenDb(hangs), storeMs: 30 })
  await submit(parts)
  expect(parts.mailer.alerts).toMatchObject([{ why: 'not-stored' }])
  expect(logged.join()).toContain('lead-sent-not-stored')
})

test('an inquiry of a flood is stored if the database cannot count the flood', async () => {
  const prepare = (sql: string) =>
    sql.includes('count(') ? ({ bind: () => ({ all: throws }) } as unknown as D1PreparedStatement) : DB.prepare(sql)
  const db = { prepare, batch: DB.batch.bind(DB) } as unknown as D1Database
  const parts = leadParts({ db, assess: async () => ['flood'] })
  expect(await submit(parts)).toMatchObject({ outcome: 'stored' })
  expect(await onlyLead()).toMatchObject({ state: 'quarantined', reasons: 'flood' })
})

test('if the database fails, a suspicious lead is not mailed', async () => {
  const parts = leadParts({ db: brokenDb(throws), assess: async () => ['honeypot'] })
  expect(await submit(parts)).toMatchObject({ outcome: 'failed' })
  expect(parts.mailer.notified).toEqual([])
})

test('a write whose response is lost is retried, and the lead is stored and mailed once', async () => {
  let failures = 1
  const db = databaseWith(async (sql, execute) => {
    const rows = await execute()
    return sql.includes('INSERT') && failures-- > 0 ? throws() : rows
  })
  const parts = leadParts({ db })
  expect(await submit(parts)).toMatchObject({ outcome: 'stored' })
  expect(await onlyLead()).toMatchObject({ state: 'sent' })
  expect(parts.mailer.notified).toHaveLength(1)
})
