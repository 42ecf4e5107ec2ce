import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { commandErrors, commandsIn, type Run } from './commands.ts'

const CI = '.ci/run'
const RELEASE = 'test/scripts/deploy.test.ts'

/** Commands → the test that runs them. */
const RUNS: Record<string, Run> = {
  install: { file: CI, as: '\nnpm install' },
  test: { file: CI, as: '\nnpm test' },
  lint: { file: CI, as: "'npm run lint'" },
  types: { file: CI, as: "'npm run types'" },
  unused: { file: CI, as: "'npm run unused'" },
  bytes: { file: CI, as: "'npm run bytes'" },
  'deploy:dry': { file: CI, as: "'npx wrangler deploy --dry-run " },
  build: { file: 'package.json', as: '"deploy:dry": "npm run build && ' },
  start: { file: 'test/browser/additions.test.ts' },
  dev: { file: 'test/scripts/vite/dev-reload.test.ts' },
  stack: { file: 'test/scripts/stack.test.ts' },
  'tax:cases': { file: 'test/src/tax/estimate.cases.test.ts' },
  'guard:cases': { file: 'test/worker/ops/guard-figures.test.ts' },
  preview: { file: 'test/browser/preview.test.ts' },
  backup: { file: 'test/scripts/backup.test.ts' },
  restore: { file: 'test/scripts/backup.test.ts' },
  'launch:check': { file: RELEASE, as: "'launch:check'" },
  deploy: { file: RELEASE, as: "run('deploy'" },
  rollback: { file: RELEASE, as: "run('rollback'" },
}

/** Tools for developers, which measure or draw for minutes. */
const TOOLS = ['format', 'bench', 'lighthouse', 'screenshots', 'desk:bench', 'artwork', 'fonts', 'ghost', 'test:ghost']
const FOR_DEVELOPERS = Object.fromEntries(TOOLS.map((name) => [name, { file: 'README.md', as: `npm run ${name}` }]))
const README_RUNS = {
  ...RUNS,
  ...FOR_DEVELOPERS,
  'npx vitest run --project node test/src/tax/years.test.ts': { file: CI, as: '\nnpm test' },
}

test.each([
  ['docs/operations.md', RUNS, 50],
  ['README.md', README_RUNS, 20],
])('each command in %s exists with its options, and a test runs it unless it is marked', (file, runs, count) => {
  // test/guards/document-commands.test.ts runs all commands with ADDRESS.
  const commands = commandsIn(readFileSync(file, 'utf8')).filter(({ text }) => !text.includes('ADDRESS'))
  expect(commands.length).toBeGreaterThan(count)
  expect(commands.flatMap((command) => commandErrors(command, runs))).toEqual([])
})

test.each([
  ['a script that does not exist', '`npm run gone`', 'package.json has no script gone'],
  ['an option of a script that does not exist', '`npm run deploy -- --fast`', 'deploy has no option --fast'],
  [
    'a command of wrangler that does not exist',
    '**account** `npx wrangler kv make X`',
    'wrangler has no command kv make',
  ],
  [
    'an option of wrangler',
    '**account** `npx wrangler d1 create a --remote`',
    'wrangler d1 create has no option --remote',
  ],
  ['a command of wrangler without a mark', '`npx wrangler login`', '`npx wrangler login` is neither run'],
  ['a script that no test runs', '`npm run bench`', '`npm run bench` is neither run'],
  [
    'another program without a mark',
    '```sh\ncurl https://a.test \\\n  -d 1\n```',
    '`curl https://a.test \\ -d 1` is neither',
  ],
  [
    'the end of a pipe without a mark',
    '`npm start | npx wrangler login`',
    '`npm start | npx wrangler login` is neither',
  ],
  [
    'a command after a marked row',
    '| **account** a |\n| `npx wrangler login` |',
    '`npx wrangler login` is neither run',
  ],
])('%s is reported', (_what, markdown, error) => {
  const found = commandsIn(markdown).flatMap((command) => commandErrors(command, RUNS))
  expect(found).toEqual([expect.stringContaining(error)])
})

test('a mark covers its list item, and the block of commands after it', () => {
  const markdown = '1. **tool** Run\n   `openssl rand 1`:\n\n   ```sh\n   curl a.test\n   ```\n\n2. Run `curl b.test`'
  expect(commandsIn(markdown)).toEqual([
    { text: 'openssl rand 1', isMarked: true },
    { text: 'curl a.test', isMarked: true },
    { text: 'curl b.test', isMarked: false },
  ])
})

test('a test that no longer runs a script does not count', () => {
  const run = (as: string) => ({ deploy: { file: RELEASE, as } })
  const command = { text: 'npm run deploy', isMarked: false }
  expect(commandErrors(command, run("run('deploy'"))).toEqual([])
  expect(commandErrors(command, run('run("gone"'))).toHaveLength(1)
})
