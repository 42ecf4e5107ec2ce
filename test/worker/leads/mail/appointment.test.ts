import ICAL from 'ical.js'
import { beforeEach, expect, test, vi } from 'vitest'
import { BRAND_IDS, getBrand } from '#brands/index'
import { scheduleTexts } from '#shared/schedule-texts'
import { emptied, filled } from '#test/helpers/filled-brand'
import { type FakeNetwork, fakeNetwork } from '#test/helpers/worker/fakes'
import { dueLead, newMailer, type SentMail } from '#test/helpers/worker/mail'
import {
  type AppointmentMail,
  type AppointmentMailContent,
  type AppointmentMailKind,
  MAIL_KINDS,
} from '#worker/appointments/appointment'
import type { MailOptions } from '#worker/mail/mailer'

const appointmentContent: AppointmentMailContent = {
  visitor: { name: 'Ana Pérez', email: 'ana@visitor.test', phone: '(740) 555-0199' },
  topic: 'Bookkeeping',
  service: 'bookkeeping',
  place: 'dresden',
  startsAt: '2026-11-30T14:30:00.000Z',
  endsAt: '2026-11-30T15:30:00.000Z',
  colleague: 'bob@login.test',
  sequence: 0,
  stampedAt: '2026-11-23T15:04:05.678Z',
}

const TOKEN = 'tO-ken_tO-ken_tO-ken_tO-ken_tO-ken_tO-ken12'

type More = Partial<Omit<AppointmentMail, 'content'>> & { content?: Partial<AppointmentMailContent> }

function newAppointmentMail({ content, ...more }: More = {}): AppointmentMail {
  const recipient = more.recipient ?? 'visitor'
  return {
    id: '5e1d7c2a-0b3f-4a6d-9c8e-1f2a3b4c5d6e-0',
    lead: dueLead.id,
    brand: 'dresdentax',
    kind: 'confirmed',
    recipient,
    unsure: 0,
    ...(recipient === 'visitor' && { link: `/appointment/${TOKEN}` }),
    ...more,
    content: { ...appointmentContent, ...content },
  }
}

let network: FakeNetwork

beforeEach(() => {
  network = fakeNetwork()
})

const brand = emptied(getBrand('dresdentax'))
const desk = { deskUrl: 'https://desk.test' }

async function sent(more: More = {}, to = brand, options: Partial<MailOptions> = {}) {
  const outcome = await newMailer(options).appointment(newAppointmentMail(more), to)
  const mail = network.mails.at(-1) as unknown as SentMail
  const [file] = mail.attachments ?? []
  const { content, ...headers } = mail
  return {
    outcome,
    headers,
    text: content[0].value,
    html: content[1].value,
    /** Both parts without markup and line breaks. */
    parts: content.map(({ value }) =>
      value
        .replace(/<style>.*?<\/style>|<[^>]*>/gs, '')
        .replaceAll('&amp;', '&')
        .replace(/\s+/g, ' '),
    ),
    file: file && new TextDecoder().decode(Uint8Array.from(atob(file.content), (byte) => byte.charCodeAt(0))),
  }
}

const VISITOR_KINDS = ['confirmed', 'moved', 'canceled', 'reminder'] as const
const WITH_FILE = {
  confirmed: 'REQUEST',
  moved: 'REQUEST',
  canceled: 'CANCEL',
  'canceled-by-visitor': 'CANCEL',
  'handed-over': 'CANCEL',
} as const

test.each(BRAND_IDS)('%s mails the visitor from its own sender, with Reply-To set to the office', async (id) => {
  const to = getBrand(id)
  const { headers, outcome } = await sent({ brand: id }, to)
  expect(outcome).toEqual({ outcome: 'accepted' })
  expect(headers).toMatchObject({
    from: { email: `website@${to.domain}` },
    reply_to: { email: to.contact.email },
    personalizations: [{ to: [{ email: 'ana@visitor.test' }] }],
    campaign_id: newAppointmentMail().id,
    subject: `${to.name}: your appointment on Monday, November 30, 9:30 AM`,
  })
})

test.each([
  ['the colleague', { recipient: 'colleague' }, {}, 'bob@login.test'],
  [
    'the office if there is no colleague',
    { recipient: 'colleague', content: { colleague: '' } },
    {},
    brand.contact.email,
  ],
  ['the office', { recipient: 'office' }, {}, brand.contact.email],
  ['LEADS_TO', { recipient: 'office' }, { to: { dresdentax: 'staging@firm.test' } }, 'staging@firm.test'],
] as const)('a mail to staff goes to %s', async (_who, more, options, address) => {
  expect((await sent(more, brand, options)).headers.personalizations).toEqual([{ to: [{ email: address }] }])
})

test.each(VISITOR_KINDS)(
  'the visitor’s mail "%s" has the appointment, and unless canceled the link and what to bring',
  async (kind) => {
    const { text, html, parts, headers } = await sent({ kind }, filled(brand))
    const isAhead = kind !== 'canceled'
    for (const part of parts) {
      for (const fact of [
        'Monday, November 30, 2026, 9:30 AM to 10:30 AM Eastern',
        '100 Example Street, Dresden, OH 43821',
        ...['Bookkeeping', '3f2a-9c1e', brand.contact.phone],
      ])
        expect(part).toContain(fact)
      expect(part.includes('Payroll reports')).toBe(isAhead)
    }
    const page = `https://${brand.domain}/appointment/${TOKEN}`
    expect(text.includes(`See, move or cancel your appointment: ${page}\n`)).toBe(isAhead)
    expect(html.includes(`href="${page}"`)).toBe(isAhead)
    for (const typed of ['Ana', 'visitor.test', 'login.test'])
      expect([headers.subject, ...parts].join()).not.toContain(typed)
  },
)

test('a mail about a moved appointment names the new and the earlier time', async () => {
  const content = { movedFrom: '2026-11-25T19:00:00.000Z' }
  for (const recipient of ['visitor', 'colleague'] as const) {
    const { parts } = await sent({ kind: 'moved', recipient, content })
    for (const part of parts) {
      expect(part).toMatch(/New time:? ?Monday, November 30, 2026, 9:30 AM to 10:30 AM Eastern/)
      expect(part).toMatch(/Earlier time:? ?Wednesday, November 25, 2:00 PM Eastern/)
    }
  }
})

const FOR_STAFF: readonly AppointmentMailKind[] = ['change-asked', 'handed-over']
const CASES = MAIL_KINDS.flatMap((kind) =>
  (['visitor', 'colleague', 'office'] as const)
    .filter((recipient) => recipient !== 'visitor' || !FOR_STAFF.includes(kind))
    .map((recipient) => [kind, recipient, methodFor(kind, recipient)] as const),
)
function methodFor(kind: AppointmentMailKind, recipient: string) {
  return recipient === 'office' ? undefined : (WITH_FILE as Partial<Record<AppointmentMailKind, string>>)[kind]
}

test.each(CASES)('the mail "%s" to the %s has a calendar file with the method %s', async (kind, recipient, method) => {
  const { headers, file } = await sent({ kind, recipient, content: { sequence: 4 } }, brand, {
    from: { dresdentax: 'web@mail.firm.test' },
  })
  if (method === undefined) return expect(headers.attachments ?? []).toEqual([])
  expect(headers.attachments).toHaveLength(1)
  expect(headers.attachments).toMatchObject([{ type: `text/calendar; method=${method}; charset=utf-8` }])
  expect(headers.attachments?.[0]?.filename).toBe(method === 'REQUEST' ? 'invitation.ics' : 'cancellation.ics')
  expect(file).toContain(`\r\nMETHOD:${method}\r\n`)
  expect(['uid', 'sequence', 'organizer'].map(eventOf(file).value)).toEqual([
    ...[`${dueLead.id}@${brand.domain}`, '4', 'mailto:web@mail.firm.test'],
  ])
})

/** The value of a property of the file's event, and the event's attendees with their RSVP. */
function eventOf(file: string | undefined) {
  const event = new ICAL.Component(ICAL.parse(`${file}`)).getFirstSubcomponent('vevent')
  const attendees = event?.getAllProperties('attendee') ?? []
  return {
    value: (name: string) => `${event?.getFirstPropertyValue(name)}`,
    attendees: attendees.map((attendee) => `${attendee.getFirstValue()} ${attendee.getParameter('rsvp')}`),
  }
}

test('a visitor’s file lists only the visitor, and a colleague’s file both, with the visitor’s contact data', async () => {
  const { file, text } = await sent({ kind: 'handed-over', recipient: 'colleague' })
  expect(text).not.toContain('bob@login.test')
  expect([eventOf(file).attendees, eventOf(file).value('status')]).toEqual([
    ['mailto:bob@login.test undefined'],
    'null',
  ])

  const visitor = (await sent()).file
  expect(eventOf(visitor).attendees).toEqual(['mailto:ana@visitor.test TRUE'])
  expect(visitor?.replaceAll('\r\n ', '')).not.toContain('login.test')
  const canceled = (await sent({ kind: 'canceled' })).file
  const hasLink = [visitor, canceled].map((own) => eventOf(own).value('description').includes(`/appointment/${TOKEN}`))
  expect(hasLink).toEqual([true, false])

  const colleague = eventOf((await sent({ recipient: 'colleague' }, brand, desk)).file)
  expect(colleague.attendees).toEqual(['mailto:ana@visitor.test undefined', 'mailto:bob@login.test TRUE'])
  expect(colleague.value('summary')).toContain('Ana Pérez, Bookkeeping')
  for (const fact of ['ana@visitor.test', '(740) 555-0199', 'https://desk.test/leads/', '3f2a-9c1e'])
    expect(colleague.value('description')).toContain(fact)
})

test('the visitor’s calendar shows the service, and without a service an appointment', async () => {
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
])(
  'the location of an appointment at %s of a brand, with or without its street, is in the file',
  async (place, to, location) => {
    expect(eventOf((await sent({ content: { place } }, to)).file).value('location')).toBe(location)
  },
)

test('a mail after an attempt with an unknown outcome says that it may be a second copy', async () => {
  for (const unsure of [0, 1])
    for (const part of (await sent({ unsure })).parts) expect(part.includes('second copy')).toBe(unsure === 1)
})

const CONTACT = ['Ana Pérez', 'ana@visitor.test', '(740) 555-0199']

test.each(['colleague', 'office'] as const)(
  'a mail to the %s has the visitor’s contact data and a link to the lead at the desk',
  async (recipient) => {
    for (const kind of MAIL_KINDS) {
      const { text, html, parts } = await sent({ kind, recipient }, brand, desk)
      for (const part of parts)
        for (const fact of [...CONTACT, 'Bookkeeping', '3f2a-9c1e', kind === 'handed-over' ? '' : 'bob@login.test'])
          expect(part).toContain(fact)
      expect(text).toContain(`: https://desk.test/leads/${dueLead.id}\n`)
      expect(html).toContain(`href="https://desk.test/leads/${dueLead.id}"`)
      expect(text).not.toContain('/appointment/')
    }
  },
)

test('the mail about another time lists the visitor’s wishes, or says that there are none', async () => {
  const wishes = [
    { day: '2026-12-01', part: 'morning' },
    { day: '2026-12-03', part: 'afternoon' },
  ] as const
  const { text } = await sent({ kind: 'change-asked', recipient: 'office', content: { wishes } })
  expect(text).toContain('- Tuesday, December 1, in the morning\n- Thursday, December 3, in the afternoon\n')
  expect((await sent({ kind: 'change-asked', recipient: 'office' })).text).toContain('named no other time')
})

test('after a 400 the mail is sent again with a type without parameters, and the file keeps its method', async () => {
  const types: string[] = []
  network.mail = (_url, init) => {
    const mail = JSON.parse(String(init?.body)) as SentMail
    types.push(`${mail.attachments?.[0]?.type}`)
    return Response.json({}, { status: types.length === 1 ? 400 : 202 })
  }
  const { outcome, file } = await sent()
  expect(outcome).toEqual({ outcome: 'accepted' })
  expect(types).toEqual(['text/calendar; method=REQUEST; charset=utf-8', 'text/calendar'])
  expect(file).toContain('\r\nMETHOD:REQUEST\r\n')
})

test.each([
  ['rejects', () => Response.json({ message: `no such page /appointment/${TOKEN}` }, { status: 502 })],
  ['loses the connection', () => Promise.reject(new TypeError(`lost /appointment/${TOKEN}`))],
])('if MailChannels %s, neither the outcome nor a log line contains the token of the link', async (_how, respond) => {
  const logged: unknown[] = []
  for (const name of ['error', 'warn', 'log', 'info'] as const)
    vi.spyOn(console, name).mockImplementation((...line) => void logged.push(...line))
  network.mail = respond
  const outcome = await newMailer().appointment(newAppointmentMail(), brand)
  expect(outcome.outcome).not.toBe('accepted')
  expect(JSON.stringify([outcome, logged.map(String)])).not.toContain(TOKEN)
})

test('the text of a visitor cannot add elements to a mail to staff', async () => {
  const name = '<b>Ana</b><img src=x>'
  const { html } = await sent({
    recipient: 'colleague',
    content: { visitor: { ...appointmentContent.visitor, name }, topic: name },
  })
  expect(html).not.toMatch(/<(?:b|img)\b/)
  expect(html).toContain('&lt;b&gt;Ana')
})
