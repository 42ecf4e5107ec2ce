import { expect, test } from 'vitest'
import { importCycles, loadedWith, reachableFrom, readImports } from './import-graph.ts'
import { LAYER_RULES } from './layer-rules.ts'
import { browserViolations, layerViolations, relativeImports, unresolvedImports } from './layers.ts'
import { readAliases, readTree, type SourceTree } from './source-tree.ts'

const ENTRY = 'src/entry-client.tsx'
const COMPOSE = 'worker/compose.ts'
/** Prepares posts. A page whose posts are stored does without it. */
const POST_CODE = [
  ...['worker/html-fragment.ts', 'worker/ghost/full-post.ts', 'worker/ghost/html.ts', 'worker/ghost/preparer.ts'],
  'worker/ghost/load-posts.ts',
]
const aliases = readAliases()
const project = readTree(['src', 'worker', 'scripts', 'test'])
const imports = readImports(project, aliases)

/** It imports a module that failed to load again, under a new address. */
const COMPUTED_IMPORTS = ['src/shared/lazy-import.ts']

/** These files exist in the trees of the examples below. */
const around: SourceTree = {
  'src/shared/text.ts': '',
  'src/brands/index.ts': "import './payroll/brand'",
  'src/brands/payroll/brand.ts': '',
  'src/components/card.tsx': '',
  'src/content/about.ts': '',
  'src/services/payroll/copy.ts': '',
  'src/desk/models.ts': '',
  'src/entry-server.tsx': '',
  'worker/env.ts': '',
  'worker/desk/app.ts': '',
  'worker/leads/lead.ts': '',
  'worker/mail/mailer.ts': '',
  'worker/ghost/admin.ts': '',
  'worker/ghost/client.ts': '',
  'worker/send-request.ts': '',
}
const violationsOf = (files: SourceTree) => layerViolations({ ...around, ...files }, aliases)
const importsOf = (files: SourceTree) => readImports({ ...around, ...files }, aliases)

test('src/ and worker/ follow the layer rules', () => {
  expect(layerViolations(project, aliases)).toEqual([])
})

test('every import of src/ and worker/ resolves to a file or a package', () => {
  const site = imports.filter(({ from }) => /^(?:src|worker)\//.test(from) && !COMPUTED_IMPORTS.includes(from))
  expect(unresolvedImports(site)).toEqual([])
})

test('the browser cannot load the worker or a brand’s data', () => {
  const files = [...reachableFrom(ENTRY, imports).keys()]
  expect(files).toEqual(expect.arrayContaining(['src/routes/index.tsx', 'src/shared/contact.ts', 'src/ui/toaster.tsx']))
  expect(browserViolations(ENTRY, imports)).toEqual([])
})

test('the worker loads the code that prepares posts only when it needs it', () => {
  expect([...reachableFrom(COMPOSE, imports).keys()]).toEqual(expect.arrayContaining(POST_CODE))
  const loaded = loadedWith(COMPOSE, imports)
  expect(POST_CODE.flatMap((file) => loaded.get(file)?.join(' → ') ?? [])).toEqual([])
})

test('no file imports itself through other files, not even a type', () => {
  expect(importCycles(imports).map((cycle) => cycle.join(' → '))).toEqual([])
})

test('folders import each other through the aliases of package.json', () => {
  expect(relativeImports(imports, aliases)).toEqual([])
})

/** Part of a rule → a file that breaks it, in its second line, and what the guard reports. */
const examples: [rule: string, file: string, code: string, use: string][] = [
  ['src/ must not', 'src/shared/a.ts', "type X = import('#worker/env').X", 'imports #worker/env'],
  ['src/ must not', 'src/routes/a.tsx', "const load = () => import('#worker/env')", 'imports #worker/env'],
  ['pages only through', 'worker/app.ts', "import { Card } from '#components/card'", 'imports #components/card'],
  ['desk', 'src/routes/index.tsx', "import { LISTS } from '../desk/models'", 'imports ../desk/models'],
  ['Ark UI', 'src/routes/index.tsx', "import { Menu } from '@ark-ui/react/menu'", 'imports @ark-ui/react/menu'],
  ['brand data', 'src/components/a.tsx', "import type { X } from '#brands/index'", 'imports #brands/index'],
  ['page copy', 'src/layouts/page.tsx', "import x from '../content/about'", 'imports ../content/about'],
  ['mail SDK', 'worker/leads/submit.ts', "import { MailChannels } from 'mailchannels-sdk'", 'imports mailchannels-sdk'],
  ['Ghost client', 'worker/leads/a.ts', "import x from '../ghost/client'", 'imports ../ghost/client'],
  ['Admin API', 'worker/handlers/a.ts', "import x from '#worker/ghost/admin'", 'imports #worker/ghost/admin'],
  ['worker/desk/ must not', 'worker/desk/a.ts', "import x from '#worker/mail/mailer'", 'imports #worker/mail/mailer'],
  [
    'worker/appointments/ must not',
    'worker/appointments/a.ts',
    "import x from '#worker/desk/app'",
    'imports #worker/desk/app',
  ],
  ['worker/leads/ must not', 'worker/leads/a.ts', "import type { X } from '../mail/mailer'", 'imports ../mail/mailer'],
  ['worker/db/ must not', 'worker/db/a.ts', "import x from '#worker/leads/lead'", 'imports #worker/leads/lead'],
  ['only through fetch', 'worker/handlers/a.ts', "import x from 'node:https'", 'imports node:https'],
  ['calls fetch', 'worker/ghost/client.ts', 'const request = fetch', 'uses fetch'],
  ['calls fetch', 'worker/log.ts', "globalThis['fetch'](url)", 'uses globalThis.fetch'],
  ['send requests', 'worker/handlers/a.ts', "import x from '#worker/send-request'", 'imports #worker/send-request'],
  ['accesses KV', 'worker/cache/a.ts', 'const { CONTENT } = env', 'uses .CONTENT'],
  ['accesses KV', 'worker/cache/a.ts', 'await caches.default.match(url)', 'uses caches'],
  ['use KV', 'worker/handlers/a.ts', 'let kv: Kv', 'uses Kv'],
  ['uses the Cache API', 'worker/desk/erased-list.ts', 'let edge: EdgeCache', 'uses EdgeCache'],
  ['bindings', 'worker/handlers/a.ts', 'c.env.DB.prepare("")', 'uses .env'],
  ['globals of Node', 'worker/log.ts', 'process.cwd()', 'uses process'],
]

test.each(examples)('the rule "%s" rejects %s: %s', (part, file, code, use) => {
  const rule = LAYER_RULES.find((one) => one.rule.includes(part))?.rule
  expect(violationsOf({ [file]: `// a comment\n${code}` })).toContain(`${file}:2 ${use}: ${rule}`)
})

test('every layer rule has an example that breaks it', () => {
  const untested = LAYER_RULES.filter(({ rule }) => !examples.some(([part]) => rule.includes(part)))
  expect(untested).toEqual([])
})

test('comments, strings and member names are no uses of a name', () => {
  const code =
    "const options = { fetch: 1, env: 1 } // fetch(), caches, env\nlog('fetch KVNamespace env', assets.fetch)"
  expect(violationsOf({ 'worker/log.ts': code })).toEqual([])
})

test.each(["import('./' + name)", 'import.meta.glob(names)', "import '#nowhere/x'"])(
  'an import that resolves to no file is a violation: %s',
  (code) => {
    expect(unresolvedImports(importsOf({ 'src/shared/a.ts': code }))).toHaveLength(1)
  },
)

test('brand data and worker files that the browser would load are reported with the imports that lead to them', () => {
  const files = importsOf({
    [ENTRY]: "import './router'",
    'src/router.tsx': "const load = () => import('#components/card')",
    'src/components/card.tsx': "import.meta.glob('../brands/*/brand.ts')\nexport * from '#worker/env'",
  })
  const route = 'src/entry-client.tsx → src/router.tsx → src/components/card.tsx'
  expect(browserViolations(ENTRY, files)).toEqual([
    `The browser loads src/brands/payroll/brand.ts: ${route} → src/brands/payroll/brand.ts`,
    `The browser loads worker/env.ts: ${route} → worker/env.ts`,
  ])
})

test('a relative import is a violation across folders only', () => {
  const from = (file: string, specifier: string) =>
    relativeImports(importsOf({ [file]: `import x from '${specifier}'`, 'src/router.tsx': '' }), aliases)
  expect(from('src/components/card.tsx', '../shared/text')).toHaveLength(1)
  expect(from('test/src/shared/text.test.ts', '../../../src/shared/text.ts')).toHaveLength(1)
  expect(from('src/shared/brand.ts', './text')).toEqual([])
  expect(from('src/routes/a.tsx', '../router')).toEqual([])
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
