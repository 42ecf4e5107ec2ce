import ICAL from 'ical.js'
import { beforeEach, expect, test, vi } from 'vitest'
import { getBrand } from '#brands/index.ts'
import { APPOINTMENT_MAILS, type AppointmentMailKind } from '#desk/mail-kinds.ts'
import { scheduleTexts } from '#shared/schedule-texts.ts'
import { emptied, filled } from '#test/helpers/filled-brand.ts'
import { leadParts, runSql } from '#test/helpers/worker/lead-parts.ts'
import { mailedLead, sendKind, sentKind } from '#test/helpers/worker/mail.ts'
import { network, setUpSite } from '#test/helpers/worker/set-up-site.ts'
import type { AppointmentMailContent } from '#worker/appointments/appointment.ts'
import { RECIPIENTS } from '#worker/db/mails.ts'
import type { ClaimedMail } from '#worker/mail/kinds/kind.ts'
import type { MailOptions } from '#worker/mail/mailer.ts'

setUpSite()
beforeEach(() => leadParts().store.add(mailedLead))

const appointmentContent: AppointmentMailContent = {
  visitor: { name: 'Ana Pérez', email: 'ana@visitor.test', phone: '(740) 555-0199' },
  ...{ topic: 'Bookkeeping', service: 'bookkeeping', place: 'dresden', colleague: 'bob@login.test' },
  ...{ startsAt: '2026-11-30T14:30:00.000Z', endsAt: '2026-11-30T15:30:00.000Z' },
  ...{ sequence: 0, stampedAt: '2026-11-23T15:04:05.678Z' },
}

const TIME = 'Monday, November 30, 2026, 9:30 AM to 10:30 AM Eastern'
const TOKEN = /\/appointment\/([\w-]{43})/

type More = Partial<Omit<ClaimedMail, 'content'>> & { content?: Partial<AppointmentMailContent> }

const brand = emptied(getBrand('dresdentax'))
const desk = { deskUrl: 'https://desk.test' }

function mailOf({ content, ...more }: More, to = brand): Partial<ClaimedMail> {
  const stored = { ...appointmentContent, ...content }
  const colleague = more.recipient === 'colleague' ? stored.colleague : ''
  return { kind: 'confirmed', recipient: 'visitor', colleague, brand: to, ...more, content: JSON.stringify(stored) }
}

async function sent(more: More = {}, to = brand, options: Partial<MailOptions> = {}) {
  const mail = await sentKind(mailOf(more, to), options)
  const content = mail.headers.attachments?.[0]?.content ?? ''
  return { ...mail, file: new TextDecoder().decode(Uint8Array.from(atob(content), (byte) => byte.charCodeAt(0))) }
}

test.each([
  ['the colleague', { recipient: 'colleague' }, {}, 'bob@login.test'],
  ['the office if no colleague is assigned', { recipient: 'colleague', colleague: '' }, {}, brand.contact.email],
  ['the office', { recipient: 'office' }, {}, brand.contact.email],
  ['the LEADS_TO address', { recipient: 'office' }, { to: { dresdentax: 'staging@firm.test' } }, 'staging@firm.test'],
] as const)('an appointment email to staff is sent to %s', async (_who, more, options, address) => {
  expect((await sent(more, brand, options)).to).toEqual([address])
})

const VISITOR_KINDS = ['confirmed', 'moved', 'canceled', 'reminder'] as const
test.each(VISITOR_KINDS)(
  `the "%s" email to a visitor shows the appointment's time, place and service`,
  async (kind) => {
    const { text, html, parts, headers, to } = await sent({ kind }, filled(brand))
    expect([to, headers.reply_to]).toEqual([['ana@visitor.test'], { email: brand.contact.email }])
    expect(headers.subject).toMatch(/^Dresden Tax: .* Monday, November 30, 9:30 AM$/)
    const isAhead = kind !== 'canceled'
    const facts = [TIME, '100 Example Street, Dresden, OH 43821', 'Bookkeeping', '3f2a-9c1e', brand.contact.phone]
    for (const part of parts) {
      for (const fact of facts) expect(part).toContain(fact)
      expect(part.includes('Payroll reports')).toBe(isAhead)
    }
    const page = `https://${brand.domain}${TOKEN.exec(text)?.[0]}`
    expect(text.includes(`See, move or cancel your appointment: ${page}\n`)).toBe(isAhead)
    expect(html.includes(`href="${page}"`)).toBe(isAhead)
    for (const typed of ['Ana', 'visitor.test', 'login.test'])
      expect([headers.subject, ...parts].join()).not.toContain(typed)
  },
)

test('an email about a rescheduled appointment shows the new and previous times', async () => {
  const content = { movedFrom: '2026-11-25T19:00:00.000Z' }
  for (const recipient of ['visitor', 'colleague'] as const) {
    const { parts } = await sent({ kind: 'moved', recipient, content })
    for (const part of parts) {
      expect(part).toMatch(/New time:? ?Monday, November 30, 2026, 9:30 AM to 10:30 AM Eastern/)
      expect(part).toMatch(/Earlier time:? ?Wednesday, November 25, 2:00 PM Eastern/)
    }
  }
})

const METHODS: Partial<Record<AppointmentMailKind, string>> = {
  ...{ confirmed: 'REQUEST', moved: 'REQUEST' },
  ...{ canceled: 'CANCEL', 'canceled-by-visitor': 'CANCEL', 'handed-over': 'CANCEL' },
}
const KINDS = Object.keys(APPOINTMENT_MAILS) as AppointmentMailKind[]
const CASES = KINDS.flatMap((kind) => {
  const recipients = RECIPIENTS.slice(kind === 'change-asked' || kind === 'handed-over' ? 1 : 0)
  return recipients.map((recipient) => [kind, recipient, recipient === 'office' ? undefined : METHODS[kind]] as const)
})

test.each(CASES)('the calendar file in the "%s" email to the %s has METHOD %s', async (kind, recipient, method) => {
  const options = { from: { dresdentax: 'web@mail.firm.test' } }
  const { headers, file } = await sent({ kind, recipient, content: { sequence: 4 } }, brand, options)
  if (method === undefined) return expect(headers.attachments ?? []).toEqual([])
  const filename = method === 'REQUEST' ? 'invitation.ics' : 'cancellation.ics'
  expect(headers.attachments).toMatchObject([{ filename, type: `text/calendar; method=${method}; charset=utf-8` }])
  expect(file).toContain(`\r\nMETHOD:${method}\r\n`)
  const values = ['uid', 'sequence', 'organizer'].map(eventOf(file).value)
  expect(values).toEqual([`${mailedLead.id}@${brand.domain}`, '4', 'mailto:web@mail.firm.test'])
})

function eventOf(file: string) {
  const event = new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent')
  const attendees = event?.getAllProperties('attendee') ?? []
  return {
    value: (name: string) => `${event?.getFirstPropertyValue(name)}`,
    attendees: attendees.map((attendee) => `${attendee.getFirstValue()} ${attendee.getParameter('rsvp')}`),
  }
}

test("the calendar file in the visitor's email does not list the staff member as an attendee", async () => {
  const { file, text } = await sent({ kind: 'handed-over', recipient: 'colleague' })
  expect(text).not.toContain('bob@login.test')
  expect(eventOf(file).attendees).toEqual(['mailto:bob@login.test undefined'])
  expect(eventOf(file).value('status')).toBe('null')

  const visitor = (await sent()).file
  expect(eventOf(visitor).attendees).toEqual(['mailto:ana@visitor.test TRUE'])
  expect(visitor.replaceAll('\r\n ', '')).not.toContain('login.test')
  const canceled = (await sent({ kind: 'canceled' })).file
  expect(eventOf(visitor).value('description')).toMatch(TOKEN)
  expect(eventOf(canceled).value('description')).not.toMatch(TOKEN)

  const colleague = eventOf((await sent({ recipient: 'colleague' }, brand, desk)).file)
  expect(colleague.attendees).toEqual(['mailto:ana@visitor.test undefined', 'mailto:bob@login.test TRUE'])
  expect(colleague.value('summary')).toContain('Ana Pérez, Bookkeeping')
  for (const fact of ['ana@visitor.test', '(740) 555-0199', 'https://desk.test/leads/', '3f2a-9c1e'])
    expect(colleague.value('description')).toContain(fact)
})

test("the title of the visitor's calendar event starts with the requested service", async () => {
  const summary = async (content: Partial<AppointmentMailContent>) =>
    eventOf((await sent({ content })).file).value('summary')
  expect(await summary({})).toBe('Bookkeeping with Dresden Tax')
  expect(await summary({ service: '', topic: scheduleTexts.notSure })).toBe('Appointment with Dresden Tax')
})

test.each([
  ['dresden', emptied(brand), 'Dresden Tax, Dresden, OH 43821'],
  ['dresden', filled(brand), 'Dresden Tax, 100 Example Street, Dresden, OH 43821'],
  ['pickerington', filled(brand), 'Dresden Tax, 200 Sample Avenue, Pickerington, OH 43147'],
  ['phone', brand, 'By phone: (740) 555-0199'],
  ['video', brand, 'By video'],
])('the calendar file for an appointment with the place "%s" (%#) shows its location', async (place, to, location) => {
  expect(eventOf((await sent({ content: { place } }, to)).file).value('location')).toBe(location)
})

const STAFF = ['colleague', 'office'] as const
test.each(STAFF)("an appointment email to the %s shows the visitor's contact details", async (recipient) => {
  for (const kind of KINDS) {
    const { text, html, parts } = await sent({ kind, recipient }, brand, desk)
    const facts = ['Ana Pérez', 'ana@visitor.test', '(740) 555-0199', 'Bookkeeping', '3f2a-9c1e']
    if (kind !== 'handed-over') facts.push('bob@login.test')
    for (const part of parts) for (const fact of facts) expect(part).toContain(fact)
    expect(text).toContain(`: https://desk.test/leads/${mailedLead.id}\n`)
    expect(html).toContain(`href="https://desk.test/leads/${mailedLead.id}"`)
    expect(text).not.toContain('/appointment/')
  }
})

test("the email about a request for another appointment time lists the visitor's preferred times", async () => {
  const mail = { kind: 'change-asked', recipient: 'office' } as const
  const days = { morning: '2026-12-01', afternoon: '2026-12-03' }
  const wishes = (['morning', 'afternoon'] as const).map((part) => ({ day: days[part], part }))
  const { text } = await sent({ ...mail, content: { wishes } })
  expect(text).toContain('- Tuesday, December 1, in the morning\n- Thursday, December 3, in the afternoon\n')
  expect((await sent(mail)).text).toContain('named no other time')
})

test('after a 400 from MailChannels, the calendar file is sent again without content type parameters', async () => {
  const types: string[] = []
  network.mail = (_url, init) => {
    types.push(JSON.parse(String(init?.body)).attachments[0].type)
    return Response.json({}, { status: types.length === 1 ? 400 : 202 })
  }
  const { outcome, file } = await sent()
  expect(outcome).toEqual({ outcome: 'accepted' })
  expect(types).toEqual(['text/calendar; method=REQUEST; charset=utf-8', 'text/calendar'])
  expect(file).toContain('\r\nMETHOD:REQUEST\r\n')
})

test('each appointment email to a visitor contains a new appointment link', async () => {
  const links = [await sent(), await sent()].map(({ text }) => TOKEN.exec(text)?.[1])
  expect(new Set(links).size).toBe(2)
  await runSql('DELETE FROM leads')
  const { text, file } = await sent()
  expect(`${text}${file}`).not.toMatch(TOKEN)
})

test.each([
  ['rejects the email', (path: string) => Response.json({ message: `no such page ${path}` }, { status: 502 })],
  ['drops the connection', (path: string) => Promise.reject(new TypeError(`lost ${path}`))],
])("if MailChannels %s, the log does not contain the appointment link's token", async (_how, respond) => {
  const logged: unknown[] = []
  for (const name of ['error', 'warn', 'log', 'info'] as const)
    vi.spyOn(console, name).mockImplementation((...line) => void logged.push(...line))
  let token: string | undefined
  network.mail = (_url, init) => {
    token = TOKEN.exec(String(init?.body))?.[1]
    return respond(`/appointment/${token}`)
  }
  const outcome = await sendKind(mailOf({}))
  expect(outcome?.outcome).not.toBe('accepted')
  expect(token).toBeDefined()
  expect(JSON.stringify([outcome, logged.map(String)])).not.toContain(token)
})

test("an appointment email to staff escapes HTML in the visitor's name and the topic", async () => {
  const name = '<b>Ana</b><img src=x>'
  const content = { visitor: { ...appointmentContent.visitor, name }, topic: name }
  const { html } = await sent({ recipient: 'colleague', content })
  expect(html).not.toMatch(/<(?:b|img)\b/)
  expect(html).toContain('&lt;b&gt;Ana')
})
