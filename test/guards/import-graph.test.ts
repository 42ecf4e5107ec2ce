import { expect, test } from 'vitest'
import { importCycles, readImports } from './import-graph.ts'
import { readAliases, readTree } from './source-tree.ts'

test('no file imports itself through other files, not even a type', () => {
  const imports = readImports(readTree(['src', 'worker', 'scripts', 'test']), readAliases())
  const cycles = importCycles(imports).map((cycle) => cycle.join(' → '))
  expect(cycles).toEqual([])
})

test('a cycle through a type import is reported with its files in order', () => {
  const files = {
    'src/a.ts': "import { b } from './b'",
    'src/b.ts': "import type { C } from './c'",
    'src/c.ts': "import './a'\nimport './d'",
    'src/d.ts': '',
  }
  expect(importCycles(readImports(files, {}))).toEqual([['src/a.ts', 'src/b.ts', 'src/c.ts', 'src/a.ts']])
})

test('a glob imports each file that it matches', () => {
  const files = { 'src/tax/2025.ts': '', 'src/tax/2026.ts': '', 'src/tax/2026-notes.ts': '' }
  const imports = readImports({ 'src/tax/years.ts': "import.meta.glob(['./20??.ts'])", ...files }, {})
  expect(imports.map(({ to }) => to)).toEqual([{ file: 'src/tax/2025.ts' }, { file: 'src/tax/2026.ts' }])
})
