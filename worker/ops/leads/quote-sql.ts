/** Writes the values of a statement into its text, because `wrangler d1 execute` binds no values. */
import type { Sql, Value } from '#worker/desk/database'

/** Texts, quoted names and comments, in which a ? is not a parameter. */
const QUOTED = /'[^']*'|"[^"]*"|`[^`]*`|\[[^\]]*\]|--[^\n]*|\/\*[\s\S]*?\*\//g

/** The statements of a batch as one command. */
export function quoteBatch(statements: readonly Sql[]): string {
  return statements.map(quoteSql).join(';\n')
}

/** @throws Error if a ? of the text is no parameter, or has no value */
export function quoteSql({ text, values }: Sql): string {
  const hasQuoted = text.match(QUOTED)?.some((quoted) => quoted.includes('?'))
  if (hasQuoted || /\?\d/.test(text))
    throw new Error(`Cannot quote a statement in which a ? is not a parameter: ${text}`)
  const [start = '', ...parts] = text.split('?')
  if (parts.length !== values.length)
    throw new Error(`Cannot quote a statement with ${parts.length} parameters and ${values.length} values: ${text}`)
  return start + parts.map((part, index) => literal(values[index]) + part).join('')
}

/** No character of a text is written as itself, so none can end the literal or the statement. */
function literal(value: Value | undefined): string {
  if (value === null) return 'NULL'
  // In parentheses, because a minus after another one starts a comment.
  if (typeof value === 'number' && Number.isFinite(value)) return `(${value})`
  if (typeof value === 'string') return `CAST(X'${hex(value)}' AS TEXT)`
  throw new Error(`Cannot write ${value} into a statement`)
}

function hex(text: string): string {
  return Array.from(new TextEncoder().encode(text), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
