import { beforeEach, expect, test } from 'vitest'
import { scheduleTexts } from '#shared/schedule-texts.ts'
import { COLLEAGUE } from '#test/helpers/access-tokens.ts'
import {
  addConfirmed,
  addRequest,
  appointmentOf,
  hoursAhead,
  queuedMails,
  stored,
} from '#test/helpers/worker/appointment-links.ts'
import { seen } from '#test/helpers/worker/appointments.ts'
import { openDesk, sendDesk, startDesk } from '#test/helpers/worker/desk-site.ts'
import { uuid } from '#test/helpers/worker/lead-parts.ts'
import { DB } from '#test/helpers/worker/storage.ts'

beforeEach(() => startDesk())

const DAY = '2027-02-02'
const at = (time: string) => `${DAY}T${time}:00.000Z`
const wishes = [{ day: DAY, part: 'morning' as const }]
const path = (number: number) => `/leads/${uuid(number)}`
const BOB = 'bob@firm.test'

async function page(address: string, email?: string): Promise<string> {
  return withoutComments(await (await openDesk(address, email)).text())
}

/** React inserts empty comments between adjacent pieces of text. */
const withoutComments = (html: string) => html.replaceAll('<!-- -->', '')

async function form(number: number, fields: Record<string, string>, email?: string) {
  const version = /name="version" value="([^"]*)"/.exec(await page(path(number), email))?.[1] ?? ''
  return sendDesk(path(number), { version, ...fields }, email)
}

const meeting = (more: Record<string, string> = {}) => ({
  ...{ action: 'confirm', day: DAY, time: '10:00', place: 'dresden', minutes: '60', colleague: COLLEAGUE },
  ...more,
})

const offered = (html: string) => [...html.matchAll(/<button[^>]* value="(\d\d:\d\d)"/g)].map(([, time]) => time)

test('the desk page for an appointment request marks booked start times as taken', async () => {
  await addRequest(1, { wishes })
  await addConfirmed(2, { startsAt: at('15:00'), colleague: BOB })
  await addConfirmed(3, { startsAt: at('16:30'), colleague: COLLEAGUE, place: 'pickerington', brand: 'payroll' })
  await addConfirmed(4, { startsAt: at('14:00'), colleague: BOB, place: 'pickerington' })
  const html = await page(path(1))
  expect(offered(html)).toEqual(['09:00'])
  expect(html.match(/<\/s> taken/g)).toHaveLength(5)
  // Another section of the page links to all leads with the same phone number.
  const [, requested = ''] = html.split(/Requested times<|Message</)
  expect([2, 3, 4].map((number) => requested.includes(path(number)))).toEqual([true, true, false])
})

test("the desk's service filter has an option for visitors who were not sure which service they needed", async () => {
  await addRequest(1, { wishes })
  await DB.prepare('UPDATE leads SET topic = ?').bind(scheduleTexts.notSure).run()
  const html = await page(path(1))
  expect(html).toContain(`>${scheduleTexts.notSure} ·`)
  expect(html).toMatch(/about( |%20)your\1question/)
  expect(await page('/lists/open')).toContain(`<option value="${scheduleTexts.notSure}"`)
})

test('a click on a start time confirms an appointment with the staff member who clicked', async () => {
  await addRequest(1, { wishes })
  const fields = { version: '', ...meeting() }
  const response = await sendDesk(path(1), fields)
  expect([response.status, response.headers.get('location')]).toEqual([303, `${path(1)}?done=confirm`])
  expect(await appointmentOf(1)).toMatchObject({
    ...{ state: 'confirmed', starts_at: at('15:00'), ends_at: at('16:00'), colleague: COLLEAGUE },
    ...{ list: 'closed', closed_as: 'appointment' },
  })
  expect(await queuedMails()).toEqual(['visitor confirmed', 'colleague confirmed'])
  const before = await stored()
  const again = await sendDesk(path(1), fields)
  expect(again.status).toBe(409)
  expect(await again.text()).toContain('Appointment confirmed')
  expect(await stored()).toEqual(before)
  const html = await page(path(1))
  expect(html).toContain('Tue, Feb 2, 2027, 10:00 AM to 11:00 AM')
  expect(html).toContain('Invitation to the visitor')
  for (const action of ['move', 'cancel']) expect(html).toContain(`name="action" value="${action}"`)
  for (const action of ['confirm', 'no-show']) expect(html).not.toContain(`name="action" value="${action}"`)
})

test('confirming an overlapping appointment gets a 409 that shows the other appointment', async () => {
  await addRequest(1, { wishes })
  await addConfirmed(2, { startsAt: at('15:30'), colleague: BOB })
  const before = await stored()
  const response = await form(1, meeting({ minutes: '45' }))
  expect(response.status).toBe(409)
  const html = withoutComments(await response.text())
  expect(html).toContain('Another appointment is at this time')
  expect(html).toMatch(/Already confirmed at this time[\s\S]*10:30 AM to 11:30 AM[\s\S]*Visitor 2/)
  expect(html).toContain('value="45"')
  expect(html).toMatch(/<details [^>]*open=""/)
  const events = (await stored())[3]?.filter((event) => (event as { action: string }).action !== 'viewed')
  expect([(await stored())[1], events?.length]).toEqual([before[1], before[3]?.length])
  expect((await form(1, meeting({ minutes: '45', override: 'yes' }))).status).toBe(303)
  expect(await page(path(1))).toContain('although it overlaps with another appointment')
})

test('confirming a Sunday appointment gets a 400 unless staff override the office hours', async () => {
  await addRequest(1, { wishes })
  const sunday = meeting({ day: '2027-02-07', minutes: '75' })
  const response = await form(1, sunday)
  expect(response.status).toBe(400)
  const rejected = await response.text()
  expect(rejected).toContain('The firm is closed then.')
  expect(rejected).toContain('value="75"')
  expect((await form(1, { ...sunday, override: 'yes' })).status).toBe(303)
  expect(await page(path(1))).toContain('although the firm is closed')
})

test("the desk shows only the time of another brand's appointment, not the visitor's name", async () => {
  await startDesk({ [COLLEAGUE]: ['dresdentax'], [BOB]: ['payroll'] })
  await addRequest(1, { wishes })
  await addConfirmed(2, { startsAt: at('15:00'), colleague: BOB, brand: 'payroll' })
  const html = await page(path(1))
  expect(offered(html)).not.toContain('10:00')
  expect(html).toMatch(/Confirmed on that day[\s\S]*10:00 AM to 11:00 AM/)
  expect(html).not.toMatch(/Visitor 2|00000002/)
  const overlap = await form(1, meeting())
  expect(overlap.status).toBe(409)
  expect(await overlap.text()).not.toMatch(/Visitor 2|00000002/)
  expect(await page('/appointments')).not.toContain('Visitor 2')
  expect((await sendDesk(path(2), { version: '', action: 'cancel' })).status).toBe(404)
})

test('staff can confirm a canceled appointment again', async () => {
  await addRequest(1, { wishes })
  await form(1, meeting())
  expect((await form(1, meeting({ action: 'move', time: '14:00', colleague: BOB }))).status).toBe(303)
  expect(await appointmentOf(1)).toMatchObject({ starts_at: at('19:00'), colleague: BOB, sequence: 1 })
  expect((await form(1, { action: 'cancel' })).status).toBe(303)
  expect(await appointmentOf(1)).toMatchObject({ state: 'canceled', sequence: 2, closed_as: 'canceled' })
  expect(await page(path(1))).toContain('Canceled')
  expect((await form(1, meeting())).status).toBe(303)
  expect(await appointmentOf(1)).toMatchObject({ state: 'confirmed', sequence: 3 })
  const numbers = (await page('/numbers')).replace(/<td [^>]*>/g, '<td>')
  expect(numbers).toMatch(/<td>1<\/td><td>2<\/td><td>1<\/td><td>1<\/td><td>0<\/td><td>0<\/td>/)
})

test('staff can mark an appointment as a no-show only after it has started', async () => {
  await addConfirmed(1)
  expect(await page(path(1))).not.toContain('value="no-show"')
  expect((await form(1, { action: 'no-show' })).status).toBe(409)
  await DB.prepare('UPDATE appointments SET starts_at = ?, ends_at = ?').bind(hoursAhead(-3), hoursAhead(-2)).run()
  expect(await page(path(1))).toContain('value="no-show"')
  expect((await form(1, { action: 'no-show' })).status).toBe(303)
  expect(await appointmentOf(1)).toMatchObject({ state: 'no-show', closed_as: 'no-show' })
  expect(await queuedMails()).toHaveLength(2)
})

test("the desk's appointments page lists appointment requests oldest first", async () => {
  await addRequest(1, { wishes })
  await addRequest(2, { wishes, brand: 'payroll' })
  await addConfirmed(3, { startsAt: at('15:00') })
  await addConfirmed(4, { startsAt: at('19:00') })
  await addRequest(5, { wishes })
  const received = '2026-01-05T15:00:00.000Z'
  await DB.batch([
    DB.prepare('UPDATE appointments SET requested_at = ? WHERE lead IN (?, ?)').bind(received, uuid(2), uuid(5)),
    DB.prepare('UPDATE leads SET created_at = ? WHERE id IN (?, ?)').bind(received, uuid(2), uuid(5)),
    DB.prepare('UPDATE leads SET released_at = ? WHERE id = ?').bind(hoursAhead(-1), uuid(5)),
  ])
  const html = await page('/appointments')
  const order = [2, 1, 3, 4].map((number) => html.indexOf(`${path(number)}"`))
  expect(order.every((place) => place > 0)).toBe(true)
  expect(order).toEqual([...order].sort((one, other) => one - other))
  expect(html.match(/Late<\/strong>/g)).toHaveLength(1)
  expect(html.match(/aria-label="Tue, Feb 2, 2027"/g)).toHaveLength(1)
  expect(await page('/')).toContain('Appointment: Tue, Feb 2, 2027, morning')
  expect(await page('/lists/all.csv')).toContain('""part"":""morning""')
})

test("erasing a visitor's data queues cancellation emails for the upcoming appointment", async () => {
  await addConfirmed(1)
  await DB.exec('UPDATE mails SET attempts = 1')
  const find = 'visitor-1@visitor.test'
  expect(await (await sendDesk('/people', { find })).text()).toMatch(/Upcoming appointment[\s\S]*canceled first/)
  const [lead] = await seen(1)
  const response = await sendDesk('/people', { find, leads: `${lead?.id}:${lead?.version}`, confirmed: 'yes' })
  expect(response.headers.get('location')).toContain('erased=')
  expect(await appointmentOf(1)).toBeNull()
  expect((await queuedMails()).slice(-2)).toEqual(['visitor canceled', 'colleague canceled'])
})
