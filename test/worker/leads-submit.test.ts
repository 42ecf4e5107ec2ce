import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { brands } from '#brands/index'
import type { Check, Inquiry } from '#worker/leads/submit'
import { inquiry, leadParts, MINUTE, refused, sql, theLead, unknown } from './lead-parts'
import { DB, emptyStorage, leads } from './storage'

let logged: string[]

beforeEach(async () => {
  await emptyStorage()
  logged = []
  vi.spyOn(console, 'error').mockImplementation((line) => void logged.push(String(line)))
})
afterEach(() => vi.restoreAllMocks())

type Parts = ReturnType<typeof leadParts>

/** Submits, and waits for what goes on behind the answer. */
async function submit({ desk }: Parts, more: Partial<Inquiry> = {}, brand = brands.dresdentax) {
  const behind: Promise<unknown>[] = []
  const submission = await desk.submit(inquiry(more), brand, (promise) => void behind.push(promise))
  await Promise.all(behind)
  return submission
}

const fields = inquiry().fields
const otherText = { ...fields, message: 'And another thing.' }

/** A database that does not do what it is asked, but for statements that hold this word. */
function brokenDb(fail: () => Promise<never>, works?: string): D1Database {
  const broken = { bind: () => ({ all: fail }) }
  return {
    prepare: (sql: string) => (works && sql.includes(works) ? DB.prepare(sql) : broken),
  } as unknown as D1Database
}
const throws = () => Promise.reject(new Error('D1_ERROR: overloaded'))
const hangs = () => new Promise<never>(() => undefined)

test('an inquiry is stored and sent', async () => {
  const parts = leadParts()
  expect(await submit(parts)).toMatchObject({ outcome: 'stored' })
  expect(await theLead()).toMatchObject({ state: 'sent', attempts: 1, follows: null })
})

test('the answer waits for the write alone: it is there while the mail service is silent', async () => {
  const parts = leadParts()
  parts.mailer.answer = hangs
  const behind: Promise<unknown>[] = []
  expect(await parts.desk.submit(inquiry(), brands.dresdentax, (one) => void behind.push(one))).toMatchObject({
    outcome: 'stored',
  })
  expect(behind).toHaveLength(1)
})

test('the same key with the same text is one lead and one mail', async () => {
  const parts = leadParts()
  await submit(parts)
  parts.clock.now += 60 * MINUTE
  expect(await submit(parts)).toMatchObject({ outcome: 'stored' })
  await theLead()
  expect(parts.mailer.notified).toHaveLength(1)
})

test('the same key with another text is a new lead that names the first', async () => {
  const parts = leadParts()
  await submit(parts)
  await submit(parts, { fields: otherText })
  await submit(parts, { fields: { ...fields, name: 'Ana Maria' } })
  const [first, second, third] = await leads()
  expect([first?.follows, second?.follows, third?.follows]).toEqual([null, first?.id, first?.id])
  expect(parts.mailer.notified).toHaveLength(3)
})

test('one key in two brands is two leads that have nothing to do with each other', async () => {
  const parts = leadParts()
  await submit(parts)
  await submit(parts, {}, brands.payroll)
  expect((await leads()).map(({ brand, follows }) => [brand, follows])).toEqual([
    ['dresdentax', null],
    ['payroll', null],
  ])
})

test('without a key the same text within ten minutes is one lead, and after them another', async () => {
  const parts = leadParts()
  const keyless = { key: undefined }
  await submit(parts, keyless)
  parts.clock.now += 10 * MINUTE - 1
  await submit(parts, { ...keyless, fields: { ...fields, email: 'ANA@visitor.test' } })
  await theLead()
  parts.clock.now += 1
  await submit(parts, keyless)
  expect((await leads()).map(({ state }) => state)).toEqual(['sent', 'sent'])
})

test('what was sent before the script came and again with its key is one lead, in either minute of ten', async () => {
  const parts = leadParts()
  await submit(parts, { key: undefined })
  parts.clock.now += 10 * MINUTE - 1
  expect(await submit(parts)).toMatchObject({ outcome: 'stored' })
  await theLead()
  expect(parts.mailer.notified).toHaveLength(1)
  parts.clock.now += 1
  await submit(parts)
  await submit(parts, { key: 'a-key-of-another-form' })
  expect(await leads()).toHaveLength(3)
})

test('without a key another brand, address or text is another lead', async () => {
  const parts = leadParts()
  const keyless = { key: undefined }
  await submit(parts, keyless)
  await submit(parts, keyless, brands.brownco)
  await submit(parts, { ...keyless, fields: otherText })
  await submit(parts, { ...keyless, fields: { ...fields, email: 'bea@visitor.test' } })
  expect(await leads()).toHaveLength(4)
})

test('numbers that do not belong there reach neither the checks nor the database, and equal texts stay equal', async () => {
  const check = vi.fn<Check>(() => [])
  const parts = leadParts({ checks: [check] })
  const secret = '123-45-6789'
  const given = {
    fields: { ...fields, name: `Ana ${secret}`, phone: secret, message: `My number is ${secret}.` },
    source: { page: `/x/${secret}`, referrerHost: '', campaign: { utm_term: secret } },
  }
  await submit(parts, given)
  await submit(parts, given)
  expect(await theLead()).toMatchObject({ masked: 'ssn' })
  expect(JSON.stringify([check.mock.calls, await leads(), logged])).not.toContain(secret)
})

test('what the form itself had taken out, before a reload, staff are told of as well', async () => {
  const message = 'My SSN is [Social Security number removed], please call'
  await submit(leadParts(), { fields: { ...fields, message } })
  expect(await theLead()).toMatchObject({ masked: 'ssn', message })
})

test('checks see all there is to go by; any reason quarantines, and nobody gets a mail', async () => {
  const check = vi.fn<Check>(() => ['flood'])
  const parts = leadParts({ checks: [() => ['links'], async () => [], check] })
  await submit(parts, { honeypot: 'x', formToken: 'token', hasOrigin: false })
  expect(await theLead()).toMatchObject({ state: 'quarantined', reasons: 'links flood', attempts: 0 })
  expect(check.mock.calls).toEqual([
    [
      {
        fields: { ...fields, phone: '', service: '' },
        ...{ honeypot: 'x', formToken: 'token', hasOrigin: false, scripted: true, flooded: false, brand: 'dresdentax' },
      },
    ],
  ])
  expect(parts.mailer.notified).toEqual([])
})

test('a check that breaks refuses nobody', async () => {
  const parts = leadParts({ checks: [() => Promise.reject(new Error('no binding'))] })
  await submit(parts)
  expect(await theLead()).toMatchObject({ state: 'sent' })
  expect(logged.join()).toContain('lead-not-assessed')
})

test.each([
  ['passes', true, ['turnstile-unchecked'], 'sent'],
  ['does not pass', false, ['turnstile-unchecked'], 'quarantined'],
  ['passes, but there is another reason', true, ['turnstile-unchecked', 'links'], 'quarantined'],
])('a lead whose Turnstile token %s behind the answer', async (_what, isHuman, reasons, state) => {
  const parts = leadParts({ checks: [() => reasons], isHuman: async (token) => token === 'token' && isHuman })
  await submit(parts, { turnstileToken: 'token' })
  expect(await theLead()).toMatchObject({ state })
})

test.each([
  ['throws', throws],
  ['hangs', hangs],
])(
  'the database %s: a mail that is taken is success, staff hear of it, and a repaired database gets the row',
  async (_what, fail) => {
    // The repaired one has to take the row within twice that.
    const parts = leadParts({ db: brokenDb(fail, "'sent'"), storeMs: 1_000 })
    expect(await submit(parts)).toMatchObject({ outcome: 'stored' })
    const { id } = await theLead()
    expect(parts.mailer.notified).toEqual([{ id, attempts: 1, unsure: 0 }])
    expect(parts.mailer.alerts).toMatchObject([{ why: 'stored-late', leads: [{ id, brand: 'dresdentax' }] }])
    expect(await theLead()).toMatchObject({ state: 'sent', attempts: 1 })
    expect(logged.join()).toContain('lead-not-stored')
    expect(logged.join()).not.toMatch(/Ana|visitor|Can you/)
  },
)

test('a write that comes through while its lead is mailed directly is not mailed again, however long the alert takes', async () => {
  let landLate = async (): Promise<unknown> => undefined
  const prepare = (sql: string) => {
    const statement = DB.prepare(sql)
    if (sql.includes("'sent'")) return statement
    const bind = (...values: unknown[]) => {
      landLate = () => statement.bind(...values).all()
      return { all: hangs }
    }
    return { bind }
  }
  const parts = leadParts({ db: { prepare } as unknown as D1Database, storeMs: 1_000 })
  const other = leadParts()
  parts.mailer.answer = async () => {
    await landLate()
    return { outcome: 'taken' }
  }
  parts.mailer.alert = async () => {
    await other.sweep()
    return { outcome: 'taken' }
  }
  await submit(parts)
  expect([parts.mailer.notified.length, other.mailer.notified]).toEqual([1, []])
  expect(await theLead()).toMatchObject({ state: 'sent', attempts: 1 })
})

test('a database that never answers does not keep staff from hearing of the only copy', async () => {
  const parts = leadParts({ db: brokenDb(hangs), storeMs: 30 })
  await submit(parts)
  expect(parts.mailer.alerts).toMatchObject([{ why: 'not-stored' }])
  expect(logged.join()).toContain('lead-sent-not-stored')
})

test.each([
  ['throws', throws, 'refuses', () => refused()],
  ['hangs', hangs, 'is silent', hangs],
  ['throws', throws, 'does not answer for sure', () => unknown],
])('the database %s and the mail service %s: an honest failure', async (_what, fail, _how, answer) => {
  const parts = leadParts({ db: brokenDb(fail), storeMs: 30, deadlineMs: 30 })
  parts.mailer.answer = answer
  expect(await submit(parts)).toEqual({
    outcome: 'failed',
    error: 'Failed to submit the form. Please try again later.',
  })
  expect(parts.mailer.alerts).toEqual([])
})

test('while the database is down nothing suspicious is mailed unseen', async () => {
  const parts = leadParts({ db: brokenDb(throws), checks: [() => ['honeypot']] })
  expect(await submit(parts)).toMatchObject({ outcome: 'failed' })
  expect(parts.mailer.notified).toEqual([])
})

test('a write that fails once is tried again, and the visitor notices nothing', async () => {
  let failures = 1
  const prepare = (sql: string) => {
    const statement = DB.prepare(sql)
    if (!sql.includes('INSERT') || failures-- <= 0) return statement
    // It was written; what got lost is the answer.
    return {
      bind: (...values: unknown[]) => ({
        all: () =>
          statement
            .bind(...values)
            .all()
            .then(throws),
      }),
    }
  }
  const parts = leadParts({ db: { prepare } as unknown as D1Database, storeMs: 1_000 })
  expect(await submit(parts)).toMatchObject({ outcome: 'stored' })
  expect(await theLead()).toMatchObject({ state: 'sent' })
  expect(parts.mailer.notified).toHaveLength(1)
})

test('50 equal submissions at once are one row, one mail and 50 equal answers', async () => {
  const parts = leadParts()
  const submissions = await Promise.all(Array.from({ length: 50 }, () => submit(parts)))
  expect(new Set(submissions.map(({ outcome }) => outcome))).toEqual(new Set(['stored']))
  expect(await theLead()).toMatchObject({ state: 'sent', attempts: 1 })
  expect(parts.mailer.notified).toHaveLength(1)
})

test('a worker that died before it could send left the lead to the sweep', async () => {
  const parts = leadParts()
  await parts.desk.submit(inquiry(), brands.dresdentax, () => undefined)
  await sql(`UPDATE leads SET state = 'pending', attempts = 0, lease_until = NULL`)
  await parts.sweep()
  expect(await theLead()).toMatchObject({ state: 'sent' })
})
