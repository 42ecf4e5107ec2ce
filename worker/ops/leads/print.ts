/** Formats inquiries for a terminal of 80 columns. */
import type { LeadEvent } from '#desk/models'
import { referenceOf } from '#shared/reference'
import type { LeadRecord } from '#worker/desk/lead'
import type { ListPage } from '#worker/desk/lists'
import type { PersonLead } from '#worker/desk/person'
import { waiting } from '#worker/desk/waiting'
import { timeOf } from '#worker/leads/mail/time'

const LINE_MAX = 80
const NAME_MAX = 28
/** Control and format characters, which a terminal executes, except line feed and tab. */
const TERMINAL_CONTROL = /(?![\n\t])[\p{Cc}\p{Cf}]/gu

const time = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/New_York',
  dateStyle: 'short',
  timeStyle: 'short',
})

type Listed = ListPage['leads'][number]

/** @param now ISO time. */
export function table(leads: readonly Listed[], now: string): string {
  return [HEADER, ...leads.flatMap((lead) => linesOf(lead, now))].join('\n')
}

/** A second line has what its list is about. */
function linesOf(lead: Listed, now: string): string[] {
  const facts = factsOf(lead, now).filter(Boolean).join(', ')
  const list = lead.state === 'failed' && lead.list !== 'closed' ? 'failed' : lead.list
  return [
    row([referenceOf(lead.id), list, lead.brand, shortTime(lead.createdAt), nameOf(lead.name)]),
    ...(facts ? [line(facts)] : []),
  ]
}

function factsOf(lead: Listed, now: string): string[] {
  const { waited, dueOn, isLate } = waiting(lead, now)
  const isWaiting = dueOn !== '' && (lead.list === 'open' || (lead.list === 'follow-up' && isLate))
  return [
    lead.topic && `about ${lead.topic}`,
    isWaiting ? `waited ${waited}, ${isLate ? 'late' : `due ${dueOn}`}` : '',
    lead.followUpOn && `follow up on ${lead.followUpOn}`,
    lead.list === 'held' ? `held back: ${lead.reasons.join(' ')}` : '',
    lead.closedAs && `closed: ${lead.closedAs}`,
    lead.assignee,
    lead.state === 'failed' ? lead.lastError : '',
  ]
}

/** All about a person's inquiries but their messages. */
export function personTable(leads: readonly PersonLead[]): string {
  return [
    HEADER,
    ...leads.flatMap(({ notes, ...lead }) => [
      row([referenceOf(lead.id), lead.list, lead.brand, shortTime(lead.created_at), nameOf(lead.name)]),
      line([lead.email, lead.phone].filter(Boolean).join(', ')),
      line([lead.topic, notes > 0 && countOf(notes, 'note')].filter(Boolean).join(', ')),
    ]),
  ]
    .filter(Boolean)
    .join('\n')
}

export const countOf = (count: number, noun: string) =>
  count === 1 ? `1 ${noun}` : `${count} ${noun === 'inquiry' ? 'inquiries' : `${noun}s`}`

const WIDTHS = [9, 9, 10, 16, 0]
const HEADER = row(['REFERENCE', 'LIST', 'BRAND', 'RECEIVED (ET)', 'NAME'])

function row(cells: string[]): string {
  return cells
    .map((cell, column) => cell.padEnd(WIDTHS[column] ?? 0))
    .join('  ')
    .trimEnd()
}

const line = (text: string) => text && truncate(row(['', safe(text)]), LINE_MAX)
const nameOf = (name: string) => truncate(safe(name), NAME_MAX)
const shortTime = (iso: string) => time.format(new Date(iso))

/** For the program, not for staff. */
const HIDDEN = ['version', 'phone_key', 'message']

/** Every column with a value, the message, the history and other inquiries of the same person. */
export function details({ lead, events, related }: LeadRecord): string {
  const columns = Object.entries(lead)
    .filter(([name]) => !HIDDEN.includes(name))
    .map(([name, value]) => [name, isTime(name) && value ? timeOf(`${value}`) : textOf(value)] as const)
  return [
    ...columns.filter(([, text]) => text !== '').map(([name, text]) => field(name, text)),
    `\n${safe(lead.message)}`,
    ...(events.length > 0 ? ['\nHistory (Eastern time)', ...events.map(eventLine)] : []),
    ...(related.length > 0 ? ['\nFrom the same person', ...related.map(relatedLine)] : []),
  ].join('\n')
}

const field = (name: string, text: string) => `${`${name.replaceAll('_', ' ')}:`.padEnd(17)}${safe(text)}`

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.join(' ')
  if (typeof value !== 'object' || value === null) return `${value}`
  return Object.entries(value)
    .map(([name, text]) => `${name}=${text}`)
    .join(' ')
}

function eventLine({ at, who, action, detail, note }: LeadEvent): string {
  return safe([shortTime(at), who, action, detail, note].filter(Boolean).join('  ').replaceAll('\n', '\n    '))
}

function relatedLine({ id, list, brand, created_at, topic }: LeadRecord['related'][number]): string {
  return truncate(row([referenceOf(id), list, brand, shortTime(created_at), safe(topic)]), LINE_MAX)
}

function truncate(text: string, max: number): string {
  const characters = [...text]
  return characters.length > max ? `${characters.slice(0, max - 1).join('')}…` : text
}

const isTime = (column: string) => column.endsWith('_at')

const safe = (text: string) => text.replace(TERMINAL_CONTROL, '')
