/** Exports a list of leads as CSV. Text that looks like a formula is escaped so that spreadsheets show it as text. */
import type { FilterFields, ListName } from '#desk/models.ts'
import { FORM_FIELDS } from '#shared/contact-texts.ts'
import type { Database } from '#worker/db/database.ts'
import type { Scope } from '#worker/leads/scope.ts'
import { readAll } from './lists.ts'

export const EXPORT_COLUMNS = [
  ...['id', 'list', 'brand', 'created_at'],
  // In the CSV export, `service` is the option that the visitor selected. `topic` is the service title that lists and statistics
  // use.
  ...FORM_FIELDS.flatMap(({ name }) => (name === 'service' ? ['service', 'topic', 'request'] : name)),
  ...['page', 'reasons', 'assignee', 'follow_up_on', 'answered_at', 'answered_on_time', 'closed_at', 'closed_as'],
]

/** Column names of the CSV export. The names of time columns end with `_utc`, because the exported times are in UTC. */
const HEADER = EXPORT_COLUMNS.map((name) => (/_at$/.test(name) ? `${name}_utc` : name))

/** Matches lines that spreadsheets may run as formulas. Checks each line, because some spreadsheets split cells at newlines. */
const FORMULA = /^(?=\t|\r(?!\n)|(?:(?=.)[\p{C}\p{Z}])*[=+\-@＝＋－＠])/gmu

type Cell = string | number | null | undefined

function csvLine(cells: readonly Cell[]): string {
  return `${cells.map((cell) => `"${`${cell ?? ''}`.replace(FORMULA, "'").replaceAll('"', '""')}"`).join()}\r\n`
}

/** Header line of the CSV file. Without the leading byte order mark, Excel would garble accented letters. */
export const CSV_HEADER = `\ufeff${csvLine(HEADER)}`

export function csvText(leads: readonly Readonly<Record<string, Cell>>[]): string {
  return leads.map((lead) => csvLine(EXPORT_COLUMNS.map((name) => lead[name]))).join('')
}

export function csvStream(db: Database, scope: Scope, name: ListName, filters: FilterFields) {
  const parts = readAll(db, scope, name, filters, EXPORT_COLUMNS)
  const encoder = new TextEncoder()
  return new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode(CSV_HEADER)),
    async pull(controller) {
      const { value, done } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(csvText(value)))
    },
  })
}
