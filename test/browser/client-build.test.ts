import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { brands } from '#brands/index'
import { firstLoadFaults, moduleFaults, readClientBuild, textFaults, workerPackages } from '../guards/client-build.ts'
import { readImports } from '../guards/import-graph.ts'
import { readAliases, readTree } from '../guards/source-tree.ts'

const build = readClientBuild()
const ASSETS = 'dist/client/assets'
const css = readdirSync(ASSETS)
  .filter((file) => file.endsWith('.css'))
  .map((file) => readFileSync(`${ASSETS}/${file}`, 'utf8'))
  .join('')

test('no chunk holds the worker, its packages or a brand’s data', () => {
  const forbidden = workerPackages(readImports(readTree(['src', 'worker']), readAliases()))
  expect(forbidden).toContain('hono')
  expect(moduleFaults(build.modules, forbidden)).toEqual([])
})

test('equal sources make equal files: variables are in order, whichever source was read first', () => {
  const variables = css.match(/:root,:host\{([^}]+)\}/)?.[1]?.split(';') ?? []
  expect(variables.length).toBeGreaterThan(10)
  expect(variables).toEqual(variables.toSorted())
})

test('the build leaves no colour to a stand-in for light-dark(), which the pages do not have', () => {
  expect(css.match(/var\(--lightningcss-\w+/g)).toBe(null)
})

test('no page brings Ark UI along', () => {
  expect(Object.values(build.modules).flat().join()).toContain('node_modules/@ark-ui/')
  expect(firstLoadFaults(build)).toEqual([])
})

test('no chunk spells out what is one brand’s own', () => {
  const texts = Object.values(brands).flatMap(({ id, contact, copy, portalUrl }) => [
    [`${id}’s phone`, contact.phone],
    [`${id}’s e-mail`, contact.email],
    [`${id}’s headline`, copy.home.hero.headline],
    [`${id}’s portal`, portalUrl],
  ])
  expect(textFaults(build.code, Object.fromEntries(texts))).toEqual([])
})
