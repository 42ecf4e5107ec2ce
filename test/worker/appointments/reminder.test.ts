import { expect, test } from 'vitest'
import { getBrand } from '#brands/index.ts'
import { placesOf } from '#shared/appointment.ts'
import { filled } from '#test/helpers/filled-brand.ts'
import { addRequests, bob, doing, iso, meeting, stored } from '#test/helpers/worker/appointments.ts'
import { HOUR, leadParts, MINUTE } from '#test/helpers/worker/lead-parts.ts'
import { setUpSite } from '#test/helpers/worker/set-up-site.ts'
import { readMeeting } from '#worker/appointments/meeting.ts'
import { reminderTime } from '#worker/appointments/reminder.ts'

setUpSite()

const brand = getBrand('dresdentax')
const time = (text: string) => new Date(Date.parse(text)).toISOString()

test.each([
  ['a Thursday is sent on Wednesday', '2026-03-05 10:00 EST', '2026-03-04 09:00 EST'],
  ['the Monday after DST starts is sent on Saturday', '2026-03-09 09:30 EDT', '2026-03-07 09:00 EST'],
  ['the Tuesday after DST starts is sent on Monday', '2026-03-10 09:30 EDT', '2026-03-09 09:00 EDT'],
  ['the Monday after DST ends is sent on Saturday', '2026-11-02 09:30 EST', '2026-10-31 09:00 EDT'],
  ['the Tuesday after DST ends is sent on Monday', '2026-11-03 09:30 EST', '2026-11-02 09:00 EST'],
  ['the day after Thanksgiving is sent on Wednesday', '2026-11-27 09:00 EST', '2026-11-25 09:00 EST'],
  ['a Thursday evening, which is Friday in UTC, is sent on Wednesday', '2026-03-05 20:00 EST', '2026-03-04 09:00 EST'],
])('the reminder for an appointment on %s at 9:00 AM Eastern', (_what, start, due) => {
  expect(reminderTime(brand, time(start), time('2026-01-02 12:00 EST'))).toBe(time(due))
})

test('an appointment confirmed at or after its reminder time gets no reminder', () => {
  const start = time('2026-03-05 10:00 EST')
  expect(reminderTime(brand, start, time('2026-03-04 08:59 EST'))).toBe(time('2026-03-04 09:00 EST'))
  expect(reminderTime(brand, start, time('2026-03-04 09:00 EST'))).toBeNull()
  expect(reminderTime(brand, start, time('2026-03-05 09:00 EST'))).toBeNull()
})

const limits = { places: placesOf(brand.contact), hours: undefined, colleagues: undefined, now: iso() }
const fields = { day: '2026-03-05', time: '10:00', place: 'dresden', minutes: '60', colleague: 'Ana@Firm.test ' }

test("the desk's appointment form converts Eastern time to UTC before and after each DST change", () => {
  const startOf = (day: string, clock: string, now = limits.now) => {
    // DST changes happen on Sundays, when the firm is closed, so the form needs `override` to accept the time.
    const read = readMeeting('confirm', { ...fields, day, time: clock, override: 'on' }, { ...limits, now })
    return 'action' in read && 'start' in read.action ? read.action.start : read
  }
  expect(readMeeting('move', { ...fields, override: 'on' }, limits)).toEqual({
    action: meeting('move', { override: true }),
  })
  expect(startOf('2026-03-07', '09:30')).toBe(time('2026-03-07 09:30 EST'))
  expect(startOf('2026-03-08', '09:30')).toBe(time('2026-03-08 08:30 EST'))
  expect(startOf('2026-10-31', '09:30')).toBe(time('2026-10-31 09:30 EDT'))
  expect(startOf('2026-11-01', '09:30')).toBe(time('2026-11-01 10:30 EDT'))
  // On the day when DST ends, 1:30 AM occurs twice, and the form uses the first occurrence.
  expect(startOf('2026-11-01', '01:30')).toBe(time('2026-11-01 01:30 EDT'))
})

test.each([
  ['a time skipped by daylight saving time', { day: '2026-03-08', time: '02:30' }, /Clocks skip/],
  ['a day that does not exist', { day: '2026-02-30' }, /Choose a day/],
  ['no day', { day: '' }, /Choose a day/],
  ['a day in the past', { day: '2026-03-01' }, /in the past/],
  ['a time earlier today', { day: '2026-03-02', time: '09:59' }, /in the past/],
  ['a day two years away', { day: '2028-03-01' }, /up to a year/],
  ['the time 24:00', { time: '24:00' }, /Enter a time/],
  ['an unknown place', { place: 'columbus' }, /Choose a place/],
  ['a ten-minute length', { minutes: '10' }, /Choose a length/],
  ['a five-hour length', { minutes: '300' }, /Choose a length/],
  ['a length spelled out in words', { minutes: 'an hour' }, /Choose a length/],
  ['no colleague', { colleague: 'Ana' }, /email address of the colleague/],
])('the desk rejects an appointment form with %s', (_what, more, error) => {
  expect(readMeeting('confirm', { ...fields, ...more }, limits)).toEqual({ error: expect.stringMatching(error) })
})

const { hours } = filled(getBrand('payroll')).contact

test.each([
  ['on a Sunday', { day: '2026-03-08' }, undefined],
  ['on a federal holiday', { day: '2026-05-25' }, undefined],
  ['at 3:00 AM', { time: '03:00' }, undefined],
  ['that ends after closing time', { time: '16:15' }, undefined],
  ['on a Saturday, when the brand is closed', { day: '2026-03-07' }, hours],
  ['at 8:45 AM, when the brand opens at 9:00 AM', { time: '08:45' }, hours],
])('unless office hours are overridden, the desk rejects an appointment %s', (_what, more, hours) => {
  const read = (override: string) => readMeeting('confirm', { ...fields, ...more, override }, { ...limits, hours })
  expect(read('')).toEqual({ error: expect.stringMatching(/^The firm is closed then\./) })
  expect(read('yes')).toMatchObject({ action: { override: true, isClosed: true } })
})

test("the desk rejects an appointment form if the chosen staff member does not work for the lead's brand", () => {
  const read = readMeeting('confirm', fields, { ...limits, colleagues: [bob.who] })
  expect(read).toEqual({ error: 'ana@firm.test does not work on inquiries of this brand.' })
})

async function remindersBetween(from: string, to: string) {
  const sent: string[] = []
  for (let now = Date.parse(from); now <= Date.parse(to); now += HOUR) {
    const workers = [leadParts(), leadParts()]
    for (const { clock } of workers) clock.now = now
    await Promise.all(workers.map(({ sweep }) => sweep()))
    for (const { letter } of workers.flatMap(({ mailer }) => mailer.sent))
      if (letter.content.title === 'Your appointment is coming up')
        sent.push(`${new Date(now).toISOString()} ${letter.to} ${letter.content.preview}`)
  }
  return sent
}

test('a rescheduled appointment gets a reminder only for its new time', async () => {
  await addRequests([1, 2, 3])
  for (const number of [1, 2, 3])
    await doing(number, meeting('confirm', { start: time(`2026-03-05 1${number}:00 EST`) }))
  await doing(1, { action: 'cancel' }, { at: iso(MINUTE) })
  await doing(2, meeting('move', { start: time('2026-03-09 09:30 EDT') }), { at: iso(MINUTE) })
  expect(await remindersBetween(iso(HOUR), time('2026-03-10 10:00 EDT'))).toEqual([
    `${time('2026-03-04 09:00 EST')} visitor-3@visitor.test Thursday, March 5, 2026, 1:00 PM to 2:00 PM Eastern`,
    `${time('2026-03-07 09:00 EST')} visitor-2@visitor.test Monday, March 9, 2026, 9:30 AM to 10:30 AM Eastern`,
  ])
})

test('no reminder is sent if the cron job does not run until the appointment has started', async () => {
  await addRequests([1])
  await doing(1, meeting('confirm'))
  await leadParts().sweep()
  expect(await remindersBetween(time('2026-03-05 10:00 EST'), time('2026-03-05 12:00 EST'))).toEqual([])
  expect(await stored(1)).toMatchObject({ remind_at: null })
})
