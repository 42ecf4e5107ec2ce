/** Helpers for SQL dumps. Dumps contain personal data, so they exist only in memory or in a temporary folder. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export type RowCounts = Readonly<Record<string, number>>

export const TABLES = `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB 'sqlite_*'
  AND name NOT GLOB '_cf_*' ORDER BY name`

/**
 * Returns one SELECT statement that counts the rows of every table. It uses subqueries, because D1 limits the number of
 * SELECTs in a UNION.
 */
export function countStatement(tables: readonly string[]): string {
  return `SELECT ${tables.map((name) => `(SELECT count(*) FROM "${name}") AS "${name}"`).join(', ')}`
}

/** Loads a SQL dump into an in-memory database and counts each table's rows. @throws Error if the dump has no `leads` table. */
export function countRows(sql: string): RowCounts {
  const database = new DatabaseSync(':memory:')
  try {
    database.exec(sql)
    const tables = database
      .prepare(TABLES)
      .all()
      .map(({ name }) => `${name}`)
    if (!tables.includes('leads')) throw new Error('it has no table “leads”')
    return { ...(database.prepare(countStatement(tables)).get() as RowCounts) }
  } finally {
    database.close()
  }
}

export function countsText(counts: RowCounts): string {
  return Object.entries(counts)
    .map(([name, total]) => `  ${name}: ${total.toLocaleString('en-US')}`)
    .join('\n')
}

export function reasonOf(error: unknown): string {
  return `${error instanceof Error ? error.message : error}`.replace(/\.$/, '')
}

/** Calls `use` with the path of a temporary SQL file, then deletes the file. Ctrl-C deletes the file too. */
export async function withTemporaryFile<T>(use: (file: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), 'leads-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  const stop = () => process.exit(1)
  process.once('exit', remove).once('SIGINT', stop).once('SIGTERM', stop)
  try {
    return await use(path.join(folder, 'database.sql'))
  } finally {
    remove()
    process.off('exit', remove).off('SIGINT', stop).off('SIGTERM', stop)
  }
}
