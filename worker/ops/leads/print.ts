/** Formats leads for a terminal of 80 columns, and as CSV for a spreadsheet. */
import { stringify } from 'csv-stringify/sync'
import { timeOf } from '#worker/leads/mail/time'
import type { Row } from './database.ts'

const NAME_MAX = 27
/** Control and format characters, which a terminal executes, except line feed and tab. */
const TERMINAL_CONTROL = /(?![\n\t])[\p{Cc}\p{Cf}]/gu

const time = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/New_York',
  dateStyle: 'short',
  timeStyle: 'short',
})

export function table(leads: Row[]): string {
  const lines = leads.map(({ id, state, brand, created_at, name }) => [
    `${id}`.slice(0, 8),
    `${state}`,
    `${brand}`,
    time.format(new Date(`${created_at}`)),
    truncate(safe(`${name}`)),
  ])
  const widths = [8, 11, 10, 16, 0]
  return [['ID', 'STATE', 'BRAND', 'RECEIVED (ET)', 'NAME'], ...lines]
    .map((cells) =>
      cells
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
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

function truncate(text: string): string {
  const characters = [...text]
  return characters.length > NAME_MAX ? `${characters.slice(0, NAME_MAX - 1).join('')}…` : text
}

const isTime = (column: string) => column.endsWith('_at')

const safe = (text: string) => text.replace(TERMINAL_CONTROL, '')
