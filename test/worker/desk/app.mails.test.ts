import { beforeEach, expect, test, vi } from 'vitest'
import { addConfirmed, hoursAhead } from '#test/helpers/worker/appointment-links.ts'
import { ana, db, doing, meeting } from '#test/helpers/worker/appointments.ts'
import { openDesk, sendDesk, startDesk } from '#test/helpers/worker/desk-site.ts'
import { lead, leadParts, MINUTE, rejected, START, unknownOutcome, uuid } from '#test/helpers/worker/lead-parts.ts'
import { DB, type MailRow, mailRows } from '#test/helpers/worker/storage.ts'
import { act } from '#worker/desk/actions.ts'

beforeEach(async () => {
  await startDesk()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

const path = (number: number) => `/leads/${uuid(number)}`
const page = async (address: string) => (await (await openDesk(address)).text()).replaceAll('<!-- -->', '')
const isListed = async (number: number) => (await page('/lists/failed')).includes(`"${path(number)}"`)

const resendableIds = async (number: number) =>
  [...(await page(path(number))).matchAll(/value="([^"]*)" name="mail"/g)].map(([, id]) => id)

async function sendAgain(number: number, mail: string | undefined) {
  const version = /name="version" value="([^"]*)"/.exec(await page(path(number)))?.[1] ?? ''
  return (await sendDesk(path(number), { version, action: 'mail-again', mail: `${mail}` })).status
}

const mailTo = async (recipient: string, kind: string) =>
  (await mailRows()).findLast((mail) => mail.recipient === recipient && mail.kind === kind) as MailRow

function setMails(fields: string, where = 'true') {
  return DB.prepare(`UPDATE mails SET next_attempt_at = NULL, ${fields} WHERE ${where}`).run()
}

const failPast = (kind: string) =>
  setMails(`state = 'failed', content = json_set(content, '$.startsAt', '${hoursAhead(-2)}')`, `kind = '${kind}'`)

async function addFailed(...numbers: number[]) {
  const { store } = leadParts()
  for (const number of numbers) await store.add(lead(number))
  await setMails(`state = 'failed', attempts = 9, last_error = 'HTTP 502'`)
}

test("staff can resend a failed email from the lead's page only once", async () => {
  await addFailed(1)
  expect([await isListed(1), (await resendableIds(1)).length]).toEqual([true, 2])
  const before = await mailTo('office', 'inquiry')
  expect(await sendAgain(1, before.id)).toBe(303)
  const after = await mailTo('office', 'inquiry')
  expect(after).toMatchObject({ state: 'due', attempts: 0, last_error: null })
  expect(after.id).toMatch(/^inquiry-[0-9a-f]{24}$/)
  expect([await isListed(1), (await resendableIds(1)).includes(after.id)]).toEqual([false, false])
  for (const id of [before.id, after.id]) expect(await sendAgain(1, id)).toBe(409)
  await addFailed(2)
  expect(await sendAgain(2, after.id)).toBe(409)
})

test('assigning an inquiry emails the assignee, unless staff assign the inquiry to themselves', async () => {
  await leadParts().store.add(lead(1))
  for (const to of ['ana@firm.test', 'bob@firm.test'])
    await act(db, ana, { id: uuid(1), action: { action: 'assign', to } }, new Date(Date.now()).toISOString())
  const handed = (await mailRows()).filter(({ kind }) => kind === 'assigned')
  expect(handed.map(({ colleague }) => colleague)).toEqual(['bob@firm.test'])
})

test('staff get a 409 if they resend an appointment email that a newer email has replaced', async () => {
  await addConfirmed(1)
  await setMails(`state = 'accepted'`)
  const [first, toColleague] = [await mailTo('visitor', 'confirmed'), await mailTo('colleague', 'confirmed')]
  expect((await resendableIds(1)).sort()).toEqual([first.id, toColleague.id].sort())
  const start = hoursAhead(100)
  await doing(1, meeting('move', { start }), { at: new Date(Date.now()).toISOString() })
  await setMails(`state = 'failed'`, `kind = 'moved'`)
  const moved = await mailTo('visitor', 'moved')
  expect([await sendAgain(1, first.id), await sendAgain(1, moved.id)]).toEqual([409, 303])
  const again = await mailTo('visitor', 'moved')
  expect(again).toMatchObject({ state: 'due', give_up_at: start })
  await failPast('moved')
  expect([await resendableIds(1), await sendAgain(1, again.id)]).toEqual([[], 409])
  await setMails('attempts = 1')
  await doing(1, { action: 'cancel' }, { at: new Date(Date.now()).toISOString() })
  await failPast('canceled')
  expect(await sendAgain(1, (await mailTo('visitor', 'canceled')).id)).toBe(303)
  expect(await mailTo('visitor', 'canceled')).toMatchObject({ state: 'due', give_up_at: null })
})

test("a lead with a failed invitation stays in the desk's failed list until staff reschedule the appointment", async () => {
  await addConfirmed(1)
  await setMails(`state = 'failed'`, `recipient = 'visitor'`)
  await DB.prepare(`INSERT INTO mails (id, kind, brand, lead, recipient, state, created_at)
    VALUES ('reminder', 'reminder', 'dresdentax', ?1, 'visitor', 'accepted', '2026')`)
    .bind(uuid(1))
    .run()
  expect([await isListed(1), (await resendableIds(1)).includes((await mailTo('visitor', 'confirmed')).id)]).toEqual([
    true,
    true,
  ])
  expect(await page(path(1))).toContain('failed or may not have arrived')
  await doing(1, meeting('move', { start: hoursAhead(100) }), { at: new Date(Date.now()).toISOString() })
  expect(await isListed(1)).toBe(false)
  expect(await page(path(1))).not.toContain('failed or may not have arrived')
})

test("a lead appears in the desk's failed list after three email attempts with an unknown outcome", async () => {
  const { store, mailer, sweep, clock } = leadParts()
  await store.add(lead(1))
  mailer.outcomeOf = () => unknownOutcome
  const attempts = () => mailer.sent.filter(({ id }) => id.startsWith('inquiry-') || id === `${uuid(1)}-office`)
  for (let minute = 0; minute < 60; minute++, clock.now += MINUTE) {
    expect(await isListed(1)).toBe(attempts().length === 3)
    await sweep()
  }
  expect(attempts()).toHaveLength(3)
  expect(await page(path(1))).toContain('It may have arrived anyway.')
  expect(await sendAgain(1, `${uuid(1)}-office`)).toBe(303)
  clock.now = Date.now()
  mailer.outcomeOf = () => rejected()
  await sweep()
  expect(await mailTo('office', 'inquiry')).toMatchObject({ state: 'due', attempts: 1 })
  mailer.outcomeOf = () => ({ outcome: 'accepted' })
  clock.now += 2 * MINUTE
  await sweep()
  expect(await isListed(1)).toBe(false)
  expect(attempts().map(({ isCopy }) => isCopy)).toEqual([false, true, true, true, true])
})

test('the desk\'s "mail all failed again" action resends only failed emails for leads that are not closed', async () => {
  await addFailed(1, 2, 3)
  await addConfirmed(5)
  const now = new Date(START).toISOString()
  await act(db, ana, { id: uuid(3), action: { action: 'answered', way: 'phone' } }, now)
  await act(db, ana, { id: uuid(5), action: { action: 'follow-up', on: '2099-01-04' } }, now)
  await failPast('confirmed')
  await setMails(`state = 'unknown'`, `id = '${uuid(2)}-office'`)
  await sendDesk('/mail-failed-again', {})
  const due = (await mailRows()).filter(({ state }) => state === 'due')
  expect(due.map(({ lead, kind }) => `${lead} ${kind}`)).toEqual([`${uuid(1)} inquiry`, `${uuid(2)} inquiry`])
  expect(await Promise.all([1, 2].map(isListed))).toEqual([false, false])
  const events = await DB.prepare(`SELECT lead FROM lead_events WHERE action = 'mail-again' ORDER BY lead`).all()
  expect(events.results).toEqual([{ lead: uuid(1) }, { lead: uuid(2) }])
})
