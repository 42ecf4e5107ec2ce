import { beforeEach, expect, test } from 'vitest'
import { brands, getBrand } from '#brands/index'
import type { BrandId } from '#shared/brand-id'
import { filled } from '#test/helpers/filled-brand'
import { addRequests, ana, db, doing, meeting } from '#test/helpers/worker/appointments'
import {
  dyingWorker,
  lead,
  leadParts,
  MINUTE,
  rejected,
  runSql,
  unknownOutcome,
  uuid,
} from '#test/helpers/worker/lead-parts'
import { logged, setUpSite } from '#test/helpers/worker/set-up-site'
import { DB } from '#test/helpers/worker/storage'
import { addLinks, newToken } from '#worker/appointments/links'
import { askAnotherTime } from '#worker/appointments/visitor'
import { d1Database } from '#worker/db/database'
import { act } from '#worker/desk/actions'
import { createHealthCheck, REASONS } from '#worker/leads/health-check'
import type { NewLead } from '#worker/leads/lead'

setUpSite()
beforeEach(() => runSql(`UPDATE job_runs SET completed_at = '2026' WHERE job = 'morning'`))

const time = (text: string) => Date.parse(text)
const iso = (text: string) => new Date(time(text)).toISOString()

/** One worker, at a time. */
function at(now: string) {
  const parts = leadParts()
  parts.clock.now = time(now)
  return parts
}

async function add(number: number, received: string, more: Partial<NewLead> = {}) {
  await at(received).store.add(lead(number, { createdAt: iso(received), ...more }))
}

/** Runs both daily triggers of these days. Returns the ends of the ids in each mail's sections, by the time of the mail. */
async function morningsOf(days: string[], zone: 'EST' | 'EDT') {
  const mails: Record<string, Record<string, string[]>> = {}
  for (const day of days) {
    for (const hour of zone === 'EDT' ? ['08', '09'] : ['07', '08']) {
      const { dailyJob, mailer } = at(`${day} ${hour}:00 ${zone}`)
      await dailyJob()
      for (const { sections } of mailer.morningMails)
        for (const { name, leads } of sections)
          mails[`${day} ${hour}:00`] = { ...mails[`${day} ${hour}:00`], [name]: leads.map(({ id }) => id.slice(-2)) }
    }
  }
  return mails
}

const days = (...names: number[]) => names.map((day) => `2026-07-${`${day}`.padStart(2, '0')}`)

test('over a weekend and Independence Day, the 8:00 mail names each working day exactly the leads that are late', async () => {
  // Independence Day is a Saturday, and federal offices observe it on Friday, July 3.
  await add(1, '2026-07-01 10:00 EDT')
  await add(2, '2026-07-02 23:59 EDT')
  await add(3, '2026-07-03 00:01 EDT')
  await add(4, '2026-07-05 12:00 EDT')
  await add(5, '2026-07-06 09:00 EDT')
  expect(await morningsOf(days(2, 3, 4, 5, 6, 7, 8), 'EDT')).toEqual({
    '2026-07-06 08:00': { late: ['01'] },
    '2026-07-07 08:00': { late: ['01', '02', '03', '04'] },
    '2026-07-08 08:00': { late: ['01', '02', '03', '04', '05'] },
  })
})

test('over brands, at once and again, each gets one mail; a rejected one is retried, and one of unknown outcome is not', async () => {
  for (const [index, { id }] of brands.entries()) await add(index, '2026-07-06 09:00 EDT', { brand: id })
  const runs = [at('2026-07-08 08:00 EDT'), at('2026-07-08 08:00 EDT')]
  for (const { mailer } of runs)
    mailer.staffOutcome = (brand) =>
      brand === 'payroll' ? rejected() : brand === 'brownco' ? unknownOutcome : { outcome: 'accepted' }
  await Promise.all(runs.map(({ dailyJob }) => dailyJob()))
  const mailed = () => runs.flatMap(({ mailer }) => mailer.morningMails.map(({ brand }) => brand)).sort()
  const all = brands.map(({ id }) => id)
  expect(new Set(mailed())).toEqual(new Set(all))
  const attempts = mailed().length
  expect(await healthAt(time('2026-07-08 09:00 EDT'))).toContain(REASONS.morning)
  const later = at('2026-07-08 08:10 EDT')
  for (let run = 0; run < 2; run++) await later.sweep()
  expect(later.mailer.morningMails.map(({ brand }) => brand)).toEqual(['payroll'])
  expect(mailed().length - attempts).toBe(0)
  expect(logged.join()).toContain('morning-mail-not-sent')
  for (const [now, reasons] of [
    ['2026-07-08 09:10 EDT', [REASONS.morningLost]],
    ['2026-07-08 23:59 EDT', [REASONS.morningLost]],
    ['2026-07-09 00:00 EDT', []],
  ] as const)
    expect([now, await healthAt(time(now))]).toEqual([now, reasons])
})

test('a brand that is closed that day, or without anything to do, gets no mail, and health does not miss it', async () => {
  for (const [index, { id }] of brands.entries()) await add(index, '2026-07-09 09:00 EDT', { brand: id })
  const { contact } = getBrand('payroll')
  const before = contact.hours
  try {
    Object.assign(contact, { hours: filled(getBrand('payroll')).contact.hours })
    const { dailyJob, mailer } = at('2026-07-11 08:00 EDT')
    await dailyJob()
    expect(mailer.morningMails.map(({ brand }) => brand)).toEqual(
      brands.flatMap(({ id }) => (id === 'payroll' ? [] : [id])),
    )
  } finally {
    Object.assign(contact, { hours: before })
  }
  await runSql('DELETE FROM leads')
  const { dailyJob, mailer } = at('2026-07-13 08:00 EDT')
  await dailyJob()
  expect([mailer.morningMails, await healthAt(time('2026-07-13 09:00 EDT'))]).toEqual([[], []])
})

test('a worker that dies while it mails one brand leaves the other brands to the next run, sends no second mail, and health reports it', async () => {
  for (const [index, { id }] of brands.entries()) await add(index, '2026-07-06 09:00 EDT', { brand: id })
  const dead = dyingWorker()
  dead.clock.now = time('2026-07-08 08:00 EDT')
  const reached = Promise.withResolvers<void>()
  dead.mailer.staffOutcome = () => {
    reached.resolve()
    return dead.die()
  }
  void dead.dailyJob()
  await reached.promise
  const next = at('2026-07-08 08:01 EDT')
  await next.sweep()
  const others = brands.slice(1).map(({ id }) => id)
  expect(next.mailer.morningMails.map(({ brand }) => brand)).toEqual(others)
  // The first worker may still live, and its mail may be rejected.
  expect(await healthAt(time('2026-07-08 09:00 EDT'))).toContain(REASONS.morning)
  next.clock.now += 5 * MINUTE
  await next.sweep()
  expect(next.mailer.morningMails).toHaveLength(others.length)
  expect(await healthAt(time('2026-07-08 09:00 EDT'))).toEqual([REASONS.morningLost])
})

test('one mail has late leads, of which it lists 50, due follow-ups, failed and held-back leads, and only these', async () => {
  const ana = { who: 'ana@firm.test', brands: undefined }
  for (let number = 1; number <= 6; number++) await add(number, '2026-07-07 15:00 EDT')
  // A brand that no longer exists has its leads in the mail to the default brand.
  await add(9, '2026-07-06 09:00 EDT', { brand: 'gone' as BrandId })
  for (let number = 100; number < 160; number++) await add(number, '2026-07-06 09:00 EDT')
  await add(7, '2026-07-07 15:00 EDT', { reasons: ['links'] })
  await add(8, '2026-07-07 15:00 EDT', { reasons: ['links'] })
  const doing = (number: number, action: Parameters<typeof act>[2]['action']) =>
    act(d1Database(DB), ana, { id: uuid(number), action }, iso('2026-07-07 16:00 EDT'))
  await doing(1, { action: 'follow-up', on: '2026-07-08' })
  await doing(2, { action: 'follow-up', on: '2026-07-09' })
  // Without an answer it is late, and in no other section.
  await doing(9, { action: 'follow-up', on: '2026-07-08' })
  await doing(8, { action: 'not-a-lead', reason: 'spam' })
  await runSql(`UPDATE leads SET state = 'failed', last_error = 'HTTP 502' WHERE id IN ('${uuid(3)}', '${uuid(4)}')`)
  await doing(4, { action: 'answered', way: 'phone' })
  await doing(3, { action: 'take' })
  const { dailyJob, mailer } = at('2026-07-08 08:00 EDT')
  await dailyJob()
  const [late, ...found] = mailer.morningMails.flatMap(({ sections }) => sections)
  expect([late?.name, late?.leads.length, late?.total]).toEqual(['late', 50, 61])
  expect(found.map(({ name, leads, total }) => [name, leads.map(({ id }) => id), total])).toEqual([
    ['follow-up', [uuid(1)], 1],
    ['failed', [uuid(3)], 1],
    ['held', [uuid(7)], 1],
  ])
  expect(found[1]?.leads[0]).toMatchObject({ assignee: ana.who, lastError: 'HTTP 502', waited: '1 working day' })
  expect(JSON.stringify(found)).not.toMatch(/visitor\.test|Question/)
})

/** The reasons of health, which has seen a sweep just before. */
async function healthAt(now: number) {
  await DB.prepare(`UPDATE job_runs SET completed_at = ? WHERE job = 'sweep'`).bind(new Date(now).toISOString()).run()
  await DB.prepare('UPDATE leads SET alerted_at = created_at, sent_at = ?').bind(new Date(now).toISOString()).run()
  return createHealthCheck(d1Database(DB), () => now)()
}

test.each([
  ['2026-07-08 08:59 EDT', false],
  ['2026-07-08 09:00 EDT', true],
  ['2026-07-08 23:59 EDT', true],
  ['2026-07-09 00:00 EDT', false],
  ['2026-12-07 08:59 EST', false],
  ['2026-12-07 09:00 EST', true],
  ['2026-11-26 12:00 EST', false],
  ['2026-07-05 12:00 EDT', false],
])('if no morning mail has run, health at %s reports it: %s', async (now, isReported) => {
  expect(await healthAt(time(now))).toEqual(isReported ? [REASONS.morning] : [])
})

test('a visitor who asked for another time over a working day ago is in the mail until staff move the appointment', async () => {
  await addRequests([1, 2, 3], { createdAt: iso('2026-06-25 10:00 EDT') })
  for (const number of [1, 2, 3]) {
    const start = iso(`2026-07-20 1${number}:00 EDT`)
    await doing(number, meeting('confirm', { start }), { at: iso('2026-06-25 11:00 EDT') })
    const token = newToken()
    await db.batch([await addLinks([{ lead: uuid(number), token }], start)])
    await askAnotherTime(db, token, [], iso(number === 2 ? '2026-07-07 10:00 EDT' : '2026-07-06 10:00 EDT'))
  }
  const note = { action: 'note', text: 'Called.' } as const
  await act(db, ana, { id: uuid(1), action: note }, iso('2026-07-07 15:00 EDT'))
  await doing(3, meeting('move', { start: iso('2026-07-21 10:00 EDT') }), { at: iso('2026-07-07 15:00 EDT') })
  const { mailer, dailyJob } = at('2026-07-08 08:00 EDT')
  await dailyJob()
  expect(mailer.morningMails).toMatchObject([
    { sections: [{ name: 'to-confirm', total: 1, leads: [{ id: uuid(1), waited: '2 working days' }] }] },
  ])
})

test('a request for an appointment that is not confirmed within one working day is in the mail, and not as late', async () => {
  const received = (number: number, at: string, more = {}) => addRequests([number], { createdAt: iso(at), ...more })
  await received(1, '2026-07-02 10:00 EDT')
  await received(2, '2026-07-06 10:00 EDT')
  await received(3, '2026-07-02 10:00 EDT')
  await received(4, '2026-07-02 10:00 EDT', { list: 'held' })
  await received(5, '2026-07-02 10:00 EDT')
  await received(6, '2026-07-02 10:00 EDT')
  await received(7, '2026-07-02 10:00 EDT', { brand: 'payroll' })
  await add(8, '2026-07-02 10:00 EDT')
  const acted = iso('2026-07-06 15:00 EDT')
  await doing(3, meeting('confirm', { start: iso('2026-07-09 10:00 EDT') }), { at: acted })
  await act(d1Database(DB), ana, { id: uuid(5), action: { action: 'answered', way: 'phone' } }, acted)
  await act(d1Database(DB), ana, { id: uuid(6), action: { action: 'follow-up', on: '2026-07-20' } }, acted)
  const { mailer, dailyJob } = at('2026-07-08 08:00 EDT')
  await dailyJob()
  const found = mailer.morningMails.map(({ brand, sections }) => [
    brand,
    sections.map(({ name, leads }) => [name, leads.map(({ id }) => Number(id.slice(-2)))]),
  ])
  expect(Object.fromEntries(found)).toMatchObject({
    dresdentax: [
      ['late', [8]],
      ['to-confirm', [1, 6, 2]],
      ['held', [4]],
    ],
    payroll: [['to-confirm', [7]]],
  })
})
