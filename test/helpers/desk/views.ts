import type { LeadAppointment } from '#desk/appointment-models.ts'
import type { DeskLead, DeskMail, DeskShell, LeadEvent, LeadView, ListedLead, ListView } from '#desk/models.ts'
import { contactValues } from '#shared/contact-texts.ts'

export const shell: DeskShell = {
  who: 'ana@firm.example',
  now: '2026-11-23T17:40:00.000Z',
  counts: { open: 2, mine: 1, 'follow-up': 0, held: 1, failed: 0, closed: 9, all: 12 },
}

const ID = '48291730-9c1e-4e5a-8000-000000000001'

export type Text = (field: string) => string

const named: Text = (field) => `the ${field}`

export function event(fields: Partial<LeadEvent> = {}, text: Text = named): LeadEvent {
  const who = text('colleague')
  return { id: 'event', at: '2026-11-20T15:00:00.000Z', action: 'note', detail: '', note: '', who, ...fields }
}

export function deskLead(fields: Partial<DeskLead> = {}, text: Text = named): DeskLead {
  return {
    ...contactValues(({ name }) => text(name)),
    ...{ id: ID, brand: 'payroll', version: 'new version', list: 'open', request: '', follows: 'other' },
    ...{ topic: text('topic'), asked_title: text('asked title'), form_type: text('form') },
    ...{ page: text('page'), from_page: text('page before'), referrer_host: text('referrer') },
    ...{ masked: [text('mask')], reasons: [text('reason')], campaign: { [text('campaign')]: text('campaign value') } },
    ...{ created_at: '2026-11-19T19:39:00.000Z', due_from: '2026-11-19T19:39:00.000Z' },
    ...{ released_at: '2026-11-19T20:39:00.000Z', assignee: text('assignee') },
    ...{ follow_up_on: '', answered_at: '', closed_at: '', closed_as: '' },
    ...fields,
  }
}

export function deskMail(fields: Partial<DeskMail> = {}, text: Text = named): DeskMail {
  return {
    ...{ id: 'mail', kind: text('kind'), recipient: text('recipient'), state: 'failed' },
    ...{ canSendAgain: 1, needsStaff: 1 },
    ...{ createdAt: '2026-11-20T15:00:00.000Z', sentAt: '', lastError: text('mail error'), delivery: '' },
    ...fields,
  }
}

export function leadAppointment(fields: Partial<LeadAppointment> = {}, text: Text = named): LeadAppointment {
  const booked = { lead: 'other', name: text('other name'), place: text('other place'), colleague: text('colleague') }
  const times = { startsAt: '2026-12-01T15:00:00.000Z', endsAt: '2026-12-01T16:00:00.000Z' }
  const wish = { day: '2026-12-01', part: 'morning' } as const
  const starts = [
    { time: '10:00', startsAt: times.startsAt, isTaken: true },
    { time: '11:00', startsAt: times.endsAt, isTaken: false },
  ]
  return {
    state: 'confirmed',
    request: { service: text('service id'), place: text('place'), minutes: 60, wishes: [wish] },
    ...times,
    place: text('confirmed place'),
    colleague: text('confirmed colleague'),
    asked: [wish],
    minutes: 60,
    offered: { action: 'move', place: text('offered place'), colleague: text('offered colleague') },
    offers: [{ ...wish, starts, booked: [{ ...booked, ...times }] }],
    actions: ['confirm', 'move', 'cancel', 'no-show'],
    places: [{ value: text('place id'), label: text('place label') }],
    overlaps: [{ ...booked, ...times }],
    ...fields,
  }
}

export function leadView(fields: Partial<LeadView> = {}, text: Text = named): LeadView {
  return {
    kind: 'lead',
    lead: deskLead({}, text),
    brandName: text('brand'),
    events: [event({ note: text('note') }, text), event({ id: 'other', detail: text('detail') }, text)],
    related: [
      {
        ...{ id: 'related', brand: 'payroll', brandName: text('other brand'), topic: text('other topic') },
        ...{ created_at: '2026-11-01T12:00:00.000Z', list: 'closed', closed_as: text('closed as') },
      },
    ],
    mails: [deskMail({}, text), deskMail({ id: 'odd', state: text('mail state') }, text)],
    actions: ['take', 'assign', 'answered', 'follow-up', 'note', 'not-a-lead', 'mail-again'],
    colleagues: [text('other colleague')],
    followUpDays: ['2026-11-24', '2026-11-30'],
    replies: [{ title: text('reply'), subject: text('subject'), body: text('body') }],
    waited: '2 business days',
    dueOn: '2026-11-20',
    isLate: true,
    ...fields,
  }
}

export function listedLead(fields: Partial<ListedLead> = {}, text: Text = named): ListedLead {
  return {
    ...contactValues(({ name }) => text(name)),
    ...{ id: ID, brand: 'payroll', brandName: text('brand'), name: text('name'), topic: text('topic') },
    ...{ start: text('message'), createdAt: '2026-11-19T19:39:00.000Z', list: 'held', reasons: [text('reason')] },
    ...{ hasFailedMail: 1, mailError: text('mail error'), assignee: text('assignee'), followUpOn: '', closedAs: '' },
    ...{ waited: '2 business days', dueOn: '2026-11-20', isLate: true },
    ...fields,
  }
}

export function listView(fields: Partial<ListView> = {}, text: Text = named): ListView {
  return {
    kind: 'list',
    list: undefined,
    leads: [listedLead({}, text), listedLead({ id: 'closed', list: 'closed', closedAs: text('closed as') }, text)],
    filters: { q: text('search'), service: text('service filter') },
    choices: { brands: [], services: [{ value: text('service'), label: text('service') }], forms: [] },
    ...{ total: 2, page: 1 },
    ...fields,
  }
}
