import { beforeEach, expect, test } from 'vitest'
import { addRequests, ana, bob, db, doing, iso, meeting } from '#test/helpers/worker/appointments'
import { fakeMailer, HOUR, leadParts, START, uuid } from '#test/helpers/worker/lead-parts'
import { DB, emptyStorage } from '#test/helpers/worker/storage'
import { actOnAppointment } from '#worker/appointments/change'
import { findByToken, newToken } from '#worker/appointments/links'
import { readAppointmentNumbers } from '#worker/appointments/numbers'
import { createAppointmentMails } from '#worker/appointments/outbox'
import { readAppointment, readDay, readUpcoming } from '#worker/appointments/read'
import { cancelByVisitor } from '#worker/appointments/visitor'
import type { Database, Sql } from '#worker/desk/database'
import type { Scope } from '#worker/desk/scope'

beforeEach(emptyStorage)

const oneBrand: Scope = { who: bob.who, brands: ['dresdentax'] }

/** Three appointments on March 5, one on March 6, and two requests. */
async function aWeek() {
  await addRequests([1, 3, 4, 5])
  await addRequests([2, 6], { brand: 'brownco', name: 'Secret Visitor' })
  await doing(1, meeting('confirm'))
  await doing(2, meeting('confirm', { start: '2026-03-05T17:00:00.000Z' }))
  await doing(3, meeting('confirm', { place: 'video', colleague: bob.who }))
  await doing(4, meeting('confirm', { start: '2026-03-06T15:00:00.000Z' }))
}

test('a day has the appointments in the office and those of the colleague, in time order', async () => {
  await aWeek()
  const day = { day: '2026-03-05', place: 'dresden', colleague: bob.who }
  expect((await readDay(db, ana, day)).map(({ lead }) => lead)).toEqual([uuid(1), uuid(3), uuid(2)])
  expect((await readDay(db, ana, { ...day, colleague: '' })).map(({ lead }) => lead)).toEqual([uuid(1), uuid(2)])
  expect((await readDay(db, ana, { ...day, place: 'phone' })).map(({ lead }) => lead)).toEqual([uuid(3)])
  expect(await readDay(db, ana, { ...day, place: 'phone', colleague: '' })).toEqual([])
  const others = await readDay(db, oneBrand, day)
  expect(others.map(({ lead, name }) => [lead, name])).toEqual([
    [uuid(1), 'Visitor 1'],
    [uuid(3), 'Visitor 3'],
    ['', ''],
  ])
})

test('what is ahead has the requests of the colleague’s brands that wait, and the confirmed appointments', async () => {
  await aWeek()
  const all = await readUpcoming(db, ana, '2026-03-05T15:30:00.000Z')
  expect(all.toConfirm.map(({ lead, request }) => [lead, request?.place])).toEqual([
    [uuid(5), 'dresden'],
    [uuid(6), 'dresden'],
  ])
  expect(all.upcoming.map(({ lead }) => lead)).toEqual([1, 3, 2, 4].map(uuid))
  const own = await readUpcoming(db, oneBrand, '2026-03-05T16:00:00.000Z')
  expect(own.toConfirm.map(({ lead }) => lead)).toEqual([uuid(5)])
  expect(own.upcoming.map(({ lead }) => lead)).toEqual([uuid(4)])
})

test('an appointment has its request, its time and its mails, and is missing outside the colleague’s brands', async () => {
  await aWeek()
  const { appointmentMails } = leadParts()
  await appointmentMails.deliverDue()
  expect(await readAppointment(db, ana, uuid(5))).toMatchObject({
    state: 'requested',
    startsAt: '',
    sequence: -1,
    mails: [],
  })
  expect(await readAppointment(db, ana, uuid(1))).toMatchObject({
    ...{
      state: 'confirmed',
      startsAt: '2026-03-05T15:00:00.000Z',
      colleague: ana.who,
      confirmedAt: iso(),
      asked: undefined,
    },
    request: { wishes: [{ day: '2026-03-05', part: 'morning' }] },
    mails: ['visitor', 'colleague'].map((recipient) => ({
      recipient,
      kind: 'confirmed',
      state: 'sent',
      sentAt: iso(),
    })),
  })
  expect(await readAppointment(db, oneBrand, uuid(2))).toBeUndefined()
  expect(await readAppointment(db, ana, uuid(9))).toBeUndefined()
})

/** Runs statements, and keeps them. */
function recorded() {
  const statements: Sql[] = []
  const recording: Database = {
    batch(batch) {
      statements.push(...batch)
      return db.batch(batch)
    },
  }
  return { recording, statements }
}

const token = newToken()

/** Rows of JSON, of other statements' results, and of an index are no tables. */
const READS_WHOLE_TABLE = /^SCAN (?!by_hours|\(subquery|CONSTANT|.*(?:VIRTUAL TABLE|USING (?:COVERING )?INDEX))/

const sweepOf = (db: Database) =>
  createAppointmentMails({ db, mailer: fakeMailer(), now: () => START, linkOrigin: () => 'https://brand.test' })

test.each<[string, number, (db: Database) => Promise<unknown>]>([
  ['an appointment', 2, (db) => readAppointment(db, oneBrand, uuid(1))],
  ['a day', 2, (db) => readDay(db, oneBrand, { day: '2026-03-05', place: 'dresden', colleague: ana.who })],
  ['what is ahead', 2, (db) => readUpcoming(db, oneBrand, iso())],
  ['the numbers', 1, (db) => readAppointmentNumbers(db, oneBrand, '2026-01-01')],
  ['a link', 1, (db) => findByToken(db, token, iso())],
  [
    'a confirmation',
    10,
    (db) =>
      actOnAppointment(db, oneBrand, { id: uuid(5), action: meeting('confirm', { start: iso(9 * HOUR) }) }, iso()),
  ],
  ['a cancellation', 8, (db) => actOnAppointment(db, oneBrand, { id: uuid(1), action: { action: 'cancel' } }, iso())],
  ['a run that sends eight mails', 6, (db) => sweepOf(db).deliverDue()],
  ['a cancellation with a forged link', 1, (db) => cancelByVisitor(db, token, iso())],
])('%s takes %i statements, and none reads a whole table', async (_what, count, run) => {
  await aWeek()
  const { recording, statements } = recorded()
  await run(recording)
  expect(statements).toHaveLength(count)
  for (const { text, values } of statements) {
    const { results } = await DB.prepare(`EXPLAIN QUERY PLAN ${text}`)
      .bind(...values)
      .all<{ detail: string }>()
    const scans = results.filter(({ detail }) => READS_WHOLE_TABLE.test(detail))
    expect([text, scans]).toEqual([text, []])
  }
})
