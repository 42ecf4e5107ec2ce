/** Reads all rows of the tables in pages. */
import { type Database, raw, type Sql, sql, type Value } from '#worker/desk/database'
import { quoted, type Table } from './schema'

export type Row = Record<string, Value>

export interface TablePage {
  table: Table
  rows: readonly Row[]
}

/** The alias of the row number, which is no column. */
const ROW_NUMBER = '_row'

/**
 * Each batch reads the next page of every unfinished table in one transaction. So a small database is read as it was at
 * one moment. While a larger one is read, it may change between two batches.
 * @param pageSize Rows of a table in one batch.
 */
export async function* readTables(
  db: Database,
  tables: readonly Table[],
  pageSize: number,
): AsyncGenerator<TablePage, void> {
  let open = tables.map((table): { table: Table; after: Row | undefined } => ({ table, after: undefined }))
  while (open.length > 0) {
    const pages = (await db.batch(open.map(({ table, after }) => page(table, after, pageSize)))) as Row[][]
    const read = open.map(({ table }, index) => ({ table, rows: pages[index] ?? [] }))
    for (const one of read) if (one.rows.length > 0) yield one
    open = read.flatMap(({ table, rows }) => (rows.length < pageSize ? [] : [{ table, after: rows.at(-1) }]))
  }
}

function page({ name, columns, key, hasRowid }: Table, after: Row | undefined, pageSize: number): Sql {
  const names = columns.map(quoted).join(', ')
  const order = hasRowid ? ['rowid'] : key.map(quoted)
  const last = (hasRowid ? [ROW_NUMBER] : key).map((column) => after?.[column] ?? null)
  const values = { text: last.map(() => '?').join(', '), values: last }
  const found = after ? sql`WHERE (${raw(order.join(', '))}) > (${values})` : raw('')
  return sql`SELECT ${raw(hasRowid ? `rowid AS ${ROW_NUMBER}, ${names}` : names)} FROM ${raw(quoted(name))} ${found}
    ORDER BY ${raw(order.join(', '))} LIMIT ${pageSize}`
}
