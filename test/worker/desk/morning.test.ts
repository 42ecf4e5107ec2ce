import { expect, test } from 'vitest'
import { brands, getBrand } from '#brands/index.ts'
import type { BrandId } from '#shared/brand-id.ts'
import { filled } from '#test/helpers/filled-brand.ts'
import { addRequests, ana, db, doing, meeting } from '#test/helpers/worker/appointments.ts'
import {
  dyingWorker,
  lead,
  leadParts,
  MINUTE,
  rejected,
  runSql,
  unknownOutcome,
  uuid,
} from '#test/helpers/worker/lead-parts.ts'
import { setUpSite } from '#test/helpers/worker/set-up-site.ts'
import { addLinks, newToken } from '#worker/appointments/links.ts'
import { askAnotherTime } from '#worker/appointments/visitor.ts'
import { type Action, act } from '#worker/desk/actions.ts'
import { createHealthCheck, REASONS } from '#worker/leads/health-check.ts'
import type { NewLead } from '#worker/leads/lead.ts'
import { shownBlocks } from '#worker/mail/kinds/content.ts'

setUpSite()

const iso = (text: string) => new Date(text).toISOString()

function at(now: string) {
  const parts = leadParts()
  parts.clock.now = Date.parse(now)
  return parts
}

type Parts = ReturnType<typeof leadParts>

async function sweptAt(now: string) {
  const parts = at(now)
  await parts.sweep()
  return parts
}

async function add(number: number, received: string, more: Partial<NewLead> = {}) {
  await at(received).store.add(lead(number, { createdAt: iso(received), name: `Lead ${number}`, ...more }))
  await runSql(`UPDATE mails SET state = 'accepted', next_attempt_at = NULL`)
}

async function addToEachBrand(received = '2026-07-06 09:00 EDT') {
  for (const [index, { id }] of brands.entries()) await add(index, received, { brand: id })
}

const BRANDS = brands.map(({ id }) => id).sort()

const morningMails = ({ mailer }: Parts) => mailer.sent.filter(({ id }) => id.startsWith('morning-'))
const mailedBrands = (...workers: Parts[]) =>
  workers.flatMap((parts) => morningMails(parts).map(({ brand }) => brand)).sort()

function sectionsOf(parts: Parts) {
  const mails: Record<string, Record<string, (string | undefined)[]>> = {}
  for (const { brand, letter } of morningMails(parts)) {
    let heading = ''
    mails[brand] = {}
    for (const block of shownBlocks(letter.content)) {
      if ('heading' in block) heading = block.heading
      if ('rows' in block) mails[brand][heading] = block.rows.map(({ value }) => value.split(' · ')[0])
    }
  }
  return mails
}

async function isMorningMissed(now: string) {
  return (await createHealthCheck(db, () => Date.parse(now))()).includes(REASONS.morning)
}

test('the morning email to staff is not sent on a Sunday or a federal holiday', async () => {
  // Independence Day 2026 falls on a Saturday, so the federal holiday is Friday, July 3.
  await add(1, '2026-07-01 10:00 EDT')
  await add(2, '2026-07-02 23:59 EDT')
  await add(3, '2026-07-03 00:01 EDT')
  await add(4, '2026-07-05 12:00 EDT')
  await add(5, '2026-07-06 09:00 EDT')
  const mails: Record<string, unknown> = {}
  for (const day of [2, 3, 4, 5, 6, 7, 8])
    for (const time of ['07:59', '08:00', '08:01', '09:00']) {
      const worker = await sweptAt(`2026-07-0${day} ${time} EDT`)
      if (morningMails(worker).length > 0) mails[`${day} ${time}`] = sectionsOf(worker).dresdentax
    }
  const firstFour = [1, 2, 3, 4].map((number) => `Lead ${number}`)
  expect(mails).toEqual({
    '6 08:00': { 'Late (1)': ['Lead 1'] },
    '7 08:00': { 'Late (4)': firstFour },
    '8 08:00': { 'Late (5)': [...firstFour, 'Lead 5'] },
  })
})

test('during standard time, the morning email to staff is sent at 8:00 AM Eastern', async () => {
  await add(1, '2026-12-01 10:00 EST')
  expect(mailedBrands(await sweptAt('2026-12-07 07:59 EST'))).toEqual([])
  expect(mailedBrands(await sweptAt('2026-12-07 08:00 EST'))).toEqual(['dresdentax'])
})

test('two workers that run at the same time send only one morning email per brand', async () => {
  await addToEachBrand()
  const workers = [at('2026-07-08 08:00 EDT'), at('2026-07-08 08:00 EDT')]
  for (const { mailer } of workers)
    mailer.outcomeOf = ({ brand }) =>
      brand === 'payroll' ? rejected() : brand === 'brownco' ? unknownOutcome : { outcome: 'accepted' }
  await Promise.all(workers.map(({ sweep }) => sweep()))
  expect(mailedBrands(...workers)).toEqual(BRANDS)
  expect(await isMorningMissed('2026-07-08 09:00 EDT')).toBe(true)
  const later = at('2026-07-08 08:10 EDT')
  later.mailer.outcomeOf = (mail) => (mail.brand === 'brownco' ? unknownOutcome : { outcome: 'accepted' })
  for (let run = 0; run < 20; run++, later.clock.now += MINUTE) await later.sweep()
  expect(mailedBrands(later)).toEqual(['brownco', 'brownco', 'payroll'])
  expect(await Promise.all(['2026-07-08 23:59 EDT', '2026-07-09 00:00 EDT'].map(isMorningMissed))).toEqual([
    true,
    false,
  ])
})

test('a brand that is closed or has no leads to report gets no morning email', async () => {
  await addToEachBrand('2026-07-09 09:00 EDT')
  const { contact } = getBrand('payroll')
  const before = contact.hours
  try {
    Object.assign(contact, { hours: filled(getBrand('payroll')).contact.hours })
    expect(mailedBrands(await sweptAt('2026-07-11 08:00 EDT'))).toEqual(BRANDS.filter((id) => id !== 'payroll'))
  } finally {
    Object.assign(contact, { hours: before })
  }
  await runSql('DELETE FROM leads')
  const worker = await sweptAt('2026-07-13 08:00 EDT')
  expect([morningMails(worker), await isMorningMissed('2026-07-13 09:00 EDT')]).toEqual([[], false])
})

test('if a worker crashes while sending a morning email, another worker sends the email after the lease expires', async () => {
  await addToEachBrand()
  const dead = dyingWorker()
  dead.clock.now = Date.parse('2026-07-08 08:00 EDT')
  const reached = Promise.withResolvers<void>()
  dead.mailer.outcomeOf = () => {
    reached.resolve()
    return dead.die()
  }
  void dead.sweep()
  await reached.promise
  const next = await sweptAt('2026-07-08 08:01 EDT')
  expect(mailedBrands(dead, next)).toEqual(BRANDS)
  expect(await isMorningMissed('2026-07-08 09:00 EDT')).toBe(true)
  for (let run = 0; run < 5; run++, next.clock.now += MINUTE) await next.sweep()
  expect(mailedBrands(next)).toEqual(BRANDS)
  expect(await isMorningMissed('2026-07-08 09:00 EDT')).toBe(false)
})

test('a morning email lists late leads, due follow-ups, failed emails and quarantined leads in separate sections', async () => {
  for (const number of [1, 2, 3, 4, 5, 6]) await add(number, '2026-07-07 15:00 EDT')
  await add(9, '2026-07-06 09:00 EDT', { brand: 'gone' as BrandId })
  for (let number = 100; number < 160; number++) await add(number, '2026-07-06 09:00 EDT')
  for (const number of [7, 8]) await add(number, '2026-07-07 15:00 EDT', { reasons: ['links'] })
  const doing = (number: number, action: Action) =>
    act(db, ana, { id: uuid(number), action }, iso('2026-07-07 16:00 EDT'))
  await doing(1, { action: 'follow-up', on: '2026-07-08' })
  await doing(2, { action: 'follow-up', on: '2026-07-09' })
  await doing(9, { action: 'follow-up', on: '2026-07-08' })
  await doing(8, { action: 'not-a-lead', reason: 'spam' })
  const ids = [3, 4].map((number) => `'${uuid(number)}-office'`)
  await runSql(`UPDATE mails SET state = 'failed', last_error = 'HTTP 502' WHERE id IN (${ids})`)
  await doing(4, { action: 'answered', way: 'phone' })
  await doing(3, { action: 'take' })
  const worker = await sweptAt('2026-07-08 08:00 EDT')
  const { 'Late (61)': late, ...others } = sectionsOf(worker).dresdentax ?? {}
  expect([late?.length, others]).toEqual([
    50,
    { 'Follow up (1)': ['Lead 1'], 'Mail not sent (1)': ['Lead 3'], 'Held back (1)': ['Lead 7'] },
  ])
  const text = JSON.stringify(morningMails(worker))
  expect(text).toMatch(/Lead 3 · since [^"]* \(1 business day\) · [^"]* error 502 · with ana@firm.test"/)
  expect(text).not.toMatch(/visitor\.test|Question/)
})

test.each([
  ['2026-07-08 08:59 EDT', 'not queued', false],
  ['2026-07-08 09:00 EDT', 'not queued', true],
  ['2026-07-08 23:59 EDT', 'not queued', true],
  ['2026-07-09 00:00 EDT', 'not queued', false],
  ['2026-12-07 08:59 EST', 'not queued', false],
  ['2026-12-07 09:00 EST', 'not queued', true],
  ['2026-11-26 12:00 EST', 'not queued', false],
  ['2026-07-05 12:00 EDT', 'not queued', false],
  ...['due', 'claimed', 'failed', 'unknown'].map((state) => ['2026-07-08 09:00 EDT', state, true] as const),
  ...['accepted', 'withdrawn'].map((state) => ['2026-07-08 09:00 EDT', state, false] as const),
] as const)('at %s, a morning email that is %s is reported as missed: %s', async (now, state, isReported) => {
  // The health check reports a missed morning email only if the database already contains a morning email.
  await at('2026-06-01 08:00 EDT').sweep()
  if (state !== 'not queued') {
    await at('2026-07-08 08:00 EDT').sweep()
    await runSql(`UPDATE mails SET state = '${state}' WHERE id = 'morning-payroll-2026-07-08'`)
  }
  expect(await isMorningMissed(now)).toBe(isReported)
})

test("a visitor's request for another appointment time stays in the morning email until staff reschedule the appointment", async () => {
  await addRequests([1, 2, 3], { createdAt: iso('2026-06-25 10:00 EDT') })
  for (const number of [1, 2, 3]) {
    const start = iso(`2026-07-20 1${number}:00 EDT`)
    await doing(number, meeting('confirm', { start }), { at: iso('2026-06-25 11:00 EDT') })
    const token = newToken()
    await db.batch([await addLinks([{ lead: uuid(number), token }], start)])
    await askAnotherTime(db, token, [], iso(number === 2 ? '2026-07-07 10:00 EDT' : '2026-07-06 10:00 EDT'))
  }
  const acted = iso('2026-07-07 15:00 EDT')
  await act(db, ana, { id: uuid(1), action: { action: 'note', text: 'Called.' } }, acted)
  await doing(3, meeting('move', { start: iso('2026-07-21 10:00 EDT') }), { at: acted })
  const worker = await sweptAt('2026-07-08 08:00 EDT')
  expect(sectionsOf(worker)).toEqual({ dresdentax: { 'To confirm (1)': ['Visitor 1'] } })
  expect(JSON.stringify(morningMails(worker))).toContain('2 business days')
})

test('an appointment request that has waited for more than one business day is listed under "To confirm" in the morning email', async () => {
  const createdAt = iso('2026-07-02 10:00 EDT')
  await addRequests([1, 3, 5, 6], { createdAt })
  await addRequests([2], { createdAt: iso('2026-07-06 10:00 EDT') })
  await addRequests([4], { createdAt, list: 'held' })
  await addRequests([7], { createdAt, brand: 'payroll' })
  await add(8, '2026-07-02 10:00 EDT')
  const acted = iso('2026-07-06 15:00 EDT')
  await doing(3, meeting('confirm', { start: iso('2026-07-09 10:00 EDT') }), { at: acted })
  await act(db, ana, { id: uuid(5), action: { action: 'answered', way: 'phone' } }, acted)
  await act(db, ana, { id: uuid(6), action: { action: 'follow-up', on: '2026-07-20' } }, acted)
  const worker = await sweptAt('2026-07-08 08:00 EDT')
  expect(sectionsOf(worker)).toEqual({
    dresdentax: {
      'Late (1)': ['Lead 8'],
      'To confirm (3)': ['Visitor 1', 'Visitor 6', 'Visitor 2'],
      'Held back (1)': ['Visitor 4'],
    },
    payroll: { 'To confirm (1)': ['Visitor 7'] },
  })
})
