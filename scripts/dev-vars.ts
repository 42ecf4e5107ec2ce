import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'

export function devVars(): Record<string, string> {
  if (!existsSync('.dev.vars')) return {}
  const parsed = parseEnv(readFileSync('.dev.vars', 'utf8'))
  return Object.fromEntries(Object.entries(parsed).flatMap(([name, value]) => (value ? [[name, value]] : [])))
}
