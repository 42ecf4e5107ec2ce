/** Formats leads for a terminal of 80 columns, and as CSV for a spreadsheet. */
import { stringify } from 'csv-stringify/sync'
import { referenceOf } from '#shared/reference'
import { timeOf } from '#worker/leads/mail/time'
import type { Row } from './database.ts'

const LINE_MAX = 80
const NAME_MAX = 26
/** Control and format characters, which a terminal executes, except line feed and tab. */
const TERMINAL_CONTROL = /(?![\n\t])[\p{Cc}\p{Cf}]/gu

const time = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/New_York',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** A second line names the service that the visitor asked about, and the page that led to the form. */
export function table(leads: Row[]): string {
  const header = row(['REFERENCE', 'STATE', 'BRAND', 'RECEIVED (ET)', 'NAME'])
  return [header, ...leads.flatMap(linesOf)].join('\n')
}

function linesOf({ id, state, brand, created_at, name, asked_title, from_page }: Row): string[] {
  const received = time.format(new Date(`${created_at}`))
  const asked = [asked_title && `about ${asked_title}`, from_page && `from ${from_page}`].filter(Boolean).join(', ')
  return [
    row([referenceOf(`${id}`), `${state}`, `${brand}`, received, truncate(safe(`${name}`), NAME_MAX)]),
    ...(asked ? [truncate(row(['', safe(asked)]), LINE_MAX)] : []),
  ]
}

const WIDTHS = [9, 11, 10, 16, 0]

function row(cells: string[]): string {
  return cells
    .map((cell, column) => cell.padEnd(WIDTHS[column] ?? 0))
    .join('  ')
    .trimEnd()
}

/** Every column with a value, the message last. */
export function details({ message, ...lead }: Row): string {
  const columns = Object.entries(lead).filter(([, value]) => value !== null && value !== '' && value !== '{}')
  const lines = columns.map(([name, value]) => {
    const text = isTime(name) ? timeOf(`${value}`) : safe(`${value}`)
    return `${`${name.replaceAll('_', ' ')}:`.padEnd(17)}${text}`
  })
  return [...lines, '', safe(`${message}`)].join('\n')
}

/** Times are in UTC. Excel needs the byte order mark to read accents, and escaped formulas are shown as text. */
export function csv(leads: Row[], names: readonly string[]): string {
  const columns = names.map((key) => ({ key, header: isTime(key) ? `${key}_utc` : key }))
  return stringify(leads, { columns, header: true, bom: true, escape_formulas: true, record_delimiter: '\r\n' })
}

function truncate(text: string, max: number): string {
  const characters = [...text]
  return characters.length > max ? `${characters.slice(0, max - 1).join('')}…` : text
}

const isTime = (column: string) => column.endsWith('_at')

const safe = (text: string) => text.replace(TERMINAL_CONTROL, '')
