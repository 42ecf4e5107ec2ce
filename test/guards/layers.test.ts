import { expect, test } from 'vitest'
import { loadedWith, reachableFrom, readImports } from './import-graph.ts'
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

/** The first imports a module that failed to load again, under a new address. The second imports the chunks of the build. */
const COMPUTED_IMPORTS = ['src/shared/lazy-import.ts', 'src/start-script.ts']

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

test('a static import loads a file with its importer, and a dynamic import or an import of a type does not', () => {
  const files = {
    [COMPOSE]: "import './app'\nimport type { X } from './ghost/html'\nconst load = () => import('./ghost/preparer')",
    'worker/app.ts': "export * from './html-fragment'",
    'worker/html-fragment.ts': '',
    'worker/ghost/html.ts': '',
    'worker/ghost/preparer.ts': '',
  }
  expect([...loadedWith(COMPOSE, importsOf(files)).keys()]).toEqual([
    COMPOSE,
    'worker/app.ts',
    'worker/html-fragment.ts',
  ])
})

test('folders import each other through the aliases of package.json', () => {
  expect(relativeImports(imports, aliases)).toEqual([])
})

/** Part of a rule → a file that breaks it, in its second line, and what the guard reports. */
const examples: [rule: string, file: string, code: string, use: string][] = [
  ['src/ must not', 'src/shared/a.ts', "import { x } from '#worker/env'", 'imports #worker/env'],
  ['src/ must not', 'src/shared/a.ts', "type X = import('#worker/env').X", 'imports #worker/env'],
  ['src/ must not', 'src/routes/a.tsx', "const load = () => import('#worker/env')", 'imports #worker/env'],
  ['pages only through', 'worker/app.ts', "import { Card } from '#components/card'", 'imports #components/card'],
  ['desk', 'src/routes/index.tsx', "import { LISTS } from '../desk/models'", 'imports ../desk/models'],
  ['Ark UI', 'src/routes/index.tsx', "import { Menu } from '@ark-ui/react/menu'", 'imports @ark-ui/react/menu'],
  [
    'brand data',
    'src/components/a.tsx',
    "import type { X } from '#brands/payroll/brand'",
    'imports #brands/payroll/brand',
  ],
  ['page copy', 'src/layouts/page.tsx', "import x from '../content/about'", 'imports ../content/about'],
  ['mail SDK', 'worker/leads/submit.ts', "import { MailChannels } from 'mailchannels-sdk'", 'imports mailchannels-sdk'],
  ['Ghost client', 'worker/leads/a.ts', "import x from '../ghost/client'", 'imports ../ghost/client'],
  ['Admin API', 'worker/handlers/a.ts', "import x from '#worker/ghost/admin'", 'imports #worker/ghost/admin'],
  ['only through fetch', 'worker/handlers/a.ts', "import x from 'node:https'", 'imports node:https'],
  ['only through fetch', 'worker/handlers/a.ts', "import x from 'cloudflare:sockets'", 'imports cloudflare:sockets'],
  ['calls fetch', 'worker/handlers/a.ts', "await fetch('https://ghost.example')", 'uses fetch'],
  ['calls fetch', 'worker/ghost/client.ts', 'const request = fetch', 'uses fetch'],
  ['calls fetch', 'worker/log.ts', "globalThis['fetch'](url)", 'uses globalThis.fetch'],
  ['calls fetch', 'worker/leads/mail.ts', 'new WebSocket(url)', 'uses WebSocket'],
  ['send requests', 'worker/handlers/a.ts', "import x from '#worker/send-request'", 'imports #worker/send-request'],
  ['accesses KV', 'worker/compose.ts', 'createPieceStore(env.CONTENT)', 'uses .CONTENT'],
  ['accesses KV', 'worker/cache/a.ts', 'const { CONTENT } = env', 'uses .CONTENT'],
  ['accesses KV', 'worker/cache/a.ts', 'let kv: KVNamespace', 'uses KVNamespace'],
  ['accesses KV', 'worker/cache/a.ts', 'await caches.default.match(url)', 'uses caches'],
  ['accesses KV', 'worker/handlers/a.ts', '(globalThis as Any).caches.default', 'uses .caches'],
  ['accesses KV', 'src/queries/a.ts', 'export function keep(cache: Cache) {}', 'uses Cache'],
  ['accesses KV', 'worker/leads/a.ts', 'let db: D1Database', 'uses D1Database'],
  ['accesses KV', 'worker/compose.ts', 'await env.DB.prepare(text).all()', 'uses .DB'],
  ['use KV', 'worker/handlers/a.ts', 'let kv: Kv', 'uses Kv'],
  ['uses the Cache API', 'worker/desk/erased-list.ts', 'let edge: EdgeCache', 'uses EdgeCache'],
  ['bindings', 'worker/handlers/a.ts', 'c.env.DB.prepare("")', 'uses .env'],
  ['bindings', 'worker/middleware/a.ts', 'const { env: bindings } = c', 'uses .env'],
  ['bindings', 'worker/leads/store.ts', "import { env as e } from 'cloudflare:workers'", 'uses env'],
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

test('the exceptions of each rule are allowed; comments, strings and member names are no uses of a name', () => {
  const files = {
    'src/brands/payroll/copy.ts': "import { areasServed } from '#content/areas-served'",
    'src/ui/menu.tsx': "import { Menu } from '@ark-ui/react/menu'",
    'src/routes/about-us.tsx': "import { about } from '#content/about'",
    'worker/brand.ts': "import { brands } from '#brands/index'",
    'worker/cache/page-store.ts': 'let edge: EdgeCache',
    'worker/env.ts': 'export interface Bindings { CONTENT: KVNamespace; DB: D1Database }',
    'worker/ghost/client.ts': "import { sendRequest } from '#worker/send-request'",
    'worker/ghost/reader.ts': "import { createGhostClient } from './client'",
    'worker/handlers/assets.ts': 'const options = { fetch: undefined, env: 1 }; assets.fetch(request)',
    'worker/handlers/pages.ts': "import { render } from '#entry-server'",
    'worker/isolate.ts':
      "import './ghost/client'\nexport default { fetch(request, env) { return app.fetch(request, env) } }",
    'worker/leads/mail/send.ts': "import { MailChannels } from 'mailchannels-sdk'",
    'worker/send-request.ts': 'await fetch(url)',
    'worker/storage.ts':
      'export const open = ({ CONTENT }: { CONTENT: KVNamespace }, cache: Cache, db: D1Database) => {}',
    'worker/log.ts': "const mode = import.meta.env.MODE // fetch(), caches, env\nlog('fetch KVNamespace env')",
  }
  expect(violationsOf(files)).toEqual([])
})

test.each(["import('./' + name)", 'import.meta.glob(names)', "import '#nowhere/x'"])(
  'an import that resolves to no file is a violation: %s',
  (code) => {
    expect(unresolvedImports(importsOf({ 'src/shared/a.ts': code }))).toEqual([
      expect.stringMatching(/^src\/shared\/a\.ts:1 imports .*: cannot follow it$/),
    ])
  },
)

test('brand data and worker files that the browser would load are reported with the imports that lead to them', () => {
  const files = importsOf({
    [ENTRY]: "import './router'",
    'src/router.tsx': "const load = () => import('#components/card')",
    'src/components/card.tsx': "import { brands } from '#brands/index'\nexport * from '#worker/env'",
  })
  const route = 'src/entry-client.tsx → src/router.tsx → src/components/card.tsx'
  expect(browserViolations(ENTRY, files)).toEqual([
    `The browser loads src/brands/index.ts: ${route} → src/brands/index.ts`,
    `The browser loads worker/env.ts: ${route} → worker/env.ts`,
    `The browser loads src/brands/payroll/brand.ts: ${route} → src/brands/index.ts → src/brands/payroll/brand.ts`,
  ])
})

test('brand data that a glob matches is reported', () => {
  const files = importsOf({ [ENTRY]: "import.meta.glob('./brands/*/brand.ts')" })
  expect(browserViolations(ENTRY, files)).toContain(
    `The browser loads src/brands/payroll/brand.ts: ${ENTRY} → src/brands/payroll/brand.ts`,
  )
})

test('the browser may load types of brand data', () => {
  const files = { [ENTRY]: "import type { X } from '#brands/payroll/brand'" }
  expect(browserViolations(ENTRY, importsOf(files))).toEqual([])
})

test.each([
  ['src/components/card.tsx', '../shared/text'],
  ['worker/handlers/feeds.ts', '../env'],
  ['test/src/shared/text.test.ts', '../../../src/shared/text.ts'],
])('a relative import across folders is a violation: %s imports %s', (file, specifier) => {
  expect(relativeImports(importsOf({ [file]: `import x from '${specifier}'` }), aliases)).toEqual([
    `${file}:1 imports ${specifier}: use an alias of package.json to import from another folder`,
  ])
})

test('a relative import within a folder, or of a file without an alias, is allowed', () => {
  const files = {
    'src/router.tsx': '',
    'src/routes/__root.tsx': "import type { X } from '../router'",
    'src/routes/blog/index.tsx': "import x from '../about-us'",
    'src/routes/about-us.tsx': '',
    'src/shared/brand.ts': "import x from './text'",
  }
  expect(relativeImports(importsOf(files), aliases)).toEqual([])
})
