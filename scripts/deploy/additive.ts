/** Finds statements of a migration that would break the version of the worker that is still public. */
import { unstable_splitSqlQuery as splitSql } from 'wrangler'

/** These created the first tables, before any release. */
const FIRST = 2

/** @param migrations File name → SQL. */
export function breakingStatements(migrations: Readonly<Record<string, string>>): string[] {
  return Object.entries(migrations).flatMap(([file, sql]) =>
    Number.parseInt(file, 10) <= FIRST
      ? []
      : splitSql(sql).flatMap((statement) => {
          const reason = reasonOf(code(statement))
          return reason ? [`${file}: ${reason}: ${statement.replace(/\s+/g, ' ').trim()}`] : []
        }),
  )
}

function reasonOf(statement: string): string | undefined {
  if (/\bDROP\b/i.test(statement)) return 'DROP removes what the public version may use'
  if (/\bRENAME\b/i.test(statement)) return 'RENAME removes what the public version may use'
  const isAdded = /\bALTER\s+TABLE\b[\s\S]*\bADD\b/i.test(statement)
  if (isAdded && /\bNOT\s+NULL\b/i.test(statement) && !/\bDEFAULT\b/i.test(statement))
    return 'a new NOT NULL column needs a DEFAULT'
  return undefined
}

/** Without comments, texts and quoted names, which may contain any word. */
function code(statement: string): string {
  return statement.replace(/--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"(?:[^"]|"")*"/g, "''")
}
