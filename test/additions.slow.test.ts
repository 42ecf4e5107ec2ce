import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { brands } from '#brands/index.ts'
import { emptySlots } from '#worker/ops/empty-slots.ts'
import { ADDITIONS } from './helpers/additions.ts'
import { copyRepository, type RepositoryCopy } from './helpers/repository-copy.ts'

const BRAND = 'zanesbooks'
const HOST = 'zanesbooks.example'

const BRAND_TESTS = [
  ...['brand-leaks', 'search-engines', 'two-taps'].map((name) => `test/browser/${name}.test.ts`),
  'test/scripts/artwork.test.ts',
  'test/src/brands/index.test.ts',
]
const BRAND_NAMES = `${BRAND}|dresdentax.*facts about another brand|wrangler.toml`

const PAGES = 'test/worker/app.brands.test.ts'
const OTHER_TESTS = [
  PAGES,
  'test/worker/content/feeds/feeds.parsers.test.ts',
  'test/worker/app.links.test.ts',
  'test/src/brands/index.test.ts',
  'test/src/shared/redirects.test.ts',
  'test/src/tax/years.test.ts',
]

let copy: RepositoryCopy

beforeAll(async () => {
  copy = await copyRepository(Object.assign({}, ...Object.values(ADDITIONS)))
})
afterAll(() => copy?.[Symbol.asyncDispose]())

test('a copy of the repository with a new brand passes the tests that run once per brand', async ({ signal }) => {
  const options = ['--project=browser', '--project=node', `--testNamePattern=${BRAND_NAMES}`]
  const passed = await copy.runTests(BRAND_TESTS, options, signal)
  expect(BRAND_TESTS.filter((file) => !passed[file]?.length)).toEqual([])
  for (const name of ['opens a page with the payroll price', 'shows whether the firm is open'])
    expect(passed['test/browser/two-taps.test.ts']).toContainEqual(expect.stringContaining(name))
  for (const [file, id] of [
    ['services', 'sales-tax'],
    ['industries', 'trucking'],
  ])
    expect(await readFile(path.join(copy.folder, `dist/client/art/${file}.svg`), 'utf8')).toContain(`id="${id}"`)
}, 900_000)

test('a copy of the repository with a new service and industry passes the page and link tests', async ({ signal }) => {
  const passed = await copy.runTests(OTHER_TESTS, ['--project=worker', '--project=node'], signal)
  expect(Object.keys(passed).sort()).toEqual(OTHER_TESTS.toSorted())
  expect(passed[PAGES]?.filter((name) => /sales-tax|trucking/.test(name))).toHaveLength(2)
}, 900_000)

test('the launch check lists the unconfirmed details of a new brand', async ({ signal }) => {
  const { code, output } = await copy.run(['scripts/run.ts', 'worker/ops/launch-check.ts'], signal)
  expect(code).toBe(1)
  for (const line of [
    ` ${BRAND} domain: ${HOST}`,
    ` ${BRAND} contact phone: (740) 555-0130`,
    ` ${BRAND} unconfirmed: “name” is not confirmed by the firm`,
    ` routes: { pattern = "${HOST}", custom_domain = true },`,
    ` ${BRAND} MAIL_FROM: The brand has no email address here.`,
  ])
    expect(output).toContain(line)
  for (const line of emptySlots(brands)) expect(output).toContain(line)
  expect(output).not.toContain(`src/brands/${BRAND}/brand.ts contact hours: `)
})
