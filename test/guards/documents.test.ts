import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { REASONS } from '#worker/leads/health-check'
import { LEAD_STATES } from '#worker/leads/lead'
import { documentErrors, readRepository } from './documents.ts'
import { readTree } from './source-tree.ts'

const repository = readRepository()

test.each(['README.md', ...globSync('docs/*.md')])(
  '%s names only files, scripts, routes and names that exist',
  (file) => {
    expect(documentErrors(readFileSync(file, 'utf8'), repository)).toEqual([])
  },
)

test('docs/operations.md explains every state of a lead', () => {
  const [, table = ''] = readFileSync('docs/operations.md', 'utf8').split(/^\| state .*$/m)
  const states = [...(table.split('\n\n')[0] ?? '').matchAll(/^\| `(\w+)`/gm)].map(([, state]) => state)
  expect(states).toEqual(LEAD_STATES)
})

test('docs/operations.md has a first step for each reason of health, alert mail and log line', () => {
  const [, section = ''] = readFileSync('docs/operations.md', 'utf8').split(/^## Alerts$|^## When something fails$/m)
  const titles = [...readFileSync('worker/leads/mail/staff.ts', 'utf8').matchAll(/^ {4}title: '(.*)'/gm)]
  const lines = Object.values(readTree(['worker'])).flatMap((code) => [...code.matchAll(/\blog\('([\w-]+)'/g)])
  const alerts = [...titles, ...lines].map(([, alert = '']) => alert)
  expect([titles.length > 3, lines.length > 30]).toEqual([true, true])
  expect([...Object.values(REASONS), ...alerts].filter((alert) => !section.includes(alert))).toEqual([])
})

test.each([
  ['a file', '`src/shared/gone.ts`', 'the file src/shared/gone.ts does not exist'],
  ['a file with a placeholder', '`src/gone/<id>.ts`', 'the file src/gone/<id>.ts does not exist'],
  ['a script', '`npm run gone -- --yes`', 'package.json has no script gone'],
  ['an argument of a script', '`npm run bytes -- test/gone.json`', 'the file test/gone.json does not exist'],
  ['a route', '`/gone`', 'the route /gone does not exist'],
  ['a route of a domain', '`https://<domain>/api/gone`', 'the route /api/gone does not exist'],
  ['a setting', '`GONE_KEY`', 'no code has the name GONE_KEY'],
  ['a setting in a command', '`npx wrangler secret put GONE_KEY`', 'the setting GONE_KEY does not exist'],
])('%s that does not exist is reported', (_what, markdown, error) => {
  expect(documentErrors(markdown, repository)).toEqual([error])
})

test('files with placeholders, mounted routes, scripts with arguments and commands of other programs are allowed', () => {
  const spans = [
    'src/brands/<id>/brand.ts',
    'brand.ts',
    'test/output/',
    '/api/content/*',
    '/contact?sent=4829-1730',
    'no-store',
  ]
  const commands = ['npm run --silent tax:cases -- test/helpers/tax/cases.json', 'openssl rand -hex 32']
  const markdown = [...spans, ...commands].map((span) => `\`${span}\``).join(' ')
  expect(documentErrors(markdown, repository)).toEqual([])
})
