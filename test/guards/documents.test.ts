import { execFileSync, spawnSync } from 'node:child_process'
import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto'
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { FEED_FORMATS } from '#shared/feeds.ts'
import { REDIRECTS } from '#shared/redirects.ts'
import { settingProblems } from '#worker/env.ts'
import { REASONS } from '#worker/leads/health-check.ts'
import { documentErrors, misplacedTests, missingDocuments, readRepository, readTexts } from './documents.ts'

const repository = readRepository()
const runbook = readFileSync('docs/operations.md', 'utf8')

test.each(['README.md', ...globSync('docs/*.md')])('the document %s names only existing files and routes', (file) => {
  expect(documentErrors(readFileSync(file, 'utf8'), repository)).toEqual([])
})

test('no file in the repository refers to a document outside the repository', () => {
  const { 'test/guards/documents.test.ts': _, ...others } = readTexts()
  expect(missingDocuments(others)).toEqual([])
})

test('the runbook explains every event that the worker logs', () => {
  const code = globSync('worker/**/*.ts')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const logging =
    code.match(
      /\b(?:log|createBestEffort|afterResponse)\([^{;\n]*\n?[^{;\n]*|^ +event: '[a-z]+-(?:error|violation)'/gm,
    ) ?? []
  const events = [...logging.join('\n').matchAll(/'([a-z]+(?:-[a-z]+)+)'/g)].map(([, event = '']) => `\`${event}\``)
  expect(events.length).toBeGreaterThan(40)
  const flat = runbook.replace(/\s+/g, ' ')
  expect([...events, ...Object.values(REASONS)].filter((name) => !flat.includes(name))).toEqual([])
})

test("every test file's path mirrors its source file's path", () => {
  expect(misplacedTests(repository.files)).toEqual([])
})

test.each([
  ['`src/gone/<id>.ts`', 'the file src/gone/<id>.ts does not exist'],
  ['`npm run gone -- --yes`', 'package.json has no script gone'],
  ['`https://<domain>/api/gone`', 'the route /api/gone does not exist'],
  ['`GONE_KEY`', 'no code has the name GONE_KEY'],
  ['`npx wrangler secret put GONE_KEY`', 'the setting GONE_KEY does not exist'],
])('the document check reports a document that contains the outdated reference %s', (markdown, error) => {
  expect(documentErrors(markdown, repository)).toEqual([error])
})

const MENTIONS = ['See GONE.md.', 'The texts of the spec.', 'Wait for issue 7.']
test.each(MENTIONS)('the document check reports a comment that names a missing document: %s', (comment) => {
  expect(missingDocuments({ 'src/a.ts': `\n// ${comment}` })).toHaveLength(1)
})

test.skipIf(spawnSync('sh', ['-c', 'openssl version']).status !== 0)("the runbook's commands create a DKIM key", () => {
  const [, section = ''] = runbook.split('### Signing mail with DKIM')
  const folder = mkdtempSync(path.join(tmpdir(), 'dkim-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(path.join(folder, 'npx'), '#!/bin/sh\ncat\n', { mode: 0o755 })
  const env = { ...process.env, PATH: `${folder}:${process.env.PATH}` }
  const commands = section.match(/(?<=`)openssl [^`]+|printf [^`]+/g) ?? []
  const run = (command: string) =>
    execFileSync('sh', ['-c', command.replace('<selector>', 'mc1')], { cwd: folder, env, encoding: 'utf8' })
  const [, printed = '', secrets = ''] = commands.slice(0, 3).map(run)
  const settings = JSON.parse(secrets)
  expect(settingProblems(settings).filter(({ name }) => name.startsWith('DKIM'))).toEqual([])
  const derOf = (base64: string) => ({ key: Buffer.from(base64, 'base64'), format: 'der' as const })
  const privateKey = createPrivateKey({ ...derOf(settings.DKIM_PRIVATE_KEY), type: 'pkcs8' })
  const publicKey = createPublicKey({ ...derOf(printed), type: 'spki' })
  const mail = Buffer.from('mail')
  expect(verify('sha256', mail, publicKey, sign('sha256', mail, privateKey))).toBe(true)
})

test('the bot protection exception in the runbook covers all feeds and webhooks', () => {
  const [, expression = ''] = runbook.match(/```text\s+(\(http\.request[\s\S]*?)```/) ?? []
  const code = expression
    .replace(
      /http\.request\.uri\.path in \{([^}]*)\}/g,
      (_, list) => `[${list.replaceAll('" "', '", "')}].includes(path)`,
    )
    .replace(/(starts|ends)_with\(http\.request\.uri\.path, /g, (_, end) => `path.${end}With(`)
    .replace(/\bor\b/g, '||')
    .replace(/\band\b/g, '&&')
  const isExempt = (path: string): boolean => new Function('path', `return ${code}`)(path)
  const feeds = FEED_FORMATS.flatMap(({ file }) => [`/${file}`, `/blog/tag/tax/${file}`])
  const moved = Object.keys(REDIRECTS).filter((path) => feeds.includes(`${REDIRECTS[path]}`))
  const others = [...moved, '/due-dates.ics', '/api/health', '/api/ghost/webhook', '/api/mail/events']
  expect([...feeds, ...others].filter((path) => !isExempt(path))).toEqual([])
  expect(['/', '/blog', '/blog/tag/tax', '/contact', '/api/contact', '/rss.xml/a'].filter(isExempt)).toEqual([])
})
