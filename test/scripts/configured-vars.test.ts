import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { configuredVars } from '#scripts/configured-vars.ts'
import { SETTING_NAMES } from '#worker/env.ts'

test('docs/operations.md lists exactly the settings that the worker reads from its environment', () => {
  const rows = readFileSync('docs/operations.md', 'utf8').split('| name ')[1]?.split('\n\n')[0] ?? ''
  const listed = [...rows.matchAll(/^\| (`[^|]*)\|/gm)].flatMap(([, cell = '']) => cell.match(/[A-Z_]{5,}/g) ?? [])
  expect(listed).toContain('IMAGE_HOSTS')
  const environment = Object.fromEntries([...listed, ...SETTING_NAMES, 'HOME'].map((name) => [name, 'x']))
  expect(Object.keys(configuredVars(environment)).sort()).toEqual([...listed].sort())
})
