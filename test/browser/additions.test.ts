/** Adds a service, an industry, a redirect and a tax year to a copy of the repository, by the files that the README names. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { ADDITIONS } from '#test/helpers/additions'
import { copyRepository } from '#test/helpers/repository-copy'

const { service, industry, redirect, 'tax year': taxYear } = ADDITIONS

const PAGES = 'test/worker/handlers/pages.services-and-industries.test.ts'
const TESTS = [
  PAGES,
  'test/worker/handlers/pages.home.test.ts',
  'test/worker/handlers/pages.links.test.ts',
  'test/guards/behavior.test.ts',
  'test/src/brands/index.test.ts',
  'test/src/shared/redirects.test.ts',
  'test/src/tax/years.test.ts',
]

test('a copy with a ninth service, an eighth industry, a redirect and a tax year builds and passes their tests', async ({
  signal,
}) => {
  await using copy = await copyRepository({ ...service, ...industry, ...redirect, ...taxYear })
  const build = await copy.run([path.resolve('node_modules/vite/bin/vite.js'), 'build'], signal)
  expect(build.code, build.output).toBe(0)
  for (const [file, id] of [
    ['services', 'sales-tax'],
    ['industries', 'trucking'],
  ])
    expect(await readFile(path.join(copy.folder, `dist/client/art/${file}.svg`), 'utf8')).toContain(`id="${id}"`)

  const passed = await copy.runTests(TESTS, ['--project=worker', '--project=node'], signal)
  expect(Object.keys(passed).sort()).toEqual(TESTS.toSorted())
  expect(passed[PAGES]?.filter((name) => /sales-tax|trucking/.test(name))).toHaveLength(3)
}, 900_000)
