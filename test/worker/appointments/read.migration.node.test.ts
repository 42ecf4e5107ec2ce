import { readdirSync, readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { actOnAppointment } from '#worker/appointments/change'
import { readAppointment, readUpcoming } from '#worker/appointments/read'
import { act, erase } from '#worker/desk/actions'
import { type Database, raw } from '#worker/desk/database'

const FOLDER = 'worker/migrations'
const APPOINTMENTS = '0007_appointments.sql'
const NOW = '2026-11-04T17:00:00.000Z'

const CONFIRM = {
  ...{ action: 'confirm' as const, start: '2026-11-05T15:00:00.000Z', minutes: 30, place: 'phone' },
  ...{ colleague: 'ana@firm.test', override: false },
}

const everyone = { who: 'ana@firm.test', brands: undefined }

/** A database of the site from before appointments, and the migrations since then. */
function databaseBefore() {
  const sqlite = new DatabaseSync(':memory:')
  const run = (file: string) => sqlite.exec(readFileSync(`${FOLDER}/${file}`, 'utf8'))
  const files = readdirSync(FOLDER).sort()
  for (const file of files) if (file < APPOINTMENTS) run(file)
  const db: Database = {
    async batch(statements) {
      return statements.map(({ text, values }) => sqlite.prepare(text).all(...values))
    },
  }
  function add(fields: Record<string, string>) {
    const lead = { digest: `${fields.id}`, ...LEAD, ...fields }
    const names = Object.keys(lead)
    sqlite
      .prepare(`INSERT INTO leads (${names.join()}) VALUES (${names.map(() => '?').join()})`)
      .run(...Object.values(lead))
  }
  return { sqlite, db, add, migrate: () => files.filter((file) => file >= APPOINTMENTS).forEach(run) }
}

const LEAD = {
  ...{ brand: 'brownco', name: 'Ana Pérez', email: 'Ana@visitor.test', phone: '(740) 555-0100', service: 'Payroll' },
  ...{ message: 'Can you help?', form_type: 'contact', page: '/contact', created_at: '2026-11-03T17:39:00.000Z' },
  ...{ state: 'sent', topic: 'Payroll' },
}

const REQUEST = JSON.stringify({
  ...{ service: 'payroll', place: 'phone', minutes: 30 },
  wishes: [{ day: '2026-11-05', part: 'morning' }],
})

test('the leads from before appointments keep everything, have no appointment, and allow the same actions', async () => {
  const { sqlite, db, add, migrate } = databaseBefore()
  for (const id of ['one', 'two']) add({ id })
  const leads = () => sqlite.prepare('SELECT * FROM leads ORDER BY id').all()
  const before = leads()
  migrate()
  expect(leads()).toMatchObject(before)
  expect(sqlite.prepare('SELECT DISTINCT request FROM leads').all()).toEqual([{ request: '' }])
  expect(sqlite.prepare('SELECT * FROM appointments').all()).toEqual([])
  expect(await readUpcoming(db, everyone, NOW)).toEqual({ toConfirm: [], upcoming: [] })
  expect(await actOnAppointment(db, everyone, { id: 'one', action: CONFIRM }, NOW)).toEqual({ outcome: 'refused' })
  expect(await act(db, everyone, { id: 'one', action: { action: 'answered', way: 'mail' } }, NOW)).toMatchObject({
    outcome: 'done',
  })
  expect(await erase(db, everyone, raw('true'), { why: 'request', now: NOW })).toHaveLength(2)
  sqlite.exec(`INSERT INTO lead_search (lead_search, rank) VALUES ('integrity-check', 1)`)
})

test('after the migration, a lead with a request has an appointment, which is counted, confirmed, and erased with it', async () => {
  const { sqlite, db, add, migrate } = databaseBefore()
  migrate()
  add({ id: 'plain' })
  add({ id: 'asked', request: REQUEST })
  expect((await readUpcoming(db, everyone, NOW)).toConfirm).toMatchObject([
    { lead: 'asked', request: { place: 'phone' } },
  ])
  expect(await actOnAppointment(db, everyone, { id: 'asked', action: CONFIRM }, NOW)).toMatchObject({ outcome: 'done' })
  expect(await readAppointment(db, everyone, 'asked')).toMatchObject({ state: 'confirmed', sequence: 0 })
  expect(sqlite.prepare('SELECT week, brand, what, n FROM appointment_counts ORDER BY what').all()).toEqual([
    { week: '2026-11-02', brand: 'brownco', what: 'confirmed', n: 1 },
    { week: '2026-11-02', brand: 'brownco', what: 'requested', n: 1 },
  ])
  sqlite.exec(`INSERT INTO appointment_links (hash, lead, created_at) VALUES ('hash', 'asked', '${NOW}')`)
  await erase(db, everyone, raw('true'), { why: 'request', now: NOW })
  for (const table of ['leads', 'appointments', 'appointment_links'])
    expect(sqlite.prepare(`SELECT * FROM ${table}`).all()).toEqual([])
  expect(sqlite.prepare('SELECT sum(n) AS n FROM appointment_counts').get()).toEqual({ n: 2 })
})
