/** Leads as text for a terminal of 80 columns, and as CSV for a spreadsheet. */
import { stringify } from 'csv-stringify/sync'
import { timeOf } from '#worker/leads/mail/time'
import type { Row } from './database.ts'

const NAME_MAX = 27
/** A terminal obeys what it is shown: no control character but line feed and tab, nothing that turns the direction. */
const OBEYED = /(?![\n\t])[\p{Cc}\p{Cf}]/gu

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
    shortened(safe(`${name}`)),
  ])
  const widths = [8, 11, 10, 16, 0]
  return [['ID', 'STATE', 'BRAND', 'CAME (EASTERN)', 'NAME'], ...lines]
    .map((cells) =>
      cells
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** Every column that holds something, the message last. */
export function details({ message, ...lead }: Row): string {
  const known = Object.entries(lead).filter(([, value]) => value !== null && value !== '' && value !== '{}')
  const lines = known.map(([name, value]) => {
    const shown = isTime(name) ? timeOf(`${value}`) : safe(`${value}`)
    return `${`${name.replaceAll('_', ' ')}:`.padEnd(17)}${shown}`
  })
  return [...lines, '', safe(`${message}`)].join('\n')
}

/** With a mark that Excel needs to read accents, nothing that a spreadsheet would compute, and times in UTC. */
export function csv(leads: Row[], names: readonly string[]): string {
  const columns = names.map((key) => ({ key, header: isTime(key) ? `${key}_utc` : key }))
  return stringify(leads, { columns, header: true, bom: true, escape_formulas: true, record_delimiter: '\r\n' })
}

function shortened(text: string): string {
  const characters = [...text]
  return characters.length > NAME_MAX ? `${characters.slice(0, NAME_MAX - 1).join('')}…` : text
}

const isTime = (column: string) => column.endsWith('_at')

const safe = (text: string) => text.replace(OBEYED, '')
