/** The SQL of a restore. Either all or nothing of it takes effect. */
import type { Header } from '#worker/backup/format'
import { quoted, type Schema, type Table } from '#worker/backup/schema'
import { erase } from '#worker/desk/actions'
import { type Database, raw, type Sql, sql } from '#worker/desk/database'
import { quoteSql } from './quote-sql.ts'
import type { BackupRow, OpenBackup } from './read-backup.ts'
import type { RestorePlan } from './restore-plan.ts'

/** Characters of JSON in a statement. D1 takes up to 100 kB, and a character becomes up to six bytes. */
const CHUNK_LENGTH = 10_000
const IDS_PER_STATEMENT = 500
const WEBSITE = { who: 'website', brands: undefined }

interface ScriptParts {
  schema: Schema
  backup: OpenBackup
  plan: RestorePlan
  /** ISO time. */
  now: string
}

/**
 * Yields the statements. The triggers would count the rows of the backup again, so they are absent in the meantime. The
 * full-text index is built from the rows.
 */
export async function* restoreScript({ schema, backup, plan, now }: ScriptParts): AsyncGenerator<string, void> {
  // Wrangler reuses an uploaded file that is the same.
  yield `-- Restore ${crypto.randomUUID()}\n`
  yield* written(unchanged(plan))
  yield* written(await erasures(plan.toErase, now))
  yield* schema.triggers.map(({ name }) => `DROP TRIGGER ${quoted(name)};\n`)
  for await (const chunk of chunked(backup, plan)) yield* written([insert(chunk, schema, plan)])
  yield* written(plan.unrecorded.map(eventOf))
  yield* schema.searchIndexes.map((name) => `INSERT INTO ${quoted(name)} (${quoted(name)}) VALUES ('rebuild');\n`)
  yield* schema.triggers.map((trigger) => `${trigger.sql};\n`)
}

function written(statements: readonly Sql[]): string[] {
  return statements.map((statement) => `${quoteSql(statement)};\n`)
}

/** Fail, because the text is no JSON, if the database has changed since it was compared. `changed` in errors means that. */
function unchanged({ isEmpty, lastErased }: RestorePlan): Sql[] {
  if (isEmpty)
    return ['leads', 'lead_events'].map((table) => raw(`SELECT json('changed ' || id) FROM ${table} LIMIT 1`))
  return [
    sql`SELECT json('changed ' || id) FROM lead_events
        WHERE action = 'erased' AND seq > coalesce((SELECT seq FROM lead_events WHERE id = ${lastErased}), 0) LIMIT 1`,
  ]
}

/** The statements with which the desk erases leads. */
async function erasures(ids: readonly string[], now: string): Promise<Sql[]> {
  const statements: Sql[] = []
  const db: Database = {
    async batch(batch) {
      statements.push(...batch)
      return []
    },
  }
  for (let start = 0; start < ids.length; start += IDS_PER_STATEMENT) {
    const part = JSON.stringify(ids.slice(start, start + IDS_PER_STATEMENT))
    await erase(db, WEBSITE, sql`id IN (SELECT value FROM json_each(${part}))`, { why: 'restore', now })
  }
  return statements
}

function eventOf({ lead, brand, at, why }: RestorePlan['unrecorded'][number]): Sql {
  return sql`INSERT INTO lead_events (id, lead, brand, at, who, action, detail)
    VALUES (${crypto.randomUUID()}, ${lead}, ${brand}, ${at}, ${WEBSITE.who}, 'erased', ${why})`
}

interface Chunk {
  table: Header['tables'][number]
  /** JSON of the rows' values. */
  json: string
}

/**
 * The rows of the backup without those of erased leads. The history of a lead stays. If a lead arrived while the backup was
 * read, the backup may have its notes without the lead, and an erasure would not find them.
 */
async function* chunked({ header, rows }: OpenBackup, plan: RestorePlan): AsyncGenerator<Chunk, void> {
  const idColumn = header.tables.map(({ name, columns }) =>
    name === 'lead_events' ? -1 : columns.indexOf(name === 'leads' ? 'id' : 'lead'),
  )
  /** Mails of cancellations outlive an erased lead. */
  const isKept = (id: string, table: number) =>
    plan.kept.has(id) || (header.tables[table]?.name === 'appointment_mails' && plan.erasedBefore.has(id))
  let open: { table: number; lines: string[]; length: number } | undefined
  const chunkOf = ({ table, lines }: { table: number; lines: string[] }): Chunk[] => {
    const found = header.tables[table]
    return found ? [{ table: found, json: `[${lines.join()}]` }] : []
  }
  for await (const { table, values } of rows as AsyncGenerator<BackupRow>) {
    const id = values[idColumn[table] ?? -1]
    if (typeof id === 'string' && !isKept(id, table)) continue
    const line = JSON.stringify(values)
    if (open && (open.table !== table || open.length + line.length > CHUNK_LENGTH)) {
      yield* chunkOf(open)
      open = undefined
    }
    open ??= { table, lines: [], length: 0 }
    open.lines.push(line)
    open.length += line.length
  }
  if (open) yield* chunkOf(open)
}

/** @throws Error if the database lacks the table, which `checkSchema` excludes */
function insert({ table: { name, columns }, json }: Chunk, schema: Schema, plan: RestorePlan): Sql {
  const table = schema.tables.find((one) => one.name === name)
  if (!table) throw new Error(`The database has no table ${name}`)
  const value = (column: string) => `r.value ->> ${columns.indexOf(column)}`
  const isSame = table.key.map((column) => `${quoted(column)} IS ${value(column)}`).join(' AND ')
  const values = columns.map((column) => {
    if (plan.isEmpty) return value(column)
    // Another row may have the number.
    if (column === table.serial) return 'NULL'
    if (!table.uniqueOrNull.includes(column)) return value(column)
    const taken = `${quoted(column)} = ${value(column)} AND NOT (${isSame})`
    return `iif(EXISTS (SELECT 1 FROM ${quoted(name)} WHERE ${taken}), NULL, ${value(column)})`
  })
  return sql`INSERT INTO ${raw(quoted(name))} (${raw(columns.map(quoted).join(', '))})
    SELECT ${raw(values.join(', '))} FROM json_each(${json}) AS r WHERE true ${raw(onConflict(table, columns, plan))}`
}

/**
 * A row that the database has stays as it is. Counts of the same history keep the larger number, and counts of different
 * ones are added.
 */
function onConflict({ key, isCounter }: Table, columns: readonly string[], plan: RestorePlan): string {
  const others = columns.filter((column) => !key.includes(column)).map(quoted)
  if (!isCounter) return 'ON CONFLICT DO NOTHING'
  const set = others.map(
    (column) =>
      `${column} = ${plan.isShared ? `max(${column}, excluded.${column})` : `${column} + excluded.${column}`}`,
  )
  return `ON CONFLICT (${key.map(quoted).join(', ')}) DO UPDATE SET ${set.join(', ')}`
}
