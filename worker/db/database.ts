/** Represents SQL statements as values so that code can compose a statement from parts. */
import { withDeadline } from '#worker/platform/deadline.ts'

export const DATABASE_DEADLINE_MS = 5_000

export type Value = string | number | null

/** A SQL statement or part of one. Each ? in `text` is a placeholder for the next item of `values`. */
export interface Sql {
  text: string
  values: readonly Value[]
}

export interface Database {
  /** Runs the statements in one transaction, and returns each statement's rows. */
  batch(statements: readonly Sql[]): Promise<unknown[][]>
  rows<Row>(statement: Sql): Promise<Row[]>
}

export function databaseOf(batch: Database['batch']): Database {
  return { batch, rows: async <Row>(statement: Sql) => ((await batch([statement]))[0] ?? []) as Row[] }
}

/** Builds SQL from a template such as sql`SELECT … WHERE id = ${id}`. Values become parameters. Nested SQL is inserted. */
export function sql(strings: TemplateStringsArray, ...parts: readonly (Value | Sql)[]): Sql {
  const found = parts.map((part) => (isSql(part) ? part : { text: '?', values: [part] }))
  return {
    text: strings.map((text, index) => text + (found[index]?.text ?? '')).join(''),
    values: found.flatMap(({ values }) => values),
  }
}

/** Converts text, such as a column name, to SQL. The text must not contain data from a request. */
export function raw(text: string): Sql {
  return { text, values: [] }
}

export function list(values: readonly Value[]): Sql {
  return { text: values.map(() => '?').join(), values }
}

/** Joins SQL conditions with AND, and skips empty and undefined conditions. At least one condition must remain. */
export function all(conditions: readonly (Sql | '' | false | undefined)[]): Sql {
  const found = conditions.filter((condition): condition is Sql => Boolean(condition))
  return { text: found.map(({ text }) => `(${text})`).join(' AND '), values: found.flatMap(({ values }) => values) }
}

function isSql(part: Value | Sql): part is Sql {
  return typeof part === 'object' && part !== null
}

/** Stands in for the type D1Database, which does not exist when the Node.js scripts are type-checked. */
interface Bindable<Statement> {
  prepare(text: string): { bind(...values: Value[]): Statement }
  batch(statements: Statement[]): Promise<{ results: unknown[] }[]>
}

/** @param deadlineMs Deadline for a batch, in ms. D1 cannot abort a statement, so a statement may succeed after its deadline. */
export function d1Database<Statement>(db: Bindable<Statement>, deadlineMs = DATABASE_DEADLINE_MS): Database {
  return databaseOf(async (statements) => {
    const run = async () => db.batch(statements.map(({ text, values }) => db.prepare(text).bind(...values)))
    const results = await withDeadline(deadlineMs, run)
    return results.map(({ results }) => results)
  })
}
