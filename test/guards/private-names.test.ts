import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FORBIDDEN, privateNames } from './private-names.ts'
import { readTree } from './source-tree.ts'

test('no source file uses a private member of an npm package', () => {
  const files = readTree(['src', 'worker', 'scripts', 'test'])
  expect(privateNames({ ...files, 'vite.config.ts': readFileSync('vite.config.ts', 'utf8') })).toEqual([])
})

test.each(FORBIDDEN)('the private name check reports a file that uses %s', (name) => {
  expect(privateNames({ 'src/app/router.tsx': `router.${name}` })).toEqual([`src/app/router.tsx uses ${name}`])
})
