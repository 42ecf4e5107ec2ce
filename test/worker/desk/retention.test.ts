import { beforeEach, expect, test } from 'vitest'
import { addRequests, doing as appointmentAction, meeting } from '#test/helpers/worker/appointments'
import {
  countedDb,
  HOUR,
  lead,
  leadParts,
  rejected,
  runSql,
  START,
  unknownOutcome,
  uuid,
} from '#test/helpers/worker/lead-parts'
import { logged, setUpSite } from '#test/helpers/worker/set-up-site'
import { DB, leads } from '#test/helpers/worker/storage'
import { d1Database } from '#worker/db/database'
import { type Action, act, exported, viewed } from '#worker/desk/actions'

setUpSite()
beforeEach(() => runSql(`UPDATE job_runs SET completed_at = '2026' WHERE job = 'morning'`))

const DAY = 24 * HOUR
const db = d1Database(DB)
const ana = { who: 'ana@firm.test', brands: undefined }
const iso = (days: number) => new Date(START + days * DAY).toISOString()
const stored = async () => (await leads()).map(({ id }) => Number(id.slice(-4)))
const doing = (number: number, action: Action, day: number) => act(db, ana, { id: uuid(number), action }, iso(day))

/** One run of the daily job this many days after the inquiry. */
async function dayOf(days: number) {
  const parts = leadParts()
  parts.clock.now = START + days * DAY
  await parts.dailyJob()
  return parts.mailer.morningMails
    .flatMap(({ sections }) => sections)
    .flatMap(({ name, leads }) => (name === 'erasure' ? leads.map(({ id }) => Number(id.slice(-4))) : []))
}

async function eraseOn(days: number) {
  const { clock, eraseOld } = leadParts()
  clock.now = START + days * DAY
  await eraseOld()
}

test('a closed lead is erased 180 days after the last action. Opening and exporting it are none', async () => {
  const { store } = leadParts()
  for (const number of [1, 2]) await store.add(lead(number))
  await runSql(`UPDATE leads SET state = 'sent'`)
  for (const number of [1, 2]) await doing(number, { action: 'answered', way: 'mail' }, 2)
  await doing(2, { action: 'note', text: 'Called again' }, 40)
  await db.batch([viewed(ana, uuid(1), iso(100)), exported(ana, 'closed', iso(100))])
  await eraseOn(182)
  expect(await stored()).toEqual([1, 2])
  await eraseOn(182.01)
  expect(await stored()).toEqual([2])
  await eraseOn(220.01)
  expect(await stored()).toEqual([])
  const { results } = await DB.prepare(`SELECT who, lead, detail FROM lead_events WHERE action = 'erased'`).all()
  expect(results).toEqual([1, 2].map((number) => ({ who: 'website', lead: uuid(number), detail: 'age' })))
  expect((await DB.prepare('SELECT count(*) AS notes FROM lead_notes').first())?.notes).toBe(0)
  expect(logged.filter((line) => line.includes('leads-erased'))).toHaveLength(2)
})

test('open and follow-up leads are erased only a week after a morning mail has listed them, and held ones without one', async () => {
  const { store } = leadParts()
  await store.add(lead(1))
  await store.add(lead(2, { reasons: ['links'] }))
  await store.add(lead(3))
  await runSql(`UPDATE leads SET state = 'sent' WHERE state = 'pending'`)
  await doing(3, { action: 'follow-up', on: '2027-12-01' }, 0)
  await eraseOn(180)
  expect(await stored()).toEqual([1, 2, 3])
  await eraseOn(400)
  expect(await stored()).toEqual([1, 3])
  expect(await dayOf(170)).toEqual([])
  expect(await dayOf(179)).toEqual([1, 3])
  expect(await dayOf(180)).toEqual([])
  await eraseOn(185.9)
  expect(await stored()).toEqual([1, 3])
  await eraseOn(186.1)
  expect(await stored()).toEqual([])
})

test.each([
  ['rejected', rejected()],
  ['of unknown outcome', unknownOutcome],
])('a morning mail that is %s announces no erasure', async (_what, outcome) => {
  const { store } = leadParts()
  await store.add(lead(1))
  await runSql(`UPDATE leads SET state = 'sent'`)
  const parts = leadParts()
  parts.mailer.staffOutcome = () => outcome
  parts.clock.now = START + 179 * DAY
  await parts.dailyJob()
  expect(parts.mailer.morningMails).toHaveLength(1)
  await eraseOn(400)
  expect(await stored()).toEqual([1])
})

test('a lead that is about to be mailed is not erased', async () => {
  const { store } = leadParts()
  for (const number of [1, 2, 3]) await store.add(lead(number))
  await runSql(`UPDATE leads SET list = 'closed', state = 'sending' WHERE id = '${uuid(1)}'`)
  await runSql(`UPDATE leads SET erasure_listed_at = '${iso(0)}'`)
  await runSql(`UPDATE leads SET state = 'failed' WHERE id = '${uuid(3)}'`)
  await eraseOn(400)
  expect(await stored()).toEqual([1, 2])
})

test('one daily job erases 10,000 held leads of more than 180 days with at most 50 statements', async () => {
  await DB.prepare(
    `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 10000)
     INSERT INTO leads (id, brand, name, email, phone, service, message, form_type, created_at, state, list)
     SELECT 'lead-' || n, 'payroll', '', '', '', '', '', '', ?1, 'quarantined', 'held' FROM numbers`,
  )
    .bind(iso(0))
    .run()
  const { db, statements } = countedDb()
  const { clock, dailyJob } = leadParts({ db })
  clock.now = START + 180.01 * DAY
  await dailyJob()
  const counts = `SELECT (SELECT count(*) FROM leads) AS leads, (SELECT count(*) FROM lead_events WHERE action = 'erased') AS erased`
  expect(await DB.prepare(counts).first()).toEqual({ leads: 0, erased: 10_000 })
  expect(statements()).toBeLessThanOrEqual(50)
})

test('a lead with a confirmed appointment ahead is not erased by age', async () => {
  await addRequests([1, 2, 3])
  for (const number of [1, 2]) {
    const start = iso(200 + number)
    expect(await appointmentAction(number, meeting('confirm', { start }))).toMatchObject({ outcome: 'done' })
  }
  await appointmentAction(2, { action: 'cancel' })
  await doing(3, { action: 'answered', way: 'mail' }, 0)
  await eraseOn(190)
  expect(await stored()).toEqual([1])
  await eraseOn(201)
  expect(await stored()).toEqual([1])
  await eraseOn(201.1)
  expect(await stored()).toEqual([])
})
