import fc from 'fast-check'
import ICAL from 'ical.js'
import ical from 'node-ical'
import { expect, test } from 'vitest'
import { type Invitation, writeInvitation } from '#worker/appointments/invitation.ts'

const invitation: Invitation = {
  method: 'REQUEST',
  uid: '3f2a9c1e-4b5d-4e6f-8a7b-9c0d1e2f3a4b@firm.example',
  sequence: 0,
  stampedAt: '2026-11-23T15:04:05.678Z',
  startsAt: '2026-11-30T14:30:00.000Z',
  endsAt: '2026-11-30T15:30:00.000Z',
  summary: 'Tax Filing with Brown & Co.',
  location: '100 Example Street, Dresden, OH 43821',
  description: 'See it: https://firm.example/appointment/x\nPhone: (740) 555-0100',
  organizer: { name: 'Brown & Co.', email: 'website@firm.example' },
  attendees: [
    { name: 'Ana Pérez', email: 'ana+tax@visitor.test', rsvp: true },
    { name: 'Bob', email: 'bob@firm.example', rsvp: false },
  ],
  url: 'https://firm.example/appointment/x',
}
const write = (more: Partial<Invitation> = {}) => writeInvitation({ ...invitation, ...more })

function parsed(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file))
  const [component, ...others] = calendar.getAllSubcomponents('vevent')
  if (!component || others.length > 0) throw new Error('The file does not have one event')
  return { calendar, component, event: new ICAL.Event(component) }
}

const PARSERS: Record<string, (file: string) => { start: string; end: string }> = {
  'ical.js': (file) => {
    const { startDate, endDate } = parsed(file).event
    const [start, end] = [startDate, endDate].map((time) => time.toJSDate().toISOString()) as [string, string]
    return { start, end }
  },
  'node-ical': (file) => {
    const [event, other] = Object.values(ical.sync.parseICS(file)).filter((part) => part?.type === 'VEVENT')
    if (other || event?.type !== 'VEVENT' || !event.end) throw new Error('The file does not have one event')
    return { start: event.start.toISOString(), end: event.end.toISOString() }
  },
}
const NAMES = Object.keys(PARSERS)
const parse = (name: string, file: string) => PARSERS[name]?.(file)

test('ical.js and node-ical parse the correct times from invitations to appointments between 2026 and 2035', () => {
  const minutes = fc.integer({ min: Date.UTC(2026) / 60_000, max: Date.UTC(2036) / 60_000 })
  fc.assert(
    fc.property(minutes, fc.integer({ min: 1, max: 16 }), (start, quarters) => {
      const [startsAt, endsAt] = [start, start + 15 * quarters].map((time) => new Date(time * 60_000).toISOString())
      const file = write({ startsAt: `${startsAt}`, endsAt: `${endsAt}` })
      for (const name of NAMES) expect(parse(name, file)).toMatchObject({ start: startsAt, end: endsAt })
    }),
  )
})

/** RFC 5546, sections 3.2.2 and 3.2.5, requires each property in REQUIRED_PROPERTIES. */
const REQUIRED_PROPERTIES: Record<string, string | undefined> = {
  ...{ attendee: undefined, dtstamp: undefined, dtstart: undefined, dtend: undefined, summary: undefined },
  ...{ description: undefined, location: undefined, url: undefined },
  ...{ organizer: 'mailto:website@firm.example', sequence: '3', uid: invitation.uid },
}

test.each([
  ['REQUEST', 'REQUEST', false, 'CONFIRMED'],
  ['CANCEL', 'CANCEL', false, 'CANCELLED'],
  // Under RFC 5546, section 3.2.5, a CANCEL that uninvites only some attendees has no STATUS.
  ['CANCEL after a handover', 'CANCEL', true, undefined],
] as const)('an iCalendar file for %s has exactly the RFC 5546 properties', (_what, method, isHandedOver, status) => {
  const { calendar, component } = parsed(write({ method, isHandedOver, sequence: 3 }))
  const expected = { ...REQUIRED_PROPERTIES, ...(status && { status }) }
  const properties = component.getAllProperties().map(({ name }) => name)
  expect(new Set(properties)).toEqual(new Set(Object.keys(expected)))
  expect(properties.filter((name) => name !== 'attendee')).toHaveLength(Object.keys(expected).length - 1)
  for (const [name, value] of Object.entries(expected))
    if (value) expect([name, `${component.getFirstPropertyValue(name)}`]).toEqual([name, value])
  expect(calendar.getAllSubcomponents().map(({ name }) => name)).toEqual(['vevent'])
  expect(calendar.getAllProperties().map((property) => [property.name, property.getFirstValue()])).toEqual([
    ['version', '2.0'],
    ['prodid', '-//firm.example//Appointments//EN'],
    ['calscale', 'GREGORIAN'],
    ['method', method],
  ])
})

const attendeesOf = (file: string) =>
  parsed(file)
    .component.getAllProperties('attendee')
    .map((attendee) => [
      attendee.getFirstValue(),
      ...['cn', 'partstat', 'rsvp'].map((name) => attendee.getParameter(name)),
    ])

test('a calendar invitation contains RSVP=TRUE, but a calendar cancellation does not', () => {
  expect(attendeesOf(write())).toEqual([
    ['mailto:ana+tax@visitor.test', 'Ana Pérez', 'NEEDS-ACTION', 'TRUE'],
    ['mailto:bob@firm.example', 'Bob', undefined, undefined],
  ])
  for (const [, , ...answers] of attendeesOf(write({ method: 'CANCEL' })))
    expect(answers).toEqual([undefined, undefined])
})

const odd = fc.string({
  unit: fc.oneof(
    fc.constantFrom(
      ...['\r', '\n', '\r\n', '\0', '\u2028', '\u202e', '\ud800'],
      ...['"', '^n', "^'", ';', ',', ':', '\\', '\\n'],
    ),
    fc.constantFrom('BEGIN:VEVENT', '\nATTENDEE:mailto:eve@outside.test', ' ', 'é', '😀', '%0d%0a'),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  ),
  maxLength: 120,
})

const withoutForbiddenCharacters = (text: string) =>
  text
    .toWellFormed()
    .replaceAll('\r\n', '\n')
    .replace(/[^\P{Cc}\t\n]/gu, '')

test('no name, email address or text can add a property or an event to a calendar file', () => {
  const names = (file: string) =>
    file
      .replaceAll('\r\n ', '')
      .split('\r\n')
      .map((line) => /^[A-Z-]*/.exec(line)?.[0])
  const expected = names(write())
  fc.assert(
    fc.property(odd, odd, odd, odd, (name, text, email, uid) => {
      const attendees = invitation.attendees.map((attendee) => ({ ...attendee, name, email }))
      const organizer = { ...invitation.organizer, name }
      const texts = { uid, summary: text, location: text, description: text }
      const file = write({ ...texts, attendees, organizer })
      expect(names(file)).toEqual(expected)
      const { event, component } = parsed(file)
      expect([event.summary, event.location, event.description]).toEqual(
        Array(3).fill(withoutForbiddenCharacters(text)),
      )
      for (const attendee of component.getAllProperties('attendee')) {
        expect(`${attendee.getParameter('cn') ?? ''}`).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}"^;:,]/u)
        expect(`${attendee.getFirstValue()}`).toMatch(/^mailto:[\w.!$'()*+~@%-]*$/)
      }
    }),
  )
})

test('a calendar file is folded into lines of at most 75 octets', () => {
  const name = '😀’é'.repeat(60)
  const file = write({ summary: name, attendees: [{ name, email: `${'a'.repeat(200)}@visitor.test`, rsvp: true }] })
  const lines = file.split('\r\n')
  expect(lines.pop()).toBe('')
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBe(75)
  for (const line of lines) expect(line.isWellFormed()).toBe(true)
})
