import { expect, test } from 'vitest'
import { reachableFrom, readImports } from './import-graph.ts'
import { aliasFaults, browserFaults, layerFaults, unfollowedFaults } from './layers.ts'
import { readAliases, readTree, type SourceTree } from './source-tree.ts'

const ENTRY = 'src/entry-client.tsx'
const aliases = readAliases()
const site = readImports(readTree(['src', 'worker']), aliases)

test('the site keeps its layers', () => {
  expect(layerFaults(site)).toEqual([])
})

test('every import of the site can be followed', () => {
  expect(unfollowedFaults(site)).toEqual([])
})

test('neither the worker nor a brand’s data is reachable in the browser', () => {
  const reached = [...reachableFrom(ENTRY, site).keys()]
  expect(reached).toEqual(
    expect.arrayContaining(['src/routes/index.tsx', 'src/shared/contact.ts', 'src/ui/toaster.tsx']),
  )
  expect(browserFaults(ENTRY, site)).toEqual([])
})

test('folders of the site and its tests meet through #-imports', () => {
  expect(aliasFaults(readImports(readTree(['src', 'worker', 'test']), aliases), aliases)).toEqual([])
})

/** Files that exist beside the bad one. */
const around: SourceTree = {
  'src/shared/text.ts': '',
  'src/brands/index.ts': "import './payroll'",
  'src/brands/payroll.ts': '',
  'src/brands/family.ts': '',
  'src/content/about.ts': '',
  'worker/env.ts': '',
  'worker/ghost/admin.ts': '',
  'worker/ghost/client.ts': '',
}
const importsOf = (files: SourceTree) => readImports({ ...around, ...files }, aliases)

test.each([
  ['a value', "import { x } from '#worker/env'", '#worker/env'],
  ['a type', "import type { X } from '#worker/env'", '#worker/env'],
  ['a type in place', "type X = import('#worker/env').X", '#worker/env'],
  ['a path', "import '../../worker/env'", '../../worker/env'],
  ['a path with its ending', "export * from '../../worker/env.ts'", '../../worker/env.ts'],
  ['later', "const later = () => import('#worker/env')", '#worker/env'],
])('src/ that imports the worker is found: %s', (_how, text, specifier) => {
  expect(layerFaults(importsOf({ 'src/shared/bad.ts': `\n${text}` }))).toEqual([
    `src/ never imports worker/: src/shared/bad.ts:2 imports ${specifier}`,
  ])
})

test.each([
  ['src/components/menu.tsx', '@ark-ui/react/menu', 'only src/ui/ imports Ark UI'],
  ['src/routes/index.tsx', '@zag-js/menu', 'only src/ui/ imports Ark UI'],
  ['worker/handlers/contact.ts', 'mailchannels-sdk', 'only worker/leads/ imports the mail SDK'],
  [
    'worker/handlers/feeds.ts',
    '#worker/ghost/client',
    'only worker/ghost/ and the composition root import the Ghost client',
  ],
  [
    'worker/handlers/preview.ts',
    '#worker/ghost/admin',
    'only worker/ghost/, the composition root and commands import the Admin API',
  ],
  ['src/components/card.tsx', '#content/about', 'page copy is imported by routes only'],
  ['src/layouts/page.tsx', '../content/about', 'page copy is imported by routes only'],
  ['worker/handlers/media.ts', 'node:https', 'the worker reaches the network through fetch only'],
  ['worker/handlers/media.ts', 'cloudflare:sockets', 'the worker reaches the network through fetch only'],
])('%s that imports %s is found: %s', (file, specifier, what) => {
  expect(layerFaults(importsOf({ [file]: `import x from '${specifier}'` }))).toEqual([
    `${what}: ${file}:1 imports ${specifier}`,
  ])
})

test('the owners of a layer may', () => {
  const owners = {
    'src/ui/menu.tsx': "import { Menu } from '@ark-ui/react/menu'",
    'src/routes/about-us.tsx': "import { about } from '#content/about'",
    'worker/leads/mail.ts': "import { MailChannels } from 'mailchannels-sdk'",
    'worker/ghost/reader.ts': "import { createGhostClient } from './client'",
    'worker/isolate.ts': "import { createGhostClient } from './ghost/client'",
  }
  expect(layerFaults(importsOf(owners))).toEqual([])
})

test('a pattern imports each file it names', () => {
  const files = { 'src/tax/2025.ts': '', 'src/tax/2026.ts': '', 'src/tax/2026-notes.ts': '' }
  const found = importsOf({ 'src/tax/years.ts': "import.meta.glob('./20??.ts')", ...files })
  const ofYears = found.filter(({ from }) => from === 'src/tax/years.ts').map(({ to }) => to)
  expect(ofYears).toEqual([{ file: 'src/tax/2025.ts' }, { file: 'src/tax/2026.ts' }])
})

test.each([
  "import('./' + name)",
  'import.meta.glob(names)',
  "import.meta.glob('./gone/*.ts')",
  "import '#nowhere/x'",
  "import './gone'",
])('an import that nobody can follow is found: %s', (text) => {
  expect(unfollowedFaults(importsOf({ 'src/shared/bad.ts': text }))).toMatchObject([
    expect.stringMatching(/^cannot be followed: src\/shared\/bad\.ts:1 imports /),
  ])
})

test('a brand’s data, or the worker, some steps away from the browser’s entry is found with its way', () => {
  const bad = importsOf({
    [ENTRY]: "import './router'",
    'src/router.tsx': "const later = import('#components/badge')",
    'src/components/badge.tsx': "import { brands } from '#brands/index'\nexport * from '#worker/env'",
  })
  const way = 'src/entry-client.tsx → src/router.tsx → src/components/badge.tsx'
  expect(browserFaults(ENTRY, bad)).toEqual([
    `src/brands/index.ts is reachable in the browser: ${way} → src/brands/index.ts`,
    `worker/env.ts is reachable in the browser: ${way} → worker/env.ts`,
    `src/brands/payroll.ts is reachable in the browser: ${way} → src/brands/index.ts → src/brands/payroll.ts`,
  ])
})

test('a brand’s data that a pattern names is found', () => {
  const bad = importsOf({ [ENTRY]: "import.meta.glob('./brands/*.ts')" })
  expect(browserFaults(ENTRY, bad)).toContain(
    `src/brands/payroll.ts is reachable in the browser: ${ENTRY} → src/brands/payroll.ts`,
  )
})

test('types, and what brands may say of each other, may reach the browser', () => {
  const good = { [ENTRY]: "import type { X } from '#brands/payroll'\nimport { family } from '#brands/family'" }
  expect(browserFaults(ENTRY, importsOf(good))).toEqual([])
})

test.each([
  ['src/components/card.tsx', '../shared/text'],
  ['worker/handlers/feeds.ts', '../env'],
  ['test/shared/text.test.ts', '../../src/shared/text.ts'],
])('%s that reaches %s by a path is found', (file, specifier) => {
  expect(aliasFaults(importsOf({ [file]: `import x from '${specifier}'` }), aliases)).toEqual([
    `folders meet through #-imports: ${file}:1 imports ${specifier}`,
  ])
})

test('paths within a folder, and to files that no #-import names, may stay paths', () => {
  const good = {
    'src/router.tsx': '',
    'src/routes/__root.tsx': "import type { X } from '../router'",
    'src/routes/blog/index.tsx': "import x from '../about-us'",
    'src/routes/about-us.tsx': '',
    'src/shared/brand.ts': "import x from './text'",
  }
  expect(aliasFaults(importsOf(good), aliases)).toEqual([])
})
