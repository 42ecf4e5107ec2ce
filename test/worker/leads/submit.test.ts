import { afterEach, expect, test, vi } from 'vitest'
import { getBrand } from '#brands/index.ts'
import { inquiry, leadParts, MINUTE, onlyInquiryMail, onlyLead, unlimited } from '#test/helpers/worker/lead-parts.ts'
import { logged, setUpSite } from '#test/helpers/worker/set-up-site.ts'
import { DB, leads, mailRows } from '#test/helpers/worker/storage.ts'
import { type Assess, type Inquiry, TURNSTILE_UNCHECKED } from '#worker/leads/inquiry.ts'

setUpSite()
afterEach(() => {
  vi.useRealTimers()
})

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

/** Fake timers advance by only one write's deadline so that only the current write times out. */
function hangsPastDeadline() {
  vi.advanceTimersByTime(STORE_MS)
  return hangs()
}

function brokenDb(fail: () => Promise<never>, workingSql?: string): D1Database {
  return databaseWith((sql, run) => (workingSql && sql.includes(workingSql) ? run() : fail()))
}

function databaseWith(run: (sql: string, execute: () => Promise<unknown>) => Promise<unknown>): D1Database {
  const prepare = (sql: string) => ({
    bind: (...values: unknown[]) => ({ sql, bound: DB.prepare(sql).bind(...values) }),
  })
  const batch = (statements: { sql: string; bound: D1PreparedStatement }[]) =>
    run(statements.map(({ sql }) => sql).join(), () => DB.batch(statements.map(({ bound }) => bound)))
  return { prepare, batch } as unknown as D1Database
}

test('submitting an inquiry does not wait for MailChannels to respond', async () => {
  const parts = leadParts()
  parts.mailer.outcomeOf = hangs
  const background: Promise<unknown>[] = []
  const submission = await parts.leadService.submit(inquiry(), dresdentax, (work) => void background.push(work))
  expect(submission).toMatchObject({ outcome: 'stored' })
  expect(background).toHaveLength(1)
})

test('an inquiry with a reused idempotency key but different text is stored as a new lead', async () => {
  const parts = leadParts()
  await submit(parts)
  await submit(parts)
  await submit(parts, { fields: otherText })
  await submit(parts, { fields: { ...fields, name: 'Ana Maria' } })
  const [first, second, third] = await leads()
  expect([first?.follows, second?.follows, third?.follows]).toEqual([null, first?.id, first?.id])
  expect(parts.mailer.sent.filter(({ id }) => id.endsWith('-office'))).toHaveLength(3)
})

test('resending an inquiry with the same text within ten minutes does not create a new lead', async () => {
  const parts = leadParts()
  const keyless = { key: undefined }
  await submit(parts, keyless)
  parts.clock.now += 10 * MINUTE - 1
  await submit(parts, { ...keyless, fields: { ...fields, email: 'ANA@visitor.test' } })
  await submit(parts)
  await onlyLead()
  parts.clock.now += 1
  await submit(parts, keyless)
  expect(await leads()).toHaveLength(2)
})

test('an inquiry with a different brand, email address or text creates a new lead even if it reuses the idempotency key', async () => {
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

test('a sensitive number in an inquiry does not reach the spam check, the database or the log', async () => {
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

test('a lead records which kind of sensitive number the form masked', async () => {
  const assess = vi.fn<Assess>(async () => ['links', 'flood'])
  const parts = leadParts({ assess, rateLimiter: { ...unlimited, isFlooded: async () => true } })
  const message = 'My SSN is [Social Security number removed], please call'
  await submit(parts, { fields: { ...fields, message }, honeypot: 'x', formToken: 'token', hasOrigin: false })
  const held = { list: 'held', released_at: null, reasons: 'links flood' }
  expect(await onlyLead()).toMatchObject({ ...held, masked: 'ssn', message })
  const request = { honeypot: 'x', formToken: 'token', hasOrigin: false, scripted: true, flooded: true }
  expect(assess.mock.calls).toMatchObject([[{ ...request, brand: 'dresdentax', fields: { message } }]])
  expect(parts.mailer.sent).toEqual([])
})

test('an inquiry is emailed to staff even if the spam check throws an error', async () => {
  const parts = leadParts({ assess: throws })
  await submit(parts)
  expect(await onlyInquiryMail()).toMatchObject({ state: 'accepted' })
  expect(logged.join()).toContain('lead-not-assessed')
})

test.each([
  ['throws', throws],
  ['hangs', hangsPastDeadline],
])(
  'if the first write of a lead to D1 %s, the lead is emailed to staff directly, bypassing the outbox',
  async (_what, fail) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const parts = leadParts({ db: brokenDb(fail, "'accepted', attempts"), storeMs: STORE_MS })
    expect(await submit(parts)).toMatchObject({ outcome: 'stored' })
    const { id } = await onlyLead()
    expect(parts.mailer.sent.map(({ id }) => id)).toEqual([`${id}-office`, `${id}-alert`])
    expect(parts.mailer.sent[1]?.letter.content.preview).toBe('The inquiry is now stored in the database')
    expect(await onlyInquiryMail()).toMatchObject({ state: 'accepted', attempts: 1 })
    expect(logged.join()).toContain('lead-not-stored')
    expect(logged.join()).not.toMatch(/Ana|visitor\.test|Can you/)
  },
)

test('a lead emailed to staff directly is stored as open even if its Turnstile check is pending', async () => {
  const assess = async () => [TURNSTILE_UNCHECKED]
  const parts = leadParts({ db: brokenDb(throws, "'accepted', attempts"), storeMs: STORE_MS, assess })
  await submit(parts, { turnstileToken: 'token' })
  expect(await onlyLead()).toMatchObject({ list: 'open', reasons: '' })
  await leadParts().sweep()
  expect((await mailRows()).map(({ kind, state }) => `${kind} ${state}`)).toEqual([
    'inquiry accepted',
    'confirmation accepted',
  ])
})

test('a lead whose D1 write finishes after the deadline is emailed to staff only once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let finishWrite = async (): Promise<unknown> => undefined
  const db = databaseWith((sql, execute) => {
    if (sql.includes("'accepted', attempts")) return execute()
    finishWrite = execute
    return hangsPastDeadline()
  })
  const parts = leadParts({ db, storeMs: STORE_MS })
  const other = leadParts()
  parts.mailer.outcomeOf = async ({ id }) => {
    await (id.endsWith('-alert') ? other.sweep() : finishWrite())
    return { outcome: 'accepted' }
  }
  await submit(parts)
  const { id } = await onlyLead()
  expect(parts.mailer.sent.map((mail) => mail.id)).toEqual([`${id}-office`, `${id}-alert`])
  expect(other.mailer.sent.map((mail) => mail.id)).toEqual([`${id}-visitor`])
  expect(await onlyInquiryMail()).toMatchObject({ state: 'accepted', attempts: 1 })
})

test('if the database never responds, staff get an alert that the inquiry email may be the only copy', async () => {
  const parts = leadParts({ db: brokenDb(hangs), storeMs: 30 })
  await submit(parts)
  expect(parts.mailer.sent[1]?.letter.content.preview).toBe('The email may be the only copy')
  expect(logged.join()).toContain('lead-sent-not-stored')
})

test('during a flood, an inquiry is stored even if the database fails to count recent inquiries', async () => {
  const db = databaseWith((sql, execute) => (sql.includes("'flood') > 0") ? throws() : execute()))
  const parts = leadParts({ db, assess: async () => ['flood'] })
  expect(await submit(parts)).toMatchObject({ outcome: 'stored' })
  expect(await onlyLead()).toMatchObject({ list: 'held', reasons: 'flood' })
})

test('if the database fails, an inquiry with a filled-in honeypot is not emailed to staff', async () => {
  const parts = leadParts({ db: brokenDb(throws), assess: async () => ['honeypot'] })
  expect(await submit(parts)).toMatchObject({ outcome: 'failed' })
  expect(parts.mailer.sent).toEqual([])
})

test('a D1 write whose response is lost is retried without storing the lead twice', async () => {
  let failures = 1
  const db = databaseWith(async (sql, execute) => {
    const rows = await execute()
    return sql.includes('INSERT INTO leads') && failures-- > 0 ? throws() : rows
  })
  const parts = leadParts({ db })
  expect(await submit(parts)).toMatchObject({ outcome: 'stored' })
  const { id } = await onlyLead()
  expect(parts.mailer.sent.map((mail) => mail.id)).toEqual([`${id}-office`, `${id}-visitor`])
})
