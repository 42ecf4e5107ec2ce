/** Formats the tables of checks for a terminal. */
import { stripVTControlCharacters, styleText } from 'node:util'
import type { Check, CheckTable, Light } from '#desk/readiness-models'

const COLORS = { red: 'red', yellow: 'yellow', green: 'green', gray: 'gray' } as const satisfies Record<Light, string>
const WORDS: Readonly<Record<Light, string>> = { red: 'RED', yellow: 'yellow', green: 'green', gray: 'gray' }
const LIGHT_WIDTH = 8

export function readinessText(tables: readonly CheckTable[]): string {
  const checks = tables.flatMap((table) => table.checks)
  const width = Math.max(...checks.map(({ title }) => title.length)) + 2
  const count = (light: Light) => checks.filter((check) => check.light === light).length
  return [
    ...tables.map(({ title, checks }) => [title, ...checks.map((check) => row(check, width))].join('\n')),
    `Red: ${count('red')}. Yellow: ${count('yellow')}. Green: ${count('green')}.`,
  ].join('\n\n')
}

function row({ title, light, state, next }: Check, width: number): string {
  const start = `  ${styleText(COLORS[light], WORDS[light].padEnd(LIGHT_WIDTH))}${title.padEnd(width)}${plain(state)}`
  if (next === '') return start
  // Only what needs work has a line for its next step, so that it stands out.
  if (light === 'gray') return `${start} ${plain(next)}`
  return `${start}\n${' '.repeat(2 + LIGHT_WIDTH + width)}Next: ${plain(next)}`
}

/** Words of outside systems may contain control characters, which a terminal would execute. */
const plain = (text: string) => stripVTControlCharacters(text).replace(/\p{Cc}/gu, ' ')
