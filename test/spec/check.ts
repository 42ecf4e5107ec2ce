/** Holds the rows of table.ts to the code and the tests they name. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { isNode, type Node, textOf, visitSource } from '#test/guards/syntax'

export interface Row {
  section: '5' | '8' | '9'
  what: string
  /** As the spec has it. */
  value: string | number | boolean | readonly (string | number)[]
  /** `src/shared/contact.ts#contactTexts.required()`: what holds the value; `()` calls with `args`. */
  symbol?: string
  args?: readonly unknown[]
  /** `test/shared/contact.test.ts > the name as written`: what shows that the value is lived by. */
  test?: string
  /** 4 blog, 5 leads, 6 calculator: what will bring the symbol or the test that is missing. */
  issue?: 4 | 5 | 6
  /** Why there is neither: what stands in its place by design. */
  instead?: string
}

export async function rowFaults(rows: readonly Row[]): Promise<string[]> {
  const faults = await Promise.all(rows.map(faultsOf))
  const names = rows.map(nameOf)
  const twice = names.filter((name, index) => names.indexOf(name) !== index)
  return [...faults.flat(), ...twice.map((name) => `${name}: is there twice`)]
}

async function faultsOf(row: Row): Promise<string[]> {
  const settled = row.symbol !== undefined && row.test !== undefined
  const faults = [
    ...(settled || row.issue || row.instead ? [] : ['needs a symbol and a test, or the issue that will bring them']),
    ...(row.instead && (row.symbol || row.test || row.issue)
      ? ['has something else instead, and a symbol, a test or an issue']
      : []),
    ...(settled && row.issue ? [`is settled, yet waits for issue ${row.issue}`] : []),
    ...(row.symbol === undefined ? [] : await symbolFaults(row.symbol, row)),
    ...(row.test === undefined ? [] : testFaults(row.test)),
  ]
  return faults.map((fault) => `${nameOf(row)}: ${fault}`)
}

function nameOf({ section, what }: Row): string {
  return `${section} ${what}`
}

async function symbolFaults(symbol: string, { value, args = [] }: Row): Promise<string[]> {
  const [file = '', names = ''] = symbol.split('#')
  if (!existsSync(file)) return [`there is no ${file}`]
  let found: unknown = await import(path.resolve(file))
  for (const name of names.split('.')) {
    const owner = found as Record<string, unknown> | undefined
    const member = owner?.[name.replace('()', '')]
    found = name.endsWith('()') && typeof member === 'function' ? member.apply(owner, args) : member
  }
  if (found === undefined) return [`${symbol} does not exist`]
  return same(found, value) ? [] : [`${symbol} is ${JSON.stringify(found)}, the spec says ${JSON.stringify(value)}`]
}

function same(found: unknown, value: unknown): boolean {
  const isColor = [found, value].every((one) => typeof one === 'string' && /^#[0-9a-f]{6}$/i.test(one))
  return isColor ? `${found}`.toLowerCase() === `${value}`.toLowerCase() : isDeepStrictEqual(found, value)
}

function testFaults(test: string): string[] {
  const [file = '', name = ''] = test.split(' > ')
  if (!existsSync(file)) return [`there is no ${file}`]
  return testNames(file, readFileSync(file, 'utf8')).includes(name) ? [] : [`${file} has no test "${name}" that runs`]
}

/** The names of a file's tests as written, those left out that never run. */
export function testNames(file: string, text: string): string[] {
  const names: string[] = []
  visitSource(file, text, (node) => {
    const name = node.type === 'CallExpression' ? textOf((node.arguments as Node[])[0]) : undefined
    if (name !== undefined && isTest(node.callee)) names.push(name)
  })
  return names
}

/** `test`, `test.each(…)` and the like, but not `test.skip` and `test.todo`. */
function isTest(callee: unknown): boolean {
  if (!isNode(callee)) return false
  if (callee.type === 'Identifier') return callee.name === 'test'
  if (callee.type === 'CallExpression') return isTest(callee.callee)
  if (callee.type !== 'MemberExpression' || !isNode(callee.property)) return false
  return isTest(callee.object) && !['skip', 'skipIf', 'runIf', 'todo', 'fails'].includes(`${callee.property.name}`)
}
