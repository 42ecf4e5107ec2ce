import { beforeEach, expect, test } from 'vitest'
import { ana, bob, db, iso } from '#test/helpers/worker/appointments.ts'
import { HOUR, lead, leadParts, uuid } from '#test/helpers/worker/lead-parts.ts'
import { DB, emptyStorage } from '#test/helpers/worker/storage.ts'
import { sql } from '#worker/db/database.ts'
import { type Action, act, erase } from '#worker/desk/actions.ts'
import { readLead } from '#worker/desk/lead.ts'
import { countLate, readCounts, readList } from '#worker/desk/lists.ts'
import { readNumbers } from '#worker/desk/numbers.ts'
import { findPerson } from '#worker/desk/person.ts'

beforeEach(emptyStorage)

function doing(action: Action, { scope = ana, id = uuid(1), at = HOUR } = {}) {
  return act(db, scope, { id, action }, iso(at))
}

const found = async (q: string) => (await readList(db, ana, 'all', { filters: { q }, now: iso() })).total
const listsOf = () => readCounts(db, ana)

test("a lead's history shows which staff member took each action", async () => {
  const { store } = leadParts()
  await store.add(lead(1))
  expect(await listsOf()).toEqual({ open: 1, mine: 0, 'follow-up': 0, held: 0, failed: 0, closed: 0, all: 1 })
  expect(await doing({ action: 'take' })).toMatchObject({ outcome: 'done' })
  expect(await doing({ action: 'note', text: 'Called, no answer' })).toMatchObject({ outcome: 'done' })
  expect(await doing({ action: 'follow-up', on: '2026-03-04' })).toMatchObject({ outcome: 'done' })
  expect(await listsOf()).toEqual({ open: 0, mine: 1, 'follow-up': 1, held: 0, failed: 0, closed: 0, all: 1 })
  expect(await doing({ action: 'answered', way: 'phone' }, { scope: bob, at: 26 * HOUR })).toMatchObject({
    outcome: 'done',
  })
  expect(await listsOf()).toEqual({ open: 0, mine: 0, 'follow-up': 0, held: 0, failed: 0, closed: 1, all: 1 })
  const page = await readLead(db, ana, uuid(1), iso())
  expect(page?.events.map(({ who, action, detail, note }) => [who, action, detail, note])).toEqual([
    [ana.who, 'take', '', ''],
    [ana.who, 'note', '', 'Called, no answer'],
    [ana.who, 'follow-up', '2026-03-04', ''],
    [bob.who, 'answered', 'phone', ''],
  ])
  const numbers = await readNumbers(db, ana, '2026-01-01')
  expect(numbers.weeks).toEqual([
    { key: '2026-03-02', received: 1, heldBack: 0, heldBackWrongly: 0, answered: 1, onTime: 1 },
  ])
  expect(numbers.medianHours).toBe(26)
})

test("the desk's Numbers page counts a released inquiry as received and as wrongly quarantined", async () => {
  const { store } = leadParts()
  for (const [number, reasons] of [
    [1, []],
    [2, ['links']],
    [3, ['links']],
  ] as const)
    await store.add(lead(number, { reasons: [...reasons] }))
  expect(await act(db, ana, { id: uuid(2), action: { action: 'release' } }, iso())).toMatchObject({ outcome: 'done' })
  const [week] = (await readNumbers(db, ana, '2026-01-01')).weeks
  expect(week).toMatchObject({ received: 2, heldBack: 2, heldBackWrongly: 1 })
})

test("a desk search does not find an erased lead's text", async () => {
  const { store } = leadParts()
  await store.add(lead(1, { phone: '(740) 555-0100' }))
  await doing({ action: 'note', text: 'secret' })
  expect(await found('PEREZ question')).toBe(1)
  expect(await found('740.555.0100')).toBe(1)
  expect(await findPerson(db, ana, '+1 740 555 0100', iso())).toMatchObject({ leads: [{ id: uuid(1), notes: 1 }] })
  expect(await erase(db, ana, sql`id = ${uuid(1)}`, { why: 'request', now: iso() })).toEqual([uuid(1)])
  expect(await found('pérez')).toBe(0)
  const { results } = await DB.prepare('SELECT action FROM lead_events').all()
  expect(results).toEqual([{ action: 'note' }, { action: 'erased' }])
  expect((await DB.prepare('SELECT * FROM lead_notes').all()).results).toEqual([])
  expect((await readNumbers(db, ana, '2026-01-01')).weeks).toHaveLength(1)
})

test('the database rejects updates and deletions of lead events', async () => {
  await leadParts().store.add(lead(1))
  await doing({ action: 'take' })
  for (const statement of [`UPDATE lead_events SET who = 'nobody'`, 'DELETE FROM lead_events'])
    await expect(DB.prepare(statement).run()).rejects.toThrow('Events cannot be')
})

const DAY = 24 * HOUR
const late = (at: number) => countLate(db, ana, iso(at))

test("the desk's count of late leads includes only leads that staff have never replied to", async () => {
  const { store } = leadParts()
  for (const number of [1, 2, 3, 4]) await store.add(lead(number))
  await doing({ action: 'answered', way: 'phone' })
  await doing({ action: 'follow-up', on: '2026-03-10' })
  await doing({ action: 'follow-up', on: '2026-03-20' }, { id: uuid(2) })
  await doing({ action: 'answered', way: 'mail' }, { id: uuid(3) })
  await doing({ action: 'not-a-lead', reason: 'spam' }, { id: uuid(4) })
  for (const id of [uuid(3), uuid(4)]) await doing({ action: 'reopen' }, { id, at: 10 * DAY })
  expect(await listsOf()).toMatchObject({ open: 2, 'follow-up': 2 })
  expect([await late(DAY), await late(10 * DAY)]).toEqual([0, 2])
})
