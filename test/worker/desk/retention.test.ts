import { expect, test } from 'vitest'
import { addRequests, ana, doing as appointmentAction, db, meeting, rows } from '#test/helpers/worker/appointments.ts'
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
} from '#test/helpers/worker/lead-parts.ts'
import { addManyLeads } from '#test/helpers/worker/many-leads.ts'
import { logged, setUpSite } from '#test/helpers/worker/set-up-site.ts'
import { DB, leads } from '#test/helpers/worker/storage.ts'
import { type Action, act, exported, viewed } from '#worker/desk/actions.ts'
import { shownBlocks } from '#worker/mail/kinds/content.ts'
import type { MailOutcome } from '#worker/mail/send.ts'

setUpSite()

const DAY = 24 * HOUR
const iso = (days: number) => new Date(START + days * DAY).toISOString()
const stored = async () => (await leads()).map(({ id }) => Number(id.slice(-4)))
const doing = (number: number, action: Action, day: number) => act(db, ana, { id: uuid(number), action }, iso(day))

const deliver = () => runSql(`UPDATE mails SET state = 'accepted', next_attempt_at = NULL`)

async function sweepOn(days: number, outcome: MailOutcome = { outcome: 'accepted' }) {
  const { clock, mailer, sweep } = leadParts()
  mailer.outcomeOf = () => outcome
  clock.now = START + days * DAY
  await sweep()
  return mailer.sent
    .filter(({ id }) => id.startsWith('morning-'))
    .flatMap(({ letter }) =>
      shownBlocks(letter.content).flatMap((block) => ('heading' in block ? [block.heading] : [])),
    )
}

async function eraseOn(days: number) {
  const { clock, eraseOld } = leadParts()
  clock.now = START + days * DAY
  await eraseOld()
}

test('a closed lead is erased 180 days after the last action on it', async () => {
  const { store } = leadParts()
  for (const number of [1, 2]) await store.add(lead(number))
  await deliver()
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

test('an open lead past its retention period is erased a week after a morning email warns staff', async () => {
  const { store } = leadParts()
  await store.add(lead(1))
  await store.add(lead(2, { reasons: ['links'] }))
  await store.add(lead(3))
  await deliver()
  await doing(3, { action: 'follow-up', on: '2027-12-01' }, 0)
  await eraseOn(180)
  expect(await stored()).toEqual([1, 2, 3])
  await eraseOn(400)
  expect(await stored()).toEqual([1, 3])
  expect(await sweepOn(170)).toEqual(['Late (2)'])
  // The week before erasure starts only after MailChannels has accepted the email that warns staff.
  for (const [index, outcome] of [rejected(), unknownOutcome, undefined].entries())
    expect(await sweepOn(177 + index, outcome)).toEqual(['Late (2)', 'Erased in a week (2)'])
  expect(await sweepOn(182)).toEqual(['Late (2)'])
  await eraseOn(185.9)
  expect(await stored()).toEqual([1, 3])
  await eraseOn(186.1)
  expect(await stored()).toEqual([])
})

test('an old lead is not erased while its inquiry email is still unsent', async () => {
  const { store } = leadParts()
  for (const number of [1, 2, 3]) await store.add(lead(number))
  await runSql(`UPDATE leads SET erasure_listed_at = '${iso(0)}'`)
  await deliver()
  const setState = (number: number, state: string) =>
    runSql(`UPDATE mails SET state = '${state}' WHERE lead = '${uuid(number)}' AND kind = 'inquiry'`)
  await setState(1, 'claimed')
  await setState(2, 'due')
  await setState(3, 'failed')
  await eraseOn(400)
  expect(await stored()).toEqual([1, 2])
})

test('the daily job erases 10,000 old quarantined leads with at most 50 D1 statements', async () => {
  await addManyLeads(10_000, { list: 'held', reasons: 'links', created_at: iso(0) })
  const { db, statements } = countedDb()
  const { clock, dailyJob } = leadParts({ db })
  clock.now = START + 180.01 * DAY
  await dailyJob()
  const counts = `SELECT (SELECT count(*) FROM leads) AS leads, (SELECT count(*) FROM lead_events WHERE action = 'erased') AS erased`
  expect(await DB.prepare(counts).first()).toEqual({ leads: 0, erased: 10_000 })
  expect(statements()).toBeLessThanOrEqual(50)
})

test('an old lead is not erased while its confirmed appointment is upcoming', async () => {
  await addRequests([1, 2, 3])
  for (const number of [1, 2]) {
    const start = iso(200 + number)
    expect(await appointmentAction(number, meeting('confirm', { start }))).toMatchObject({ outcome: 'done' })
  }
  await appointmentAction(2, { action: 'cancel' })
  await doing(3, { action: 'answered', way: 'mail' }, 0)
  await deliver()
  await eraseOn(190)
  expect(await stored()).toEqual([1])
  await eraseOn(201)
  expect(await stored()).toEqual([1])
  await eraseOn(201.1)
  expect(await stored()).toEqual([])
})

test('sent emails about an erased lead are deleted after 180 days', async () => {
  const { store } = leadParts()
  for (const number of [1, 2]) await store.add(lead(number))
  await deliver()
  await doing(1, { action: 'note', text: 'Called' }, 100)
  await runSql(`UPDATE leads SET list = 'closed'`)
  const insert = DB.prepare(`INSERT INTO mails (id, kind, brand, lead, recipient, state, created_at)
    VALUES (?1, substr(?1, 1, instr(?1, ' ') - 1), 'payroll', ?2, 'office', ?3, ?4)`)
  await DB.batch([
    insert.bind('morning old', '', 'accepted', iso(0)),
    insert.bind('alert failed', '', 'failed', iso(0)),
    insert.bind('morning new', '', 'accepted', iso(10)),
    insert.bind('canceled sent', uuid(9), 'accepted', iso(0)),
    insert.bind('canceled due', uuid(9), 'due', iso(0)),
  ])
  await eraseOn(180.01)
  expect(await stored()).toEqual([1])
  const kept = await rows<{ id: string }>(`SELECT id FROM mails WHERE created_at < '${iso(11)}' ORDER BY id`)
  expect(kept.map(({ id }) => id)).toEqual([
    ...[`${uuid(1)}-office`, `${uuid(1)}-visitor`, 'canceled due', 'morning new'],
  ])
})
