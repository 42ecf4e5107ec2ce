import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { brands } from '#brands/index.ts'
import {
  D1,
  KV,
  PLACEHOLDER_FILES,
  PROMISES,
  sample,
  sampleAddresses,
  sampleDomain,
} from '#test/helpers/deploy/sample.ts'
import { type LaunchOptions, launchProblems, mailSenders } from '#worker/ops/launch-problems.ts'
import { type Problem, problemLine } from '#worker/ops/problem.ts'

const CONFIG = 'wrangler.toml'
const ids = brands.map(({ id }) => id)

const original = (file: string) => readFileSync(file, 'utf8')

let root: string

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'launch-'))
  for (const place of PLACEHOLDER_FILES) cpSync(place, path.join(root, place), { recursive: true })
})
afterAll(() => rmSync(root, { recursive: true }))

const inOriginal = launchProblems({ root: '.' })
const FILES = [...new Set([CONFIG, PROMISES, ...inOriginal.map(({ file }) => file)])]

beforeEach(() => {
  for (const file of FILES) writeFileSync(path.join(root, file), sample(file))
})

const account = { secrets: ['GHOST_CONTENT_KEY', 'MAILCHANNELS_API_KEY'], ids: [KV, D1], jurisdiction: 'us' }
const found = (options: Partial<LaunchOptions> = {}) => launchProblems({ root, account, ...options })

const withoutLine = ({ line: _, ...problem }: Problem) => problem

test('the launch check passes if every placeholder is replaced by a sample value', () => {
  expect(found()).toEqual([])
  expect(found({ environment: 'staging' })).toEqual([])
  expect(found({ account: undefined })).toEqual([])
})

test('mailSenders returns the addresses in MAIL_FROM and skips placeholders', () => {
  expect(mailSenders({ root }).map(({ address }) => address)).toEqual(
    ids.toSorted().map((id) => `office@${id}-sample.com`),
  )
  editConfig(sampleAddresses(), '{"payroll": "office@payroll.example"}')
  expect(mailSenders({ root })).toEqual([])
})

test("each launch check problem points to a line that contains the problem's text or field", () => {
  const wrong = inOriginal.filter(({ file, line = 0, field = '', text }) => {
    const code = original(file).split('\n')[line - 1] ?? ''
    return ![text, text.match(/“(.*)”/)?.[1] ?? text, field].some((value) => code.includes(value))
  })
  expect(wrong).toEqual([])
})

function restorePlaceholder({ file, line = 0, brand, field = '', text }: Problem): string {
  const quoted = text.match(/“(.*)”/)?.[1]
  if (file === PROMISES) {
    const source = text.match(/by counsel \((.*)\)$/)?.[1]
    return sample(file).replace('= []', `= [${JSON.stringify({ path: field, text: quoted, source })}]`)
  }
  if (field === 'unconfirmed')
    return sample(file).replace('unconfirmed: []', `unconfirmed: [${JSON.stringify(quoted)}]`)
  if (field === 'MAIL_FROM')
    return sample(file).replace(sampleAddresses(), sampleAddresses(ids.filter((id) => id !== brand)))
  const lines = sample(file).split('\n')
  const before = original(file).split('\n')[line - 1] ?? ''
  const value = new RegExp(`\\b${field.split(' ').at(-1)}: (['"\`]).*?\\1`)
  const [own] = before.match(value) ?? []
  lines[line - 1] = own ? (lines[line - 1] ?? '').replace(value, own) : before
  return lines.join('\n')
}

// The list of placeholders is empty once the site is live.
const PUT_BACK = inOriginal.map((problem) => [problemLine(problem), problem] as const)
test.each(PUT_BACK)('the launch check reports a single remaining placeholder: %s', (_line, problem) => {
  writeFileSync(path.join(root, problem.file), restorePlaceholder(problem))
  // The sample's list of unconfirmed wording has only the restored entry, so the entry's line number differs from the original's.
  const isMoved = problem.file === PROMISES || problem.field === 'unconfirmed'
  expect(found()).toEqual([isMoved ? { ...problem, line: expect.any(Number) } : problem])
})

function editConfig(from: string | RegExp, to: string): void {
  const text = sample(CONFIG)
  expect(text).toMatch(from)
  writeFileSync(path.join(root, CONFIG), text.replace(from, to))
}

test.each([
  [`www.${sampleDomain(brands[0]?.domain ?? '')}`, brands[0]?.id],
  [sampleDomain(brands[1]?.domain ?? ''), brands[1]?.id],
])('the launch check reports a host without a route: %s', (host, brand) => {
  editConfig(`  { pattern = "${host}", custom_domain = true },\n`, '')
  expect(found().map(withoutLine)).toEqual([
    { file: CONFIG, brand, field: 'routes', text: `There is no route for ${host}.` },
  ])
})

test.each(['logo.svg', 'share.png'])('the launch check reports a brand without %s', (name) => {
  const file = `src/brands/payroll/art/${name}`
  renameSync(path.join(root, file), path.join(root, `${file}.gone`))
  try {
    expect(found()).toEqual([{ file, brand: 'payroll', text: expect.stringContaining('The brand has no ') }])
  } finally {
    renameSync(path.join(root, `${file}.gone`), path.join(root, file))
  }
})

test('the launch check reports a malformed setting with its line number', () => {
  editConfig('[vars]', '[vars]\nGTM_ID = "UA-123"')
  const line = sample(CONFIG).split('\n').indexOf('[vars]') + 2
  expect(found()).toEqual([{ file: CONFIG, line, field: 'GTM_ID', text: expect.stringContaining('GTM_ID must be') }])
})

test('the launch check reports a missing DESK_HOST for production', () => {
  editConfig(/^DESK_HOST = .*$/m, '')
  const line = sample(CONFIG).split('\n').indexOf('[vars]') + 1
  expect(found()).toEqual([{ file: CONFIG, line, field: 'DESK_HOST', text: expect.stringContaining('not set') }])
  expect(found({ environment: 'staging' })).toEqual([])
})

test.each([
  ['a required secret', { ...account, secrets: ['GHOST_CONTENT_KEY'] }, 'MAILCHANNELS_API_KEY is not set.'],
  ['the partner of a secret', { ...account, secrets: [...account.secrets, 'DKIM_SELECTOR'] }, 'DKIM_SELECTOR needs'],
  ['the KV namespace', { ...account, ids: [D1] }, `The account has no ${KV}.`],
  ['the database', { ...account, ids: [KV] }, `The account has no ${D1}.`],
  ['the jurisdiction', { ...account, jurisdiction: 'eu' }, 'The jurisdiction of the database is eu.'],
  ['any jurisdiction', { ...account, jurisdiction: undefined }, 'The jurisdiction of the database is not set.'],
])('if the Cloudflare account lacks %s, the launch check reports only that problem', (_what, account, text) => {
  expect(found({ account }).map((problem) => problem.text)).toEqual([expect.stringContaining(text)])
})

test('only the launch check for staging reports problems in the staging settings', () => {
  const [production = '', staging = ''] = sample(CONFIG).split('[env.staging]')
  const broken = staging.replace(/^LEADS_TO = .*$/m, 'LEADS_TO = "{}"').replace(`"${KV}"`, `"${'0'.repeat(32)}"`)
  writeFileSync(path.join(root, CONFIG), `${production}[env.staging]${broken}`)
  expect(found()).toEqual([])
  expect(found({ environment: 'staging' }).map(({ field, brand }) => [field, brand])).toEqual([
    ['kv_namespaces id', undefined],
    ...ids.toSorted().map((id) => ['LEADS_TO', id]),
  ])
})

test.each([
  ['ASSETS', 'binding'],
  ['CONTENT', 'binding'],
  ['DB', 'binding'],
  ['CONTACT_LIMIT', 'name'],
  ['BRAND_FLOOD', 'name'],
  ['READ_LIMIT', 'name'],
  ['VERSION', 'binding'],
])('the launch check reports a missing binding: %s', (name, key) => {
  editConfig(`${key} = "${name}"`, `${key} = "OTHER"`)
  expect(found()).toEqual([{ file: CONFIG, field: name, text: 'There is no binding with this name.' }])
})

test.each([
  ['a syntax error', '[vars]', '[vars', /^Invalid TOML document: /, true],
  ['a duplicate setting', 'GHOST_URL =', 'LEADS_TO = "{}"\nGHOST_URL =', /^Invalid TOML document: /, true],
  [
    'a value of the wrong type',
    /^crons = .*$/m,
    'crons = "daily"',
    /^- Expected "triggers.crons" to be of type array/,
    false,
  ],
])('the launch check reports only %s in wrangler.toml', (_what, from, to, text, hasLine) => {
  editConfig(from, to)
  const problem = { file: CONFIG, line: hasLine ? expect.any(Number) : undefined, text: expect.stringMatching(text) }
  expect(found()).toEqual([problem])
})
