/** Reads from D1 which tables and columns a backup contains, so that a migration needs no change of the backup. */
import * as v from 'valibot'
import { type Database, raw } from '#worker/desk/database'

export interface Table {
  name: string
  /** Without generated columns. */
  columns: readonly string[]
  /** The columns of the primary key. */
  key: readonly string[]
  hasRowid: boolean
  /** Apart from the key, it has only numbers that triggers count up. */
  isCounter: boolean
  /** The column of an INTEGER PRIMARY KEY that only orders the rows, because another column identifies them. */
  serial: string | undefined
  /** Columns outside the key that are unique and may be NULL. */
  uniqueOrNull: readonly string[]
}

export interface Schema {
  /** The names of the applied migrations, in order. */
  migrations: readonly string[]
  tables: readonly Table[]
  /** Full-text indexes, which are built from a table. */
  searchIndexes: readonly string[]
  triggers: readonly { name: string; sql: string }[]
}

const columnRow = v.object({
  table: v.string(),
  wr: v.number(),
  name: v.string(),
  type: v.string(),
  notnull: v.number(),
  pk: v.number(),
  hidden: v.number(),
  unique: v.number(),
})
type ColumnRow = v.InferOutput<typeof columnRow>

const otherRow = v.object({ type: v.string(), name: v.string(), sql: v.string() })

/** Shadow tables are not of the type table. */
const COLUMNS = `SELECT l.name AS "table", l.wr, c.name, c.type, c."notnull", c.pk, c.hidden,
    EXISTS (SELECT 1 FROM pragma_index_list(l.name) i WHERE i."unique" = 1 AND i.origin = 'u'
      AND (SELECT group_concat(name) FROM pragma_index_info(i.name)) = c.name) AS "unique"
  FROM pragma_table_list l JOIN pragma_table_xinfo(l.name) c
  WHERE l.schema = 'main' AND l.type = 'table' AND l.name <> 'd1_migrations'
    AND l.name NOT LIKE 'sqlite~_%' ESCAPE '~' AND l.name NOT LIKE '~_cf~_%' ESCAPE '~'
  ORDER BY l.name, c.cid`
const OTHERS = `SELECT type, name, sql FROM sqlite_schema
  WHERE type = 'trigger' OR type = 'table' AND sql LIKE '%USING fts5(%' ORDER BY rowid`
const MIGRATIONS = 'SELECT name FROM d1_migrations ORDER BY id'

/** @throws Error if a table has no primary key, or a column that JSON cannot represent */
export async function readSchema(db: Database): Promise<Schema> {
  const [columns, others, migrations] = await db.batch([raw(COLUMNS), raw(OTHERS), raw(MIGRATIONS)])
  const rows = Object.values(Object.groupBy(v.parse(v.array(columnRow), columns), ({ table }) => table))
  const named = v.parse(v.array(otherRow), others)
  return {
    migrations: v.parse(v.array(v.object({ name: v.string() })), migrations).map(({ name }) => name),
    tables: rows.map((columns = []) => tableOf(columns)),
    searchIndexes: named.filter(({ type }) => type === 'table').map(({ name }) => name),
    triggers: named.filter(({ type }) => type === 'trigger').map(({ name, sql }) => ({ name, sql })),
  }
}

function tableOf(columns: readonly ColumnRow[]): Table {
  const name = columns[0]?.table ?? ''
  const stored = columns.filter(({ hidden }) => hidden === 0)
  const unfit = stored.find(({ type }) => type !== 'TEXT' && type !== 'INTEGER')
  if (unfit) throw new Error(`Cannot back up ${name}.${unfit.name} because its type is ${unfit.type || 'not declared'}`)
  const key = stored.filter(({ pk }) => pk > 0).toSorted((one, other) => one.pk - other.pk)
  if (key.length === 0) throw new Error(`Cannot back up ${name} because it has no primary key`)
  const others = stored.filter(({ pk }) => pk === 0)
  const [first] = key
  const isSerial = key.length === 1 && first?.type === 'INTEGER' && others.some((one) => one.unique && one.notnull)
  return {
    name,
    columns: stored.map((column) => column.name),
    key: key.map((column) => column.name),
    hasRowid: columns[0]?.wr === 0,
    isCounter: others.length > 0 && others.every(({ type }) => type === 'INTEGER'),
    serial: isSerial ? first?.name : undefined,
    uniqueOrNull: others.filter((one) => one.unique && !one.notnull).map((column) => column.name),
  }
}

/** Quotes a name for SQL. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
