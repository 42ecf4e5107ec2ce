/** Writes a backup: all rows of the database, encrypted. */
import { createHash } from 'node:crypto'
import type { Database } from '#worker/desk/database'
import { encrypted } from './age'
import { FORMAT, type Header, type LastLine } from './format'
import { type Row, readTables } from './read-tables'
import { readSchema } from './schema'

/** Rows that are encrypted at once. */
const SLICE = 100

interface BackupParts {
  db: Database
  /** age's X25519 recipient. */
  publicKey: string
  /** ISO time. */
  now: string
  /** Rows of a table in one batch of statements. */
  pageSize: number
}

export interface Backup {
  bytes: AsyncIterable<Uint8Array>
  /** The rows of each table that have been read so far. */
  rows: Record<string, number>
}

export async function createBackup({ db, publicKey, now, pageSize }: BackupParts): Promise<Backup> {
  const { migrations, tables } = await readSchema(db)
  const rows = Object.fromEntries(tables.map(({ name }) => [name, 0]))

  async function* lines(): AsyncGenerator<string> {
    const hash = createHash('sha256')
    const header: Header = {
      ...{ backup: 'leads', format: FORMAT, schema: migrations.at(-1) ?? '', createdAt: now },
      tables: tables.map(({ name, columns }) => ({ name, columns: [...columns] })),
    }
    const first = `${JSON.stringify(header)}\n`
    hash.update(first)
    yield first
    for await (const { table, rows: page } of readTables(db, tables, pageSize)) {
      const index = tables.indexOf(table)
      const lineOf = (row: Row) => `${JSON.stringify([index, ...table.columns.map((column) => row[column] ?? null)])}\n`
      // A page of the longest messages would be too much text at once.
      for (let start = 0; start < page.length; start += SLICE) {
        const text = page
          .slice(start, start + SLICE)
          .map(lineOf)
          .join('')
        hash.update(text)
        yield text
      }
      rows[table.name] = (rows[table.name] ?? 0) + page.length
    }
    const last: LastLine = { rows, sha256: hash.digest('hex') }
    yield `${JSON.stringify(last)}\n`
  }

  return { bytes: encrypted(lines(), publicKey), rows }
}
