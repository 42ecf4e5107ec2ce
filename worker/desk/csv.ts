/** A list as CSV. Spreadsheets show a text that starts like a formula as text. */
import { stringify } from 'csv-stringify/sync'
import type { ListName } from '#desk/models'
import type { Database } from './database'
import { type Filters, readAll } from './lists'
import type { Scope } from './scope'

/** All columns but the keys that detect duplicates. */
export const EXPORT_COLUMNS = (
  'id list state brand created_at due_from name email phone topic service request asked_service asked_title message form_type page ' +
  'from_page ' +
  'referrer_host campaign masked reasons follows attempts unsure next_attempt_at give_up_at released_at last_error sent_at ' +
  'alerted_at delivery delivery_at assignee follow_up_on answered_at answered_on_time closed_at closed_as acted_at'
).split(' ')

const isTime = (column: string) => column.endsWith('_at') || column === 'due_from'

/**
 * The start of each line that a spreadsheet may compute, also behind spaces and invisible characters. A program that splits a
 * cell at its line breaks sees each line as a cell of its own.
 */
const FORMULA = /^(?=\t|\r(?!\n)|(?:(?=.)[\p{C}\p{Z}])*[=+\-@＝＋－＠])/gmu

type Row = Record<string, string | number | null>

/** Times are in UTC. Excel needs the byte order mark to read accents. */
export function csvText(leads: readonly Row[], { header }: { header: boolean }): string {
  const columns = EXPORT_COLUMNS.map((key) => ({ key, header: isTime(key) ? `${key}_utc` : key }))
  const cast = { string: (text: string) => text.replace(FORMULA, "'") }
  return stringify([...leads], { columns, header, bom: header, cast, quoted: true, record_delimiter: '\r\n' })
}

export function csvStream(db: Database, scope: Scope, name: ListName, filters: Filters): ReadableStream<Uint8Array> {
  const parts = readAll(db, scope, name, filters, EXPORT_COLUMNS.join())
  const encoder = new TextEncoder()
  return new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(csvText([], { header: true }))),
    async pull(controller) {
      const { value, done } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(csvText(value, { header: false })))
    },
  })
}
