import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { brands } from '#brands/index'
import { brandTexts, eagerArkUi, forbiddenModules, readClientBuild, workerPackages } from '../guards/client-build.ts'
import { readImports } from '../guards/import-graph.ts'
import { readAliases, readTree } from '../guards/source-tree.ts'

const build = readClientBuild()
const ASSETS = 'dist/client/assets'
const css = readdirSync(ASSETS)
  .filter((file) => file.endsWith('.css'))
  .map((file) => readFileSync(`${ASSETS}/${file}`, 'utf8'))
  .join('')

test('no browser chunk contains the worker, its packages or brand data', () => {
  const forbidden = workerPackages(readImports(readTree(['src', 'worker']), readAliases()))
  expect(forbidden).toContain('hono')
  expect(forbiddenModules(build.modules, forbidden)).toEqual([])
})

test('the build does not replace light-dark() by variables that the pages do not define', () => {
  expect(css.match(/var\(--lightningcss-\w+/g)).toBe(null)
})

test('no page loads Ark UI before a visitor touches one of its parts', () => {
  expect(Object.values(build.modules).flat().join()).toContain('node_modules/@ark-ui/')
  expect(eagerArkUi(build)).toEqual([])
})

test('no browser chunk contains a brand’s phone, email, headline or portal address', () => {
  const texts = brands.flatMap(({ id, contact, copy, portalUrl }) => [
    [`${id}’s phone`, contact.phone],
    [`${id}’s email`, contact.email],
    [`${id}’s headline`, copy.home.hero.headline],
    [`${id}’s portal`, portalUrl],
  ])
  expect(brandTexts(build.code, Object.fromEntries(texts))).toEqual([])
})
