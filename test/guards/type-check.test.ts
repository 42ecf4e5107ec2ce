import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ROOT } from './source-tree.ts'

const CACHE = path.join(ROOT, 'node_modules/.cache')

function tsc(...args: string[]): string {
  return spawnSync(path.join(ROOT, 'node_modules/.bin/tsc'), args, { cwd: ROOT, encoding: 'utf8' }).stdout
}

// workers-types declares `process` and `Buffer` too: layer-rules.ts keeps those out of the worker.
test.each([
  ['browser', ['document', 'localStorage'], ['caches.default', 'WebSocketPair', 'process', 'Buffer', '__dirname']],
  ['worker', ['caches.default', 'WebSocketPair'], ['document', 'window', 'localStorage', '__dirname']],
  ['node', ['process', 'Buffer', '__dirname'], ['document', 'window', 'caches.default', 'WebSocketPair']],
])('%s code may use the globals %j; using one of %j is a type error', (environment, own, foreign) => {
  // Inside the project, so that TypeScript finds the packages that the configuration names.
  mkdirSync(CACHE, { recursive: true })
  const folder = mkdtempSync(path.join(CACHE, 'types-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const names = [...own, ...foreign]
  writeFileSync(path.join(folder, 'code.ts'), `${names.join('\n')}\nexport {}\n`)
  const config = { extends: `../../../tsconfig.${environment}.json`, include: ['.'], exclude: [] }
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(config))
  const lines = [...tsc('-p', folder).matchAll(/code\.ts\((\d+),/g)].map(([, line]) => Number(line))
  expect([...new Set(lines)].map((line) => names[line - 1])).toEqual(foreign)
})

test.each([
  ['browser', /@types\/node|workers-types/],
  ['worker', /@types\/node|lib\.dom/],
  ['node', /lib\.dom|workers-types\/index\.d\.ts/],
])('no import of the %s code loads the globals of another environment', (environment, foreign) => {
  const files = tsc('-p', `tsconfig.${environment}.json`, '--listFilesOnly').split('\n')
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter((file) => foreign.test(file))).toEqual([])
})
