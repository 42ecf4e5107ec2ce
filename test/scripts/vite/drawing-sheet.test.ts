import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { industries } from '#catalog/industries/index.ts'
import { services } from '#catalog/services/index.ts'
import { drawingSheet } from '#scripts/vite/drawing-sheet.ts'
import { iconSheet } from '#scripts/vite/icon-sheet.ts'
import { readTree } from '#test/guards/source-tree.ts'

const COUNTIES = readFileSync('src/features/firm/county-map.svg', 'utf8')

test.each([
  ['services', drawingSheet('src/catalog/services')],
  ['industries', drawingSheet('src/catalog/industries')],
  ['counties', COUNTIES],
])('the drawings for %s use only CSS variables as colors', (_name, svg) => {
  expect(svg).not.toMatch(/(?:fill|stroke)(?:=|:)"?(?!var\(|none)/)
})

test('drawingSheet throws an error if a drawing is not a single 320 × 200 SVG', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'drawings-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  mkdirSync(`${root}/one`)
  writeFileSync(`${root}/one/drawing.svg`, '<svg viewBox="0 0 1 1"></svg>')
  expect(() => drawingSheet(root)).toThrow(`${root}/one/drawing.svg must be one <svg`)
})

test('drawingSheet throws an error if two folders contain the same drawing', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'drawings-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  cpSync('src/catalog/services/payroll', `${root}/one`, { recursive: true })
  cpSync('src/catalog/services/payroll', `${root}/two`, { recursive: true })
  expect(() => drawingSheet(root)).toThrow(`the same drawing: ${root}/one and ${root}/two.`)
})

test.each([
  ['services', services],
  ['industries', industries],
])('no two %s have the same title or description', (_name, entries) => {
  for (const field of ['title', 'description'] as const)
    expect(new Set(entries.map((entry) => entry[field])).size).toBe(entries.length)
})

test('the SVG sheets under /art/ contain every drawing that the source code refers to', async () => {
  const files: Record<string, string> = {
    'services.svg': drawingSheet('src/catalog/services'),
    'industries.svg': drawingSheet('src/catalog/industries'),
    'icons.svg': await iconSheet(),
    'counties.svg': COUNTIES,
  }
  const named = Object.values(readTree(['src'])).flatMap((code) => [
    ...code.matchAll(/\/art\/([a-z-]+\.svg)#([a-z-]+)/g),
  ])
  expect(named).not.toEqual([])
  expect(named.filter(([, file = '', id]) => !files[file]?.includes(`<symbol id="${id}"`))).toEqual([])
})
