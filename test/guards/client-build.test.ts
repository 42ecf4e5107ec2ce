import { expect, test } from 'vitest'
import { firstLoadFaults, moduleFaults, textFaults, withStaticImports, workerPackages } from './client-build.ts'
import { readImports } from './import-graph.ts'

const manifest = {
  'src/entry-client.tsx': { file: 'assets/entry.js', isEntry: true, imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js' },
  'src/routes/index.tsx?split': { file: 'assets/home.js', imports: ['_form.js', '_react.js'] },
  '_form.js': { file: 'assets/form.js', imports: ['_react.js'], dynamicImports: ['src/ui/toaster.tsx'] },
  'src/ui/toaster.tsx': { file: 'assets/toaster.js', imports: ['_react.js'] },
}

test('static imports are followed, later ones are not', () => {
  expect(withStaticImports(manifest, ['assets/home.js'])).toEqual([
    'assets/home.js',
    'assets/form.js',
    'assets/react.js',
  ])
})

test('a chunk with the worker, a brand’s data or a worker’s package is found', () => {
  const modules = {
    'assets/entry.js': ['src/router.tsx', 'worker/log.ts', 'src/brands/family.ts'],
    'assets/home.js': ['src/brands/payroll.ts', 'node_modules/hono/dist/hono.js', 'node_modules/valibot/dist/index.js'],
  }
  expect(moduleFaults(modules, ['hono'])).toEqual([
    'assets/entry.js holds worker/log.ts',
    'assets/home.js holds src/brands/payroll.ts',
    'assets/home.js holds node_modules/hono/dist/hono.js',
  ])
})

test('a worker’s package is one that src/ does not run', () => {
  const tree = {
    'src/a.ts': "import 'valibot'\nimport type { Hono } from 'hono'",
    'worker/a.ts': "import 'valibot'\nimport 'hono/jsx'\nimport type { X } from 'types'",
  }
  expect(workerPackages(readImports(tree, {}))).toEqual(['hono'])
})

test('Ark UI in what a page loads at once is found, and later is not', () => {
  const later = { 'assets/toaster.js': ['node_modules/@ark-ui/react/dist/toast.js'] }
  expect(firstLoadFaults({ manifest, modules: later })).toEqual([])
  const atOnce = { ...later, 'assets/form.js': ['src/a.ts', 'node_modules/@zag-js/core/index.js'] }
  expect(firstLoadFaults({ manifest, modules: atOnce })).toEqual([
    'assets/form.js is loaded with a page and holds node_modules/@zag-js/core/index.js',
  ])
})

test('a brand’s text in a chunk is found', () => {
  const code = { 'assets/home.js': 'call("(740) 555-0110")', 'assets/form.js': 'send()' }
  expect(textFaults(code, { 'brownco’s phone': '(740) 555-0110', 'payroll’s phone': '(740) 555-0120' })).toEqual([
    'assets/home.js spells out brownco’s phone',
  ])
})
