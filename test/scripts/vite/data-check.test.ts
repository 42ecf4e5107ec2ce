import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { missingFiles, missingPortraits } from '#scripts/vite/data-check.ts'

test('every brand, service and industry in the repository has all required files', () => {
  expect(missingFiles()).toEqual([])
})

const FOLDERS = [
  'src/brands/payroll',
  'src/catalog/services/bookkeeping',
  'src/routes/services',
  'src/catalog/industries/retail',
  'src/routes/industries',
]

test.each([
  'src/brands/payroll/brand.ts',
  'src/brands/payroll/copy.ts',
  'src/brands/payroll/art/share.png',
  'src/catalog/services/bookkeeping/service.ts',
  'src/catalog/services/bookkeeping/copy.ts',
  'src/catalog/services/bookkeeping/drawing.svg',
  'src/routes/services/bookkeeping.tsx',
  'src/catalog/industries/retail/industry.ts',
  'src/catalog/industries/retail/drawing.svg',
  'src/routes/industries/retail.tsx',
])('the data check reports the missing file %s', (file) => {
  const project = mkdtempSync(path.join(tmpdir(), 'data-check-'))
  onTestFinished(() => rmSync(project, { recursive: true }))
  for (const folder of FOLDERS) cpSync(folder, path.join(project, folder), { recursive: true })
  rmSync(path.join(project, file))
  expect(missingFiles(project)).toEqual([`${file}: the file is missing`])
})

test('the data check reports a missing portrait file that copy.ts names', () => {
  const people = [{ portrait: 'share.png' }, { portrait: 'nobody.webp' }]
  expect(missingPortraits([{ id: 'payroll', copy: { about: { people } } }])).toEqual([
    'src/brands/payroll/art/nobody.webp: the portrait is missing, but copy.ts names it',
  ])
})
