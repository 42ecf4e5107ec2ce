/** Compares the tables under "Texts, limits and timings" in docs/behavior.md with the code and the tests that they name. */
import { existsSync, readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { readSymbol } from './symbol.ts'
import { readTestNames } from './test-names.ts'

const HEADING = '\n## Texts, limits and timings\n'
const HEADER = 'what value symbol test'

/** Returns a message for each wrong row. */
export async function behaviorErrors(markdown: string): Promise<string[]> {
  const [, tables = ''] = markdown.split(HEADING)
  let topic = ''
  const errors: string[] = []
  const names = new Set<string>()
  for (const line of tables.split('\n')) {
    if (line.startsWith('#')) topic = line.replace(/^#+ /, '')
    const cells = cellsOf(line)
    const isRule = cells.every((cell) => /^-+$/.test(cell))
    if (isRule || cells.join(' ') === HEADER) continue
    const name = `${topic}: ${cells[0]}`
    errors.push(...(await rowErrors(cells)).map((error) => `${name}: ${error}`))
    if (names.has(name)) errors.push(`${name}: the document has this row twice`)
    names.add(name)
  }
  return names.size > 0 ? errors : ['docs/behavior.md has no rows under "## Texts, limits and timings"']
}

/** Returns no cells for a line outside a table. In a cell, `\|` is an escaped pipe. */
function cellsOf(line: string): string[] {
  const cells = line.startsWith('|') ? line.split(/(?<!\\)\|/).slice(1, -1) : []
  return cells.map((cell) => cell.replaceAll('\\|', '|').trim())
}

async function rowErrors(cells: string[]): Promise<string[]> {
  if (cells.length !== 4) return [`the row has ${cells.length} cells instead of 4`]
  const [value, symbol, test] = cells.slice(1).map(codeOf)
  if (value === undefined) return ['the value is not in backticks']
  if (symbol && test) return [...(await symbolErrors(symbol, value)), ...testErrors(test)]
  const hasReason = symbol === undefined && cells[2] !== '' && cells[3] === ''
  return hasReason ? [] : ['the row needs a symbol and a test, both in backticks, or a reason instead of both']
}

/** Returns the content of a code span, whose fence may be several backticks. */
function codeOf(cell: string): string | undefined {
  const [fence = ''] = /^`*/.exec(cell) ?? []
  const text = cell.slice(fence.length, -fence.length)
  if (!fence || !cell.endsWith(fence) || text.includes(fence)) return undefined
  return text.replace(/^ (.*) $/, '$1')
}

async function symbolErrors(symbol: string, value: string): Promise<string[]> {
  try {
    const found = await readSymbol(symbol)
    const isEqual = isDeepStrictEqual(found, JSON.parse(value))
    return isEqual ? [] : [`${symbol} is ${JSON.stringify(found)}, the document says ${value}`]
  } catch (error) {
    return [error instanceof Error ? error.message : `${error}`]
  }
}

function testErrors(test: string): string[] {
  const [file = '', ...rest] = test.split(' > ')
  const name = rest.join(' > ')
  if (!existsSync(file)) return [`${file} does not exist`]
  return readTestNames(file, readFileSync(file, 'utf8')).includes(name) ? [] : [`${file} runs no test named "${name}"`]
}
