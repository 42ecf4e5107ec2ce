import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAY_PARTS, DAYS_AHEAD, offeredDays, WISHES_MAX } from '#shared/appointment.ts'
import { DAY_MS, dayOf } from '#shared/dates.ts'
import type { Hours } from '#shared/hours.ts'
import { checkSchedule, readWishes } from '#shared/schedule-form.ts'
import { NOTE_MAX, SCHEDULE_FIELDS } from '#shared/schedule-texts.ts'

const MONDAY_AT_10_AM_EASTERN = '2026-11-23T15:00:00Z'
const contact = { location: { city: 'Dresden' }, secondaryLocation: { city: 'Pickerington' } }
const TITLES: Record<string, string> = { payroll: 'Payroll', bookkeeping: 'Bookkeeping' }
const serviceTitle = (id: string) => (Object.hasOwn(TITLES, id) ? TITLES[id] : undefined)

const hours: Hours = {
  days: {
    Monday: ['09:00', '17:00'],
    Tuesday: ['09:00', '17:00'],
    Wednesday: 'closed',
    Thursday: ['09:00', '17:00'],
    Friday: ['12:00', '17:00'],
    Saturday: ['09:00', '12:00'],
    Sunday: 'closed',
  },
  federalHolidays: 'closed',
  closedOn: ['2026-12-04'],
}

const good = {
  service: 'payroll',
  place: 'dresden',
  day1: '2026-11-24',
  part1: 'morning',
  name: 'Ana',
  email: 'ana@visitor.test',
  phone: '(740) 555-0199',
  message: 'About two employees',
}

function check(
  fields: Record<string, unknown>,
  { now = MONDAY_AT_10_AM_EASTERN, hours }: { now?: string; hours?: Hours } = {},
) {
  return checkSchedule({ ...good, ...fields }, { contact: { ...contact, hours }, serviceTitle, now })
}

function errorsOf(fields: Record<string, unknown>, context = {}) {
  const result = check(fields, context)
  return result.ok ? {} : result.fields
}

test('validating a complete appointment request adds the title of the requested service', () => {
  expect(check({ day2: '2026-12-01', part2: 'afternoon', day3: '', part3: 'morning' })).toMatchObject({
    ok: true,
    value: {
      name: 'Ana',
      email: 'ana@visitor.test',
      phone: '(740) 555-0199',
      message: 'About two employees',
      service: 'Payroll',
      request: {
        service: 'payroll',
        place: 'dresden',
        wishes: [
          { day: '2026-11-24', part: 'morning' },
          { day: '2026-12-01', part: 'afternoon' },
        ],
      },
    },
  })
})

test('an appointment request without a service, phone number or note is valid', () => {
  for (const empty of [undefined, null, '', '  '])
    expect(check({ service: empty, phone: empty, message: empty })).toMatchObject({
      ok: true,
      value: { phone: '', message: '', service: 'I am not sure yet', request: { service: '' } },
    })
})

const THREE_WISHES = { day2: '2026-11-24', part2: 'afternoon', day3: '2026-12-01', part3: 'morning' }

const closed = (day: string) => `We are closed on ${day}. Please select another day`
const UNKNOWN = { service: 'Please select one of our services', day: 'Please select a day from the list' }

test.each<[string, Record<string, unknown>, Record<string, string>, object?]>([
  ['an unknown service', { service: 'gardening' }, { service: UNKNOWN.service }],
  ['the service "__proto__"', { service: '__proto__' }, { service: UNKNOWN.service }],
  ['an unknown place', { place: 'columbus' }, { place: 'Please select one of our locations' }],
  ['no place', { place: undefined }, { place: 'Please select one of our locations' }],
  ['no preferred time', { day1: '' }, { day1: 'Please select a day' }],
  ['a day that is not a date', { day1: 'Monday' }, { day1: UNKNOWN.day }],
  ['a day that does not exist', { day1: '2027-02-29' }, { day1: UNKNOWN.day }],
  ['yesterday as the day', { day1: '2026-11-22' }, { day1: 'This day is in the past. Please select a later day' }],
  ['today as the day', { day1: '2026-11-23' }, { day1: 'Please select a day after today' }],
  ['a day 61 days ahead', { day1: '2027-01-23' }, { day1: 'Please select a day within the next 60 days' }],
  ['a Sunday as the day', { day1: '2026-11-29' }, { day1: closed('Sunday, November 29') }],
  ['a holiday as the day', { day1: '2026-11-26' }, { day1: closed('Thursday, November 26') }],
  ['a closed weekday as the day', { day1: '2026-11-25' }, { day1: closed('Wednesday, November 25') }, { hours }],
  ['a closed date as the day', { day1: '2026-12-04' }, { day1: closed('Friday, December 4') }, { hours }],
  ['no part of the day', { part1: '' }, { part1: 'Please select morning or afternoon' }],
  ['an unknown part of the day', { part1: 'night' }, { part1: 'Please select morning or afternoon' }],
  [
    'the morning of a day that opens at noon',
    { day1: '2026-11-27', part1: 'morning' },
    { part1: 'We are closed in the morning of Friday, November 27. Please select another time' },
    { hours },
  ],
  [
    'the afternoon of a day that closes at noon',
    { day1: '2026-11-28', part1: 'afternoon' },
    { part1: 'We are closed in the afternoon of Saturday, November 28. Please select another time' },
    { hours },
  ],
  [
    'the same preferred time twice',
    { day3: '2026-11-24', part3: 'morning' },
    { day3: 'You already chose this time. Please select another one, or leave it empty' },
  ],
  ['four times', { ...THREE_WISHES, day4: '2026-12-02', part4: 'morning' }, { day3: 'You can choose up to 3 times' }],
  ['an invalid second preferred time', { day2: 'x', part2: '' }, { day2: UNKNOWN.day }],
  ['no phone number for an appointment by phone', { place: 'phone', phone: '' }, { phone: 'Phone is required' }],
  ['too long a note', { message: 'x'.repeat(NOTE_MAX + 1) }, { message: 'Note must be at most 500 characters' }],
  [
    'an empty name and an invalid email address',
    { name: '', email: 'ana' },
    { name: 'Name is required', email: 'Please enter a valid email address' },
  ],
])('an appointment request with %s gets errors only for the invalid fields', (_what, fields, errors, context) => {
  expect(errorsOf(fields, context)).toEqual(errors)
})

const times = fc.date({ min: new Date('2026-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
const someHours = fc.constantFrom(undefined, hours)

test('an appointment request is valid for exactly the days that the schedule form offers', () => {
  fc.assert(
    fc.property(times, fc.integer({ min: -3, max: DAYS_AHEAD + 3 }), someHours, (date, ahead, firmHours) => {
      const now = date.toISOString()
      const day = new Date(Date.parse(dayOf(now)) + ahead * DAY_MS).toISOString().slice(0, 10)
      const results = DAY_PARTS.map((part) => readWishes({ day1: day, part1: part }, { hours: firmHours, now }))
      const isOffered = offeredDays(now, firmHours).includes(day)
      expect(results.some(({ wishes }) => wishes.length === 1)).toBe(isOffered)
      expect(results.every(({ errors }) => errors.day1 !== undefined)).toBe(!isOffered)
    }),
  )
})

test('the schedule form offers only days from tomorrow to 60 days ahead', () => {
  fc.assert(
    fc.property(times, someHours, (date, firmHours) => {
      const now = date.toISOString()
      const days = offeredDays(now, firmHours)
      expect(days.length).toBeGreaterThan(30)
      expect(days).toEqual([...new Set(days)].toSorted())
      expect(days[0] && days[0] > dayOf(now)).toBe(true)
      expect(Date.parse(`${days.at(-1)}`) - Date.parse(dayOf(now))).toBeLessThanOrEqual(DAYS_AHEAD * DAY_MS)
      for (const day of days) expect(new Date(day).getUTCDay()).not.toBe(0)
    }),
  )
})

const anyField = fc.oneof(
  fc.constantFrom(...SCHEDULE_FIELDS, 'day4', 'day0', 'part4', '__proto__', 'toString'),
  fc.string(),
)
const anyValue = fc.oneof(
  fc.constantFrom(
    ...offeredDays(MONDAY_AT_10_AM_EASTERN),
    ...DAY_PARTS,
    'payroll',
    'dresden',
    'phone',
    good.name,
    good.email,
  ),
  fc.anything(),
)

test('every valid appointment request contains one to three different times that the schedule form offers', () => {
  fc.assert(
    fc.property(fc.dictionary(anyField, anyValue), (fields) => {
      const result = check(fields)
      if (!result.ok) {
        expect(result.error).toMatch(/\S/)
        return
      }
      const { wishes } = result.value.request
      expect(wishes.length).toBeGreaterThan(0)
      expect(wishes.length).toBeLessThanOrEqual(WISHES_MAX)
      expect(new Set(wishes.map((wish) => JSON.stringify(wish))).size).toBe(wishes.length)
      for (const { day } of wishes) expect(offeredDays(MONDAY_AT_10_AM_EASTERN)).toContain(day)
    }),
  )
})
