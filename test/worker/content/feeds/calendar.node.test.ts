import ICAL from 'ical.js'
import ical from 'node-ical'
import { expect, test } from 'vitest'
import { addDays } from '#tax/due-dates/days.ts'
import { type DueDate, dueDates, movedFrom } from '#tax/due-dates/due-dates.ts'
import { writeCalendar } from '#worker/content/feeds/calendar.ts'

const dates = dueDates({ from: '2026-01-01', to: '2028-01-31' })
const page = 'https://firm.example/resources/due-dates'
const write = (own: readonly DueDate[], name = 'Brown & Co. due dates') =>
  writeCalendar({ name, domain: 'firm.example', page, checked: '2026-11-21', dates: own })

interface CalendarEvent {
  uid: string
  start: string
  end: string
  summary: string
  description: string
}

const iso = (date: Date) => [date.getFullYear(), date.getMonth() + 1, date.getDate()].map(pad).join('-')
const pad = (part: number) => String(part).padStart(2, '0')

const PARSERS: Record<string, (calendar: string) => CalendarEvent[]> = {
  'ical.js': (calendar) =>
    new ICAL.Component(ICAL.parse(calendar)).getAllSubcomponents('vevent').map((component) => {
      const event = new ICAL.Event(component)
      expect([event.startDate.isDate, event.endDate.isDate]).toEqual([true, true])
      return {
        uid: event.uid,
        start: event.startDate.toString(),
        end: event.endDate.toString(),
        summary: event.summary,
        description: event.description,
      }
    }),
  'node-ical': (calendar) =>
    Object.values(ical.sync.parseICS(calendar)).flatMap((event) => {
      if (event?.type !== 'VEVENT') return []
      expect(event.datetype).toBe('date')
      if (!event.end) throw new Error(`${event.uid} has no end`)
      const { uid, start, end, summary, description } = event
      return [{ uid, start: iso(start), end: iso(end), summary: String(summary), description: String(description) }]
    }),
}
const NAMES = Object.keys(PARSERS)
const parse = (name: string, calendar: string) => PARSERS[name]?.(calendar) ?? []

test.each(NAMES)('the parser %s reads every due date in the calendar file as an all-day event', (name) => {
  const entries = parse(name, write(dates))
  expect(dates.length).toBeGreaterThan(100)
  expect(entries).toEqual(
    dates.map(({ id, date, period, rule }) => ({
      uid: `${id}@firm.example`,
      start: date,
      end: addDays(date, 1),
      summary: `${rule.title}: ${period}`,
      description: expect.stringMatching(/./),
    })),
  )
  for (const [index, due] of dates.entries()) {
    const { what, agency, source } = due.rule
    const moved = movedFrom(due)
    for (const part of [what, agency, source.label, source.href, page, ...(moved ? [moved] : [])])
      expect(entries[index]?.description).toContain(part)
  }
})

test('the due date calendar file contains its format version, its name and a daily refresh interval', () => {
  const calendar = new ICAL.Component(ICAL.parse(write(dates)))
  const property = (name: string) => calendar.getFirstPropertyValue(name)?.toString()
  expect(['version', 'method', 'x-wr-calname', 'refresh-interval', 'x-published-ttl'].map(property)).toEqual([
    '2.0',
    'PUBLISH',
    'Brown & Co. due dates',
    'P1D',
    'P1D',
  ])
  expect(property('prodid')).toMatch(/^-\/\/firm\.example\//)
})
