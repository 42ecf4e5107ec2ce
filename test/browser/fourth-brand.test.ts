/** Adds a brand to a copy of the repository: a folder in src/brands/ and a host in wrangler.toml. No other file changes. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { brands } from '#brands/index'
import { ADDITIONS } from '#test/helpers/additions'
import { copyRepository, type RepositoryCopy } from '#test/helpers/repository-copy'
import { emptySlots } from '#worker/ops/empty-slots'

const BRAND = 'zanesbooks'
const HOST = 'zanesbooks.example'

/** Tests that run once per brand. In the copy they run on the fourth brand, and the leak test on the default brand too. */
const TESTS = [
  ...['access', 'brand-leaks', 'contact', 'feed', 'search-engines', 'two-taps'].map(
    (name) => `test/browser/${name}.test.ts`,
  ),
  'test/scripts/artwork.test.ts',
  'test/src/brands/index.test.ts',
]
const NAMES = `${BRAND}(?!, the other pages)|dresdentax.*a fact of another brand|wrangler.toml`

let copy: RepositoryCopy

beforeAll(async () => {
  copy = await copyRepository(ADDITIONS.brand)
})
afterAll(() => copy?.[Symbol.asyncDispose]())

// The copy builds the site and runs seven test files, so the limit is 15 minutes.
test('the copy builds, and the fourth brand passes the tests of routes, leaks, feeds, leads, art, contrast and axe', async ({
  signal,
}) => {
  const passed = await copy.runTests(
    TESTS,
    ['--project=browser', '--project=node', `--testNamePattern=${NAMES}`],
    signal,
  )
  expect(TESTS.filter((file) => !passed[file]?.length)).toEqual([])
  // These run only on brands that fill the slots.
  for (const name of ['lead to payroll’s price', 'writes whether the firm is open'])
    expect(passed['test/browser/two-taps.test.ts']).toContainEqual(expect.stringContaining(name))
}, 900_000)

test('the launch check of the copy lists the placeholders of the fourth brand, and the empty slots of other brands', async ({
  signal,
}) => {
  const { code, output } = await copy.run(['scripts/run.ts', 'worker/ops/launch-check.ts'], signal)
  expect(code).toBe(1)
  for (const line of [
    `src/brands/${BRAND}/brand.ts domain: ${HOST}`,
    `src/brands/${BRAND}/brand.ts contact phone: (740) 555-0130`,
    `src/brands/${BRAND}/brand.ts name: not confirmed by the firm`,
    `wrangler.toml: { pattern = "${HOST}", custom_domain = true },`,
    `wrangler.toml MAIL_FROM: no sender for ${BRAND}`,
  ])
    expect(output).toContain(line)
  for (const line of emptySlots(brands)) expect(output).toContain(line)
  expect(output).not.toContain(`src/brands/${BRAND}/brand.ts contact hours: `)
})
