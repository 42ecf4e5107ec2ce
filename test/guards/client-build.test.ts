import { expect, test } from 'vitest'
import { eagerArkUi, forbiddenModules, workerPackages } from './client-build.ts'
import { readImports } from './import-graph.ts'

const manifest = {
  'src/entry-client.tsx': { file: 'assets/entry.js', isEntry: true, imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js' },
  'src/routes/index.tsx?split': { file: 'assets/home.js', imports: ['_form.js', '_react.js'] },
  '_form.js': { file: 'assets/form.js', imports: ['_react.js'], dynamicImports: ['src/ui/toaster.tsx'] },
  'src/ui/toaster.tsx': { file: 'assets/toaster.js', imports: ['_react.js'] },
}

test('a chunk with worker code, brand data or a package of the worker is reported', () => {
  const modules = {
    'assets/entry.js': ['src/router.tsx', 'worker/log.ts'],
    'assets/home.js': [
      'src/brands/payroll/brand.ts',
      'node_modules/hono/dist/hono.js',
      'node_modules/valibot/dist/index.js',
    ],
  }
  expect(forbiddenModules(modules, ['hono'])).toEqual([
    'assets/entry.js contains worker/log.ts',
    'assets/home.js contains src/brands/payroll/brand.ts',
    'assets/home.js contains node_modules/hono/dist/hono.js',
  ])
})

test('a package belongs to the worker if src/ does not import it, or imports only its types', () => {
  const tree = {
    'src/a.ts': "import 'valibot'\nimport type { Hono } from 'hono'",
    'worker/a.ts': "import 'valibot'\nimport 'hono/jsx'\nimport type { X } from 'types'",
  }
  expect(workerPackages(readImports(tree, {}))).toEqual(['hono'])
})

test('Ark UI in a chunk that loads with a page is reported; in a chunk that loads later it is fine', () => {
  const later = { 'assets/toaster.js': ['node_modules/@ark-ui/react/dist/toast.js'] }
  expect(eagerArkUi({ manifest, modules: later })).toEqual([])
  const eager = { ...later, 'assets/form.js': ['src/a.ts', 'node_modules/@zag-js/core/index.js'] }
  expect(eagerArkUi({ manifest, modules: eager })).toEqual([
    'assets/form.js loads with a page and contains node_modules/@zag-js/core/index.js',
  ])
})
