import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { configuredVars } from './configured-vars.ts'

test('every setting of the table in README.md may come from the environment, and nothing else', () => {
  const rows = readFileSync('README.md', 'utf8').split('| name ')[1]?.split('\n\n')[0] ?? ''
  const told = [...rows.matchAll(/^\| (`[^|]*)\|/gm)].flatMap(([, cell = '']) => cell.match(/[A-Z_]{5,}/g) ?? [])
  expect(told).toContain('IMAGE_HOSTS')
  const environment = Object.fromEntries([...told, 'HOME'].map((name) => [name, 'x']))
  expect(Object.keys(configuredVars(environment)).sort()).toEqual([...told].sort())
})
