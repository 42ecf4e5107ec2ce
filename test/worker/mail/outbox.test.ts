import { beforeEach, expect, test } from 'vitest'
import { BRAND_IDS } from '#brands/index.ts'
import type { BrandId } from '#shared/brand-id.ts'
import { addRequests, ana, db, doing, iso, mailStates, meeting, rows, seen } from '#test/helpers/worker/appointments.ts'
import {
  countedDb,
  HOUR,
  lead,
  leadParts,
  MINUTE,
  onlyInquiryMail,
  rejected,
  runSql,
  START,
  unknownOutcome,
  uuid,
} from '#test/helpers/worker/lead-parts.ts'
import { logged, setUpSite } from '#test/helpers/worker/set-up-site.ts'
import { DB, emptyStorage, leads, mailRows } from '#test/helpers/worker/storage.ts'
import { askAnotherTime } from '#worker/appointments/visitor.ts'
import { raw } from '#worker/db/database.ts'
import { act } from '#worker/desk/actions.ts'
import { eraseLeads } from '#worker/desk/person.ts'
import { claim, recordAttempts } from '#worker/mail/outbox-rows.ts'

setUpSite()
beforeEach(emptyStorage)

const accepted = { outcome: 'accepted' } as const
const timeout = { outcome: 'unknown', error: 'timeout' } as const
const states = async () => (await mailRows()).map(({ kind, state }) => `${kind} ${state}`)

async function withLeads(count: number, brand: BrandId = 'dresdentax', hoursEarlier = 0) {
  const parts = leadParts()
  parts.clock.now -= hoursEarlier * HOUR
  for (let number = 1; number <= count; number++)
    await parts.store.add(lead(number, { brand, email: `visitor-${number}@visitor.test` }))
  return parts
}

test('storing a lead queues one email to staff and one email to the visitor', async () => {
  const { sendFor, mailer } = await withLeads(1)
  await sendFor(uuid(1))
  expect(mailer.sent.map(({ id, letter }) => [id, letter.to])).toEqual([
    [`${uuid(1)}-office`, undefined],
    [`${uuid(1)}-visitor`, 'visitor-1@visitor.test'],
  ])
  expect(await states()).toEqual(['inquiry accepted', 'confirmation accepted'])
  await sendFor(uuid(1))
  expect(mailer.sent).toHaveLength(2)
})

test('only two confirmation emails are queued for 100 leads with the same email address in a day', async () => {
  const { store } = leadParts()
  await Promise.all(Array.from({ length: 100 }, (_, index) => store.add(lead(index))))
  const count = (wanted: string) => mailRows().then((rows) => rows.filter(({ kind }) => kind === wanted).length)
  expect([(await leads()).length, await count('inquiry'), await count('confirmation')]).toEqual([100, 100, 2])
})

test('a brand sends at most 300 confirmation emails in 24 hours', async () => {
  const { store, clock } = await withLeads(301)
  const count = async () => (await mailRows()).filter(({ kind }) => kind === 'confirmation').length
  expect(await count()).toBe(300)
  clock.now += 24 * HOUR + MINUTE
  await store.add(lead(500, { email: 'next@visitor.test' }))
  expect(await count()).toBe(301)
})

test.each([
  ['is rejected', () => rejected(), 'HTTP 500', 0],
  ['has an unknown outcome', () => unknownOutcome, 'no response', 1],
  ['makes the mailer throw', () => Promise.reject(new Error('boom')), 'internal error', 0],
])('an email that %s is sent again after about a minute', async (_what, outcomeOf, error, unknowns) => {
  const { sweep, mailer, clock } = await withLeads(1)
  mailer.outcomeOf = outcomeOf
  await sweep()
  const row = await onlyInquiryMail()
  expect(row).toMatchObject({ state: 'due', attempts: 1, last_error: error, unknowns, lease_until: null })
  const wait = Date.parse(`${row.next_attempt_at}`) - START
  expect(wait).toBeGreaterThanOrEqual(0.7 * MINUTE)
  expect(wait).toBeLessThanOrEqual(1.3 * MINUTE)
  mailer.outcomeOf = () => ({ outcome: 'accepted', providerId: 'message-1' })
  clock.now += 2 * MINUTE
  await sweep()
  expect(await onlyInquiryMail()).toMatchObject({
    state: 'accepted',
    attempts: 2,
    last_error: null,
    provider_id: 'message-1',
  })
  expect(mailer.sent.at(-2)?.isCopy).toBe(unknowns > 0)
})

test('an email is not sent again after three attempts with an unknown outcome', async () => {
  const { sweep, mailer, clock } = await withLeads(1)
  mailer.outcomeOf = ({ id }) => (id.startsWith('alert') ? accepted : unknownOutcome)
  for (let hours = 0; hours < 10; hours++) {
    await sweep()
    clock.now += HOUR
  }
  expect(mailer.sent.filter(({ id }) => id === `${uuid(1)}-office`)).toHaveLength(3)
  expect(await onlyInquiryMail()).toMatchObject({ state: 'unknown', unknowns: 3 })
  expect(mailer.subjects()).toContain('Alert: 1 email failed or is late')
})

test('a worker whose clock is a second behind does not claim an email that another worker has leased', async () => {
  const { clock } = await withLeads(1)
  const claimAt = (time: number) => claim(db, raw(`kind = 'inquiry'`), 6, time)
  expect(await claimAt(clock.now)).toHaveLength(1)
  expect(await claimAt(clock.now - 1_000)).toEqual([])
})

test('an email is not sent again after three workers have crashed while sending it', async () => {
  const { sweep, clock } = await withLeads(1)
  for (let deaths = 0; deaths < 3; deaths++) {
    expect(await claim(db, raw(`kind = 'inquiry'`), 6, clock.now)).toMatchObject([{ unknowns: deaths }])
    expect(await claim(db, raw(`kind = 'inquiry'`), 6, clock.now)).toEqual([])
    clock.now += 2 * MINUTE
  }
  expect(await claim(db, raw(`kind = 'inquiry'`), 6, clock.now)).toEqual([])
  await sweep()
  const lost = { state: 'unknown', unknowns: 3, last_error: 'no response', lease_until: null }
  expect(await onlyInquiryMail()).toMatchObject(lost)
})

test('an email that is rejected for three days is marked "failed"', async () => {
  const { sweep, mailer, clock } = await withLeads(1)
  mailer.outcomeOf = ({ id }) => (id === `${uuid(1)}-office` ? rejected() : accepted)
  while ((await onlyInquiryMail()).state === 'due' && clock.now < START + 80 * HOUR) {
    await sweep()
    clock.now += 30 * MINUTE
  }
  expect((clock.now - START) / HOUR).toBeGreaterThan(70)
  expect((clock.now - START) / HOUR).toBeLessThan(73)
  expect(await onlyInquiryMail()).toMatchObject({ state: 'failed', last_error: 'HTTP 500' })
  await sweep()
  clock.now += 2 * HOUR
  await sweep()
  expect(mailer.subjects().filter((subject) => subject.startsWith('Alert'))).toHaveLength(2)
  expect(logged.filter((line) => line.includes('"mail-failed"'))).toHaveLength(1)
})

test('a cron run ends within 50 seconds even if MailChannels never responds', async () => {
  const { store, sweep, mailer, clock } = await withLeads(20)
  await store.add(lead(100, { brand: 'brownco', email: 'other@visitor.test' }))
  await runSql(`DELETE FROM mails WHERE kind = 'confirmation'`)
  let isBack = false
  let waiting = 0
  mailer.outcomeOf = ({ brand }) => {
    if (isBack || brand === 'brownco') return accepted
    // The emails of a group time out together, so five timeouts advance the clock only once.
    if (waiting++ % 5 === 0) clock.now += 10_000
    return timeout
  }
  await sweep()
  expect(clock.now - START).toBeLessThanOrEqual(50_000)
  expect((await mailRows()).filter(({ brand }) => brand === 'brownco')).toMatchObject([{ state: 'accepted' }])
  for (let minutes = 0; minutes < 90; minutes++) {
    clock.now += MINUTE
    await sweep()
  }
  isBack = true
  for (let minutes = 0; minutes < 90; minutes++) {
    clock.now += MINUTE
    await sweep()
  }
  expect(mailer.subjects()).toContain('Alert: 20 emails failed or are late')
  expect(new Set((await mailRows()).filter(({ kind }) => kind === 'inquiry').map(({ state }) => state))).toEqual(
    new Set(['accepted', 'unknown']),
  )
})

test.each([
  ['a 503', 6, () => rejected('HTTP 503')],
  ['a 429', 6, () => rejected('HTTP 429')],
  ['an unknown outcome', 6, () => timeout],
  ['a 400', 40, () => rejected('HTTP 400')],
])('if each attempt to send an email ends in %s, a cron run tries %i of 40 emails', async (_what, tried, outcomeOf) => {
  // At 7:00 AM, the morning emails are not due yet.
  const { sweep, mailer } = await withLeads(20, 'dresdentax', 3)
  mailer.outcomeOf = outcomeOf
  await sweep()
  expect(mailer.sent).toHaveLength(tried)
})

test('a cron run that attempts 48 emails uses at most 50 D1 statements', async () => {
  const { db: counted, statements } = countedDb()
  await withLeads(20)
  await addRequests(Array.from({ length: 20 }, (_, number) => number + 200))
  for (let number = 200; number < 220; number++) {
    const start = new Date(Date.parse('2026-03-05T15:00:00.000Z') + number * HOUR).toISOString()
    await doing(number, meeting('confirm', { start }))
  }
  const { store, sweep, mailer } = leadParts({ db: counted })
  for (const [index, brand] of BRAND_IDS.entries()) await store.add(lead(100 + index, { brand, reasons: ['links'] }))
  const before = statements()
  let open = 0
  let most = 0
  mailer.outcomeOf = async () => {
    most = Math.max(most, ++open)
    await Promise.resolve()
    open--
    return accepted
  }
  await sweep()
  const tried = await rows('SELECT id FROM mails WHERE attempts > 0')
  expect([tried.length, most]).toEqual([48, 6])
  expect(statements() - before).toBeLessThanOrEqual(50)
})

test('an accepted email is not sent twice if D1 fails to record the outcome', async () => {
  await withLeads(1)
  let failures = 1
  const prepare = (statement: string) => {
    if (statement.includes('provider_id') && failures-- > 0) throw new Error('D1 is busy')
    return DB.prepare(statement)
  }
  const { sweep } = leadParts({ db: { prepare, batch: DB.batch.bind(DB) } as unknown as D1Database })
  await sweep()
  expect(await onlyInquiryMail()).toMatchObject({ state: 'accepted', attempts: 1 })
  expect(logged.join()).toContain('mail-record-failed')
})

test('an email is still sent if the clock was two days fast during an earlier attempt', async () => {
  const { sweep, mailer, clock } = await withLeads(1)
  await runSql(`DELETE FROM mails WHERE kind = 'confirmation'`)
  mailer.outcomeOf = ({ id }) => (id.startsWith('morning') ? accepted : rejected())
  clock.now += 48 * HOUR
  await sweep()
  expect(await onlyInquiryMail()).toMatchObject({ state: 'due', attempts: 1 })
  clock.now -= 48 * HOUR
  mailer.outcomeOf = () => accepted
  await sweep()
  await sweep()
  expect(mailer.sent.filter(({ id }) => id === `${uuid(1)}-office`)).toHaveLength(2)
  expect(await onlyInquiryMail()).toMatchObject({ state: 'accepted' })
})

test('a cron run still sends the unaffected emails if one of its D1 statements fails', async () => {
  await withLeads(1)
  const failing = (part: string) => {
    const prepare = (text: string) => {
      if (text.includes(part)) throw new Error('D1 is busy')
      return DB.prepare(text)
    }
    return leadParts({ db: { prepare, batch: DB.batch.bind(DB) } as unknown as D1Database })
  }
  await expect(failing(`'-reminder'`).sweep()).rejects.toThrow('D1 is busy')
  expect(await states()).toEqual(['inquiry accepted', 'confirmation accepted'])
  await leadParts().store.add(lead(2, { email: 'other@visitor.test' }))
  const { sweep, mailer, clock } = failing('follow_up_on <=')
  clock.now += 23 * HOUR
  await sweep()
  expect(mailer.sent.map(({ id }) => id)).toEqual([`${uuid(2)}-office`, `${uuid(2)}-visitor`])
  expect(
    (await rows<{ state: string }>(`SELECT state FROM mails WHERE kind = 'morning'`)).map(({ state }) => state),
  ).toContain('due')
})

test.each([
  ['a visitor', 'visitor', 'failed', 3],
  ['staff', 'office', 'due', 1],
])(
  'an email to %s (%s) that is rejected with a 400 is marked "%s" after attempt %i',
  async (_to, recipient, state, attempts) => {
    const { sweep, mailer, clock } = await withLeads(1)
    mailer.outcomeOf = ({ id }) => (id.endsWith(recipient) ? rejected('HTTP 400') : accepted)
    for (let runs = 0; runs < attempts; runs++, clock.now += 10 * MINUTE) await sweep()
    expect((await mailRows()).find((mail) => mail.recipient === recipient)).toMatchObject({ state, attempts })
  },
)

test('an email that has one unknown outcome and is then rejected for three days is marked "unknown"', async () => {
  const { sweep, mailer, clock } = await withLeads(1)
  mailer.outcomeOf = () => unknownOutcome
  await sweep()
  mailer.outcomeOf = () => rejected()
  for (; clock.now < START + 80 * HOUR; clock.now += HOUR) await sweep()
  expect(await onlyInquiryMail()).toMatchObject({ state: 'unknown', unknowns: 1 })
})

test('malformed JSON in the D1 row of a lead delays only the emails about that lead', async () => {
  const { sweep } = await withLeads(3)
  await runSql(`UPDATE leads SET campaign = '{' WHERE id = '${uuid(2)}'`)
  await runSql(`UPDATE leads SET request = '{' WHERE id = '${uuid(3)}'`)
  await sweep()
  const found = (await mailRows()).map(({ lead: id, state, last_error }) => [id.at(-1), state, last_error])
  expect(found.filter(([id]) => id !== '2').map(([, state]) => state)).toEqual(Array(4).fill('accepted'))
  expect(found.filter(([id]) => id === '2')).toEqual(Array(2).fill(['2', 'due', 'internal error']))
  expect(logged.join()).not.toMatch(/Ana|visitor.test/)
})

test("a lead from a brand that no longer exists is emailed to the default brand's staff", async () => {
  const { sweep, mailer } = await withLeads(1, 'no-more' as BrandId)
  await sweep()
  expect(mailer.sent).toMatchObject([{ brand: 'dresdentax' }])
})

test("a worker whose lease has expired cannot change an email's state", async () => {
  const { clock } = await withLeads(1)
  const next = () => claim(db, raw(`kind = 'inquiry'`), 6, clock.now)
  const record = (attempts: number, state: 'accepted' | 'failed') => {
    const fields = { sentAt: iso() }
    return db.rows(recordAttempts([{ id: `${uuid(1)}-office`, attempts, state, ...fields }]))
  }
  await next()
  clock.now += 2 * MINUTE
  await next()
  expect(await record(1, 'failed')).toEqual([])
  expect(await onlyInquiryMail()).toMatchObject({ state: 'claimed', attempts: 2 })
  expect(await record(2, 'accepted')).toHaveLength(1)
  expect(await record(2, 'failed')).toEqual([])
  expect(await onlyInquiryMail()).toMatchObject({ state: 'accepted' })
})

test('a queued email is not sent if its lead has been erased', async () => {
  const { sweep, mailer } = await withLeads(1)
  await runSql('DELETE FROM leads')
  await sweep()
  expect([mailer.sent, await mailRows()]).toEqual([[], []])
})

async function confirmed() {
  await addRequests([1])
  await doing(1, meeting('confirm'))
  return leadParts()
}

test('a rejected email about an appointment is marked "failed" when the appointment starts', async () => {
  const { sweep, mailer, clock } = await confirmed()
  mailer.outcomeOf = () => rejected()
  for (; clock.now < Date.parse('2026-03-05T15:30:00.000Z'); clock.now += HOUR) await sweep()
  expect(await mailStates()).toEqual(
    expect.arrayContaining(['visitor confirmed failed', 'colleague confirmed failed', 'visitor reminder failed']),
  )
  expect((await mailRows()).every(({ give_up_at }) => `${give_up_at}` <= '2026-03-06')).toBe(true)
})

test('the outbox does not attempt to send an email if the mail API key is not set', async () => {
  const { store, sweep, mailer, clock } = await confirmed()
  await store.add(lead(2))
  mailer.isConfigured = false
  clock.now = Date.parse('2026-03-09T15:00:00.000Z')
  await sweep()
  expect((await mailRows()).every(({ attempts }) => attempts === 0)).toBe(true)
  mailer.isConfigured = true
  await sweep()
  expect(mailer.sent.map(({ id }) => id)).toEqual(expect.arrayContaining([`${uuid(2)}-office`]))
  expect(await mailStates()).toEqual(expect.arrayContaining(['visitor confirmed failed', 'colleague confirmed failed']))
})

test("erasing a person's data keeps the content of a pending cancellation email until it is sent", async () => {
  const { sweep, mailer } = await confirmed()
  await sweep()
  const link = mailer.sent.flatMap(({ letter }) => JSON.stringify(letter).match(/appointment\/([\w-]{43})/)?.[1] ?? [])
  expect(await askAnotherTime(db, `${link[0]}`, [], iso())).toMatchObject({ outcome: 'done' })
  expect(await eraseLeads(db, ana, await seen(1), iso())).toEqual([uuid(1)])
  expect(await mailStates()).toEqual(['visitor canceled due', 'colleague canceled due'])
  expect((await mailRows()).every(({ content }) => content.includes('visitor.test'))).toBe(true)
  await sweep()
  expect(await mailStates()).toEqual(['visitor canceled accepted', 'colleague canceled accepted'])
  expect(new Set((await mailRows()).map(({ content }) => content))).toEqual(new Set(['{}']))
})

test("erasing a person's data clears even the withdrawn emails that a crashed worker was sending", async () => {
  const { sweep, clock } = await confirmed()
  await DB.exec('UPDATE mails SET attempts = 1')
  await doing(1, { action: 'cancel' })
  await claim(db, raw(`kind = 'canceled'`), 6, clock.now)
  await act(db, ana, { id: uuid(1), action: { action: 'reopen' } }, iso())
  await doing(1, meeting('confirm'))
  await eraseLeads(db, ana, await seen(1), iso())
  for (let deaths = 0; deaths < 3; deaths++) {
    clock.now += 3 * MINUTE
    await claim(db, raw(`kind = 'canceled'`), 6, clock.now)
  }
  clock.now += 3 * MINUTE
  await sweep()
  const left = await mailRows()
  expect(new Set(left.map(({ content }) => content))).toEqual(new Set(['{}']))
  expect(new Set(left.map(({ state }) => state))).toEqual(new Set(['withdrawn', 'unknown']))
})

test('a newer appointment email is not sent while an earlier email to the same person is still being sent', async () => {
  const { sweep, mailer, clock } = await confirmed()
  const [sending] = await claim(db, raw(`recipient = 'visitor'`), 6, clock.now)
  await doing(1, meeting('move', { start: '2026-03-05T17:00:00.000Z' }))
  expect(await mailStates()).toEqual([
    'visitor confirmed withdrawn',
    'colleague confirmed withdrawn',
    'visitor moved due',
    'colleague moved due',
  ])
  await sweep()
  expect(mailer.sent.map(({ letter }) => letter.to)).toEqual([ana.who])
  const fields = { sentAt: iso() }
  await db.rows(recordAttempts([{ id: `${sending?.id}`, attempts: 1, state: 'accepted', ...fields }]))
  await sweep()
  expect(await mailStates()).toContain('visitor confirmed accepted')
  expect(mailer.sent.map(({ letter }) => letter.to)).toEqual([ana.who, 'visitor-1@visitor.test'])
})
