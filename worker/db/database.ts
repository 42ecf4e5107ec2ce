/** Statements as data, so that parts of them can be combined. */
import { withDeadline } from '#worker/platform/deadline.ts'

export const DATABASE_DEADLINE_MS = 5_000

export type Value = string | number | null

/** A statement or a part of one. Each ? stands for a value, in order. */
export interface Sql {
  text: string
  values: readonly Value[]
}

export interface Database {
  /** Runs the statements in one transaction, and returns the rows of each. */
  batch(statements: readonly Sql[]): Promise<unknown[][]>
  /** Runs one statement, and returns its rows. */
  rows<Row>(statement: Sql): Promise<Row[]>
}

export function databaseOf(batch: Database['batch']): Database {
  return { batch, rows: async <Row>(statement: Sql) => ((await batch([statement]))[0] ?? []) as Row[] }
}

/** sql`SELECT … WHERE id = ${id} AND ${condition}`: values become parameters, and nested statements keep their own parameters. */
export function sql(strings: TemplateStringsArray, ...parts: readonly (Value | Sql)[]): Sql {
  const found = parts.map((part) => (isSql(part) ? part : { text: '?', values: [part] }))
  return {
    text: strings.map((text, index) => text + (found[index]?.text ?? '')).join(''),
    values: found.flatMap(({ values }) => values),
  }
}

/** Text that is the same for every request, such as a column's name. */
export function raw(text: string): Sql {
  return { text, values: [] }
}

/** The values of an IN (…). */
export function list(values: readonly Value[]): Sql {
  return { text: values.map(() => '?').join(), values }
}

/** Leaves out absent conditions. At least one condition must be present. */
export function all(conditions: readonly (Sql | '' | false | undefined)[]): Sql {
  const found = conditions.filter((condition): condition is Sql => Boolean(condition))
  return { text: found.map(({ text }) => `(${text})`).join(' AND '), values: found.flatMap(({ values }) => values) }
}

function isSql(part: Value | Sql): part is Sql {
  return typeof part === 'object' && part !== null
}

/** The parts of D1Database that the desk needs, for Node's type check, which does not know D1. */
interface Bindable<Statement> {
  prepare(text: string): { bind(...values: Value[]): Statement }
  batch(statements: Statement[]): Promise<{ results: unknown[] }[]>
}

/** @param deadlineMs For each batch. D1 cannot abort a statement, so a late statement may still succeed. */
export function d1Database<Statement>(db: Bindable<Statement>, deadlineMs = DATABASE_DEADLINE_MS): Database {
  return databaseOf(async (statements) => {
    const run = async () => db.batch(statements.map(({ text, values }) => db.prepare(text).bind(...values)))
    const results = await withDeadline(deadlineMs, run)
    return results.map(({ results }) => results)
  })
}
