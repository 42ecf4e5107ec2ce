import { expect, test } from 'vitest'
import { longStylesheets, misplacedTests, missingDocuments, readRepository } from './repository.ts'

const repository = readRepository()

test('every test of src/, worker/ and scripts/ has the path of its source', () => {
  expect(misplacedTests(Object.keys(repository))).toEqual([])
})

test('no stylesheet is longer than 200 lines', () => {
  expect(longStylesheets(repository)).toEqual([])
})

test('no file names a document that is not in the repository', () => {
  // This file contains the examples below.
  const { 'test/guards/repository.test.ts': _, ...others } = repository
  expect(missingDocuments(others)).toEqual([])
})

test('a test without a source is reported; a topic in its name or a folder as its source is fine', () => {
  const files = ['src/a.ts', 'worker/b/c.ts', 'scripts/d.tsx']
  const good = [
    'test/src/a.test.ts',
    'test/src/a.limits.test.tsx',
    'test/worker/b.test.ts',
    'test/scripts/d.x.y.test.ts',
  ]
  const other = ['test/browser/e.test.ts', 'test/src/helper.ts']
  expect(misplacedTests([...files, ...good, ...other, 'test/src/b.test.ts', 'test/worker/b/a.test.ts'])).toEqual([
    'test/src/b.test.ts has no source: src/b.ts and src/b/ do not exist',
    'test/worker/b/a.test.ts has no source: worker/b/a.ts and worker/b/a/ do not exist',
  ])
})

test('a stylesheet of 201 lines is reported', () => {
  const files = { 'src/a.css': 'a{}\n'.repeat(201), 'src/b.css': 'a{}\n'.repeat(200), 'src/c.ts': '\n'.repeat(300) }
  expect(longStylesheets(files)).toEqual(['src/a.css has 201 lines, the limit is 200: split it by component'])
})

test.each([
  ['// See GONE.md.', 'GONE.md'],
  ['// The texts of the spec.', 'the spec'],
  ['// Wait for issue 7.', 'issue 7'],
])('a comment that names a document outside the repository is reported: %s', (comment, name) => {
  expect(missingDocuments({ 'src/a.ts': `\n${comment}` })).toEqual([
    `src/a.ts:2 names "${name}", which is not in the repository`,
  ])
})

test('a document of the repository may be named from the root or from the file’s folder', () => {
  const files = { 'docs/a.md': 'See b.md and README.md.', 'docs/b.md': '', 'README.md': '[a](docs/a.md)' }
  expect(missingDocuments(files)).toEqual([])
})
