import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { getBrand } from '#brands/index'
import { emptied, filled } from '#test/helpers/filled-brand'
import { appointmentContent } from '#test/helpers/worker/appointment-mail'
import type { AppointmentMailContent } from '#worker/appointments/appointment'
import { calendarFileFor } from '#worker/appointments/calendar-file'

const LEAD = '3f2a9c1e-4b5d-4e6f-8a7b-9c0d1e2f3a4b'
const brand = emptied(getBrand('dresdentax'))

interface Options {
  method?: 'REQUEST' | 'CANCEL'
  recipient?: 'visitor' | 'colleague'
  content?: Partial<AppointmentMailContent>
  to?: typeof brand
}

/** The values of the event's properties, and its ATTENDEE addresses with their RSVP. */
function written({ method = 'REQUEST', recipient = 'visitor', content = {}, to = brand }: Options = {}) {
  const page = recipient === 'visitor' ? 'https://firm.example/appointment/x' : 'https://desk.test/leads/x'
  const details = { ...appointmentContent, ...content }
  const file = calendarFileFor({ method, lead: LEAD, content: details, recipient, sender: 'web@firm.test', page }, to)
  const event = new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent')
  const value = (name: string) => `${event?.getFirstPropertyValue(name)}`
  const attendees = event
    ?.getAllProperties('attendee')
    .map((attendee) => `${attendee.getFirstValue()} ${attendee.getParameter('rsvp')}`)
  return { file, value, attendees }
}

test('a visitor’s file lists only the visitor and does not contain the colleague’s address', () => {
  const { file, attendees } = written()
  expect(attendees).toEqual(['mailto:ana@visitor.test TRUE'])
  expect(file.replaceAll('\r\n ', '')).not.toContain('login.test')
})

test('a visitor’s invitation has the link in its description, and a cancellation does not', () => {
  const descriptions = [written(), written({ method: 'CANCEL' })].map(({ value }) => value('description'))
  expect(descriptions.map((text) => text.includes('https://firm.example/appointment/x'))).toEqual([true, false])
})

test('a colleague’s file lists both, asks only the colleague, and has the visitor’s name, email and phone', () => {
  const { value, attendees } = written({ recipient: 'colleague' })
  expect(attendees).toEqual(['mailto:ana@visitor.test undefined', 'mailto:bob@login.test TRUE'])
  expect(value('summary')).toContain('Ana Pérez, Bookkeeping')
  for (const fact of ['ana@visitor.test', '(740) 555-0199', 'https://desk.test/leads/x', '3f2a-9c1e'])
    expect(value('description')).toContain(fact)
})

test.each([
  ['dresden', emptied(brand), 'Dresden Tax, Dresden, OH 43821'],
  ['dresden', filled(brand), 'Dresden Tax, 100 Example Street, Dresden, OH 43821'],
  ['pickerington', filled(brand), 'Dresden Tax, 200 Sample Avenue, Pickerington, OH 43147'],
  ['phone', brand, 'By phone: (740) 555-0199'],
  ['video', brand, 'By video'],
])('the location of an appointment at %s of %o is %s', (place, to, location) => {
  expect(written({ content: { place }, to }).value('location')).toBe(location)
})
