/** Represents SQL statements as data, so that they can be composed from parts. */
import { withDeadline } from '#worker/platform/deadline.ts'

export const DATABASE_DEADLINE_MS = 5_000

export type Value = string | number | null

/** A SQL statement or part of a statement. Each ? stands for one of the values, in order. */
export interface Sql {
  text: string
  values: readonly Value[]
}

export interface Database {
  /** Runs the statements in one transaction, and returns the rows of each statement. */
  batch(statements: readonly Sql[]): Promise<unknown[][]>
  rows<Row>(statement: Sql): Promise<Row[]>
}

export function databaseOf(batch: Database['batch']): Database {
  return { batch, rows: async <Row>(statement: Sql) => ((await batch([statement]))[0] ?? []) as Row[] }
}

/** sql`SELECT … WHERE id = ${id} AND ${condition}`: values become parameters, and nested statements keep their parameters. */
export function sql(strings: TemplateStringsArray, ...parts: readonly (Value | Sql)[]): Sql {
  const found = parts.map((part) => (isSql(part) ? part : { text: '?', values: [part] }))
  return {
    text: strings.map((text, index) => text + (found[index]?.text ?? '')).join(''),
    values: found.flatMap(({ values }) => values),
  }
}

/** Inserts text as SQL, such as a column name. The text must not depend on the request. */
export function raw(text: string): Sql {
  return { text, values: [] }
}

/** SQL for the list in an IN (…) condition. */
export function list(values: readonly Value[]): Sql {
  return { text: values.map(() => '?').join(), values }
}

/** Joins conditions with AND, and skips absent conditions. At least one condition must be present. */
export function all(conditions: readonly (Sql | '' | false | undefined)[]): Sql {
  const found = conditions.filter((condition): condition is Sql => Boolean(condition))
  return { text: found.map(({ text }) => `(${text})`).join(' AND '), values: found.flatMap(({ values }) => values) }
}

function isSql(part: Value | Sql): part is Sql {
  return typeof part === 'object' && part !== null
}

/** The parts of D1Database that the desk needs. Node's type check does not know D1. */
interface Bindable<Statement> {
  prepare(text: string): { bind(...values: Value[]): Statement }
  batch(statements: Statement[]): Promise<{ results: unknown[] }[]>
}

/** @param deadlineMs Deadline of each batch. D1 cannot abort a statement, so a statement may still succeed after the deadline. */
export function d1Database<Statement>(db: Bindable<Statement>, deadlineMs = DATABASE_DEADLINE_MS): Database {
  return databaseOf(async (statements) => {
    const run = async () => db.batch(statements.map(({ text, values }) => db.prepare(text).bind(...values)))
    const results = await withDeadline(deadlineMs, run)
    return results.map(({ results }) => results)
  })
}
