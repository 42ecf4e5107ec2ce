import { expect, test } from 'vitest'
import { folderErrors, notShared, upwardImports } from './folders.ts'
import { importCycles, loadedWith, reachableFrom, readImports } from './import-graph.ts'
import { LAYER_RULES } from './layer-rules.ts'
import { browserViolations, layerViolations, relativeImports, unresolvedImports } from './layers.ts'
import { readAliases, readTree, type SourceTree } from './source-tree.ts'

const ENTRY = 'src/app/entry-client.tsx'
const COMPOSE = 'worker/compose.ts'
const POST_PREPARATION_CODE = [
  ...['worker/content/full-post.ts', 'worker/content/preparer.ts', 'worker/content/load-posts.ts'],
  ...['worker/content/html/html-fragment.ts', 'worker/content/html/prepare.ts'],
]
const aliases = readAliases()
const project = readTree(['src', 'worker', 'scripts', 'test'])
const imports = readImports(project, aliases)

/** lazy-import.ts computes a new URL to retry a failed import. */
const COMPUTED_IMPORTS = ['src/browser/lazy-import.ts']

const COMMON_FILES: SourceTree = {
  'src/shared/text.ts': '',
  'src/brands/index.ts': "import './payroll/brand'",
  'src/brands/payroll/brand.ts': '',
  'src/ui/card.tsx': '',
  'src/content/about.ts': '',
  'src/catalog/services/payroll/copy.ts': '',
  'src/desk/models.ts': '',
  'src/app/entry-server.tsx': '',
  'worker/env.ts': '',
  'worker/desk/app.ts': '',
  'worker/leads/lead.ts': '',
  'worker/mail/mailer.ts': '',
  'worker/content/ghost/admin.ts': '',
  'worker/content/ghost/client.ts': '',
  'worker/platform/send-request.ts': '',
}
const violationsOf = (files: SourceTree) => layerViolations({ ...COMMON_FILES, ...files }, aliases)
const importsOf = (files: SourceTree) => readImports({ ...COMMON_FILES, ...files }, aliases)

test('no file in src/ or worker/ violates a layer rule', () => {
  expect(layerViolations(project, aliases)).toEqual([])
})

test('every import in src/ and worker/ resolves to a file or a package', () => {
  const site = imports.filter(({ from }) => /^(?:src|worker)\//.test(from) && !COMPUTED_IMPORTS.includes(from))
  expect(unresolvedImports(site)).toEqual([])
})

test('no chain of imports leads from the browser entry file to worker code or brand data', () => {
  const files = [...reachableFrom(ENTRY, imports).keys()]
  expect(files).toEqual(expect.arrayContaining(['src/routes/index.tsx', 'src/shared/contact.ts', 'src/ui/toaster.tsx']))
  expect(browserViolations(ENTRY, imports)).toEqual([])
})

test('worker startup does not load the code that prepares blog posts', () => {
  expect([...reachableFrom(COMPOSE, imports).keys()]).toEqual(expect.arrayContaining(POST_PREPARATION_CODE))
  const loaded = loadedWith(COMPOSE, imports)
  expect(POST_PREPARATION_CODE.flatMap((file) => loaded.get(file)?.join(' → ') ?? [])).toEqual([])
})

test('every file in src/ and worker/ is in a folder on the layer list', () => {
  expect(folderErrors(project)).toEqual([])
})

test('every file imports only from its own folder and from lower layers', () => {
  expect(upwardImports(imports)).toEqual([])
})

test('every file in src/shared/ is used by both the site and the worker', () => {
  expect(notShared(imports)).toEqual([])
})

test('the files in src/ and worker/ contain no import cycles', () => {
  expect(importCycles(imports).map((cycle) => cycle.join(' → '))).toEqual([])
})

test('every import from another top-level folder uses an alias from package.json', () => {
  expect(relativeImports(imports, aliases)).toEqual([])
})

const examples: [rule: string, file: string, code: string, use: string][] = [
  ['src/ must not', 'src/shared/a.ts', "type X = import('#worker/env.ts').X", 'imports #worker/env.ts'],
  ['src/ must not', 'src/routes/a.tsx', "const load = () => import('#worker/env.ts')", 'imports #worker/env.ts'],
  ['pages only through', 'worker/app.ts', "import { Card } from '#ui/card.tsx'", 'imports #ui/card.tsx'],
  ['desk', 'src/routes/index.tsx', "import { LISTS } from '../desk/models.ts'", 'imports ../desk/models.ts'],
  ['Ark UI', 'src/routes/index.tsx', "import { Menu } from '@ark-ui/react/menu'", 'imports @ark-ui/react/menu'],
  ['brand data', 'src/ui/a.tsx', "import type { X } from '#brands/index.ts'", 'imports #brands/index.ts'],
  ['page copy', 'src/ui/page.tsx', "import x from '../content/about.ts'", 'imports ../content/about.ts'],
  ['mail SDK', 'worker/leads/submit.ts', "import { MailChannels } from 'mailchannels-sdk'", 'imports mailchannels-sdk'],
  [
    'Ghost client',
    'worker/leads/a.ts',
    "import x from '#worker/content/ghost/client.ts'",
    'imports #worker/content/ghost/client.ts',
  ],
  [
    'Admin API',
    'worker/http/a.ts',
    "import x from '#worker/content/ghost/admin.ts'",
    'imports #worker/content/ghost/admin.ts',
  ],
  ['only through fetch', 'worker/http/a.ts', "import x from 'node:https'", 'imports node:https'],
  ['calls fetch', 'worker/content/ghost/client.ts', 'const request = fetch', 'uses fetch'],
  ['calls fetch', 'worker/log.ts', "globalThis['fetch'](url)", 'uses globalThis.fetch'],
  [
    'send requests',
    'worker/http/a.ts',
    "import x from '#worker/platform/send-request.ts'",
    'imports #worker/platform/send-request.ts',
  ],
  ['access KV', 'worker/http/a.ts', 'const { CONTENT } = env', 'uses .CONTENT'],
  ['access KV', 'worker/http/a.ts', 'await caches.default.match(url)', 'uses caches'],
  ['use KV', 'worker/http/a.ts', 'let kv: Kv', 'uses Kv'],
  ['use the Cache API', 'worker/desk/erased-list.ts', 'let edge: EdgeCache', 'uses EdgeCache'],
  ['bindings', 'worker/http/a.ts', 'c.env.DB.prepare("")', 'uses .env'],
  ['Node globals', 'worker/log.ts', 'process.cwd()', 'uses process'],
]

test.each(examples)('the layer rule that contains "%s" rejects this code in %s: %s', (part, file, code, use) => {
  const rule = LAYER_RULES.find((one) => one.rule.includes(part))?.rule
  expect(violationsOf({ [file]: `// a comment\n${code}` })).toContain(`${file}:2 ${use}: ${rule}`)
})

test('every layer rule is tested with at least one violation', () => {
  const untested = LAYER_RULES.filter(({ rule }) => !examples.some(([part]) => rule.includes(part)))
  expect(untested).toEqual([])
})

test('the layer check ignores forbidden names in comments and strings', () => {
  const code =
    "const options = { fetch: 1, env: 1 } // fetch(), caches, env\nlog('fetch KVNamespace env', assets.fetch)"
  expect(violationsOf({ 'worker/log.ts': code })).toEqual([])
})

const UNRESOLVED = ["import('./' + name)", 'import.meta.glob(names)', "import '#nowhere/x'"]
test.each(UNRESOLVED)('the import check reports an unresolvable import: %s', (code) => {
  expect(unresolvedImports(importsOf({ 'src/shared/a.ts': code }))).toHaveLength(1)
})

test('the import check reports the import chain that would load a worker file in the browser', () => {
  const files = importsOf({
    [ENTRY]: "import './router.tsx'",
    'src/app/router.tsx': "const load = () => import('#ui/card.tsx')",
    'src/ui/card.tsx': "import.meta.glob('../brands/*/brand.ts')\nexport * from '#worker/env.ts'",
  })
  const route = 'src/app/entry-client.tsx → src/app/router.tsx → src/ui/card.tsx'
  expect(browserViolations(ENTRY, files)).toEqual([
    `The browser loads src/brands/payroll/brand.ts: ${route} → src/brands/payroll/brand.ts`,
    `The browser loads worker/env.ts: ${route} → worker/env.ts`,
  ])
})

test('the import check reports a relative import from another top-level folder', () => {
  const from = (file: string, specifier: string) =>
    relativeImports(importsOf({ [file]: `import x from '${specifier}'`, 'src/app/router.tsx': '' }), aliases)
  expect(from('src/ui/card.tsx', '../shared/text.ts')).toHaveLength(1)
  expect(from('test/src/shared/text.test.ts', '../../../src/shared/text.ts')).toHaveLength(1)
  expect(from('src/shared/brand.ts', './text.ts')).toEqual([])
  expect(from('src/features/blog/post/a.tsx', '../list.tsx')).toEqual([])
})

test('the import check reports an import cycle that includes a type-only import', () => {
  const files = {
    'src/a.ts': "import { b } from './b'",
    'src/b.ts': "import type { C } from './c'",
    'src/c.ts': "import './a'\nimport './d'",
    'src/d.ts': '',
  }
  expect(importCycles(readImports(files, {}))).toEqual([['src/a.ts', 'src/b.ts', 'src/c.ts', 'src/a.ts']])
})

test('the folder check reports a folder with more than 30 files', () => {
  const many = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`src/features/blog/${index}.tsx`, '']))
  const lost = ['src/helpers.ts', 'worker/utils/text.ts', 'worker/helpers.ts']
  const files = { ...many, ...Object.fromEntries(lost.map((file) => [file, ''])), 'worker/log.ts': '' }
  expect(folderErrors(files)).toEqual([
    ...lost.map((file) => expect.stringMatching(`^${file}: move it into a folder`)),
    'src/features/blog: add a README.md that says in a few lines what the folder contains',
  ])
  const crowded = { ...many, [`src/features/blog/${'README'}.md`]: '', 'src/features/blog/one-more.tsx': '' }
  expect(folderErrors(crowded)).toEqual(['src/features/blog has 32 files: split it, or merge files, until it has 30'])
})

test('the import check reports an import from a higher layer', () => {
  const from = (file: string, specifier: string) => upwardImports(importsOf({ [file]: `import x from '${specifier}'` }))
  expect(from('worker/leads/a.ts', '#worker/mail/mailer.ts')).toEqual([
    expect.stringMatching(
      /^worker\/leads\/a.ts:1 imports #worker\/mail\/mailer.ts, but worker\/mail is above .*worker\/desk → worker\/app/,
    ),
  ])
  expect(from('worker/mail/a.ts', '#worker/leads/lead.ts')).toEqual([])
  expect(from('worker/log.ts', './env.ts')).toHaveLength(1)
})

test('the import check reports a file in src/shared/ that only the site or only the worker uses', () => {
  const text = 'src/shared/text.ts'
  const shared = (files: SourceTree) => notShared(importsOf(files)).filter((error) => error.startsWith(text))
  expect(shared({ 'src/ui/a.tsx': "import '#shared/text.ts'" })).toEqual([`${text}: only src/ uses it. Move it there`])
  expect(shared({ 'worker/a.ts': "import '#shared/text.ts'" })).toEqual([
    `${text}: only worker/ uses it. Move it there`,
  ])
  expect(shared({ 'src/ui/a.tsx': "import '#shared/text.ts'", 'worker/a.ts': "import '#shared/text.ts'" })).toEqual([])
})
