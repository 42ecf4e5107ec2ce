import { beforeEach, expect, test } from 'vitest'
import { addRequests, ana, bob, db, doing, iso, meeting } from '#test/helpers/worker/appointments'
import { fakeMailer, HOUR, START, uuid } from '#test/helpers/worker/lead-parts'
import { DB, emptyStorage } from '#test/helpers/worker/storage'
import { actOnAppointment } from '#worker/appointments/change'
import { findByToken, newToken } from '#worker/appointments/links'
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
const READS_WHOLE_TABLE = /^SCAN (?!\(subquery|CONSTANT|.*(?:VIRTUAL TABLE|USING (?:COVERING )?INDEX))/

const sweepOf = (db: Database) =>
  createAppointmentMails({ db, mailer: fakeMailer(), now: () => START, linkOrigin: () => 'https://brand.test' })

test.each<[string, number, (db: Database) => Promise<unknown>]>([
  ['an appointment', 2, (db) => readAppointment(db, oneBrand, uuid(1))],
  ['a day', 2, (db) => readDay(db, oneBrand, { day: '2026-03-05', place: 'dresden', colleague: ana.who })],
  ['what is ahead', 2, (db) => readUpcoming(db, oneBrand, iso())],
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
