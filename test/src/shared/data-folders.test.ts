import * as v from 'valibot'
import { expect, test } from 'vitest'
import { parseFolders } from '#shared/data-folders.ts'

const facts = v.strictObject({ title: v.string(), address: v.optional(v.object({ city: v.string() })) })

function parse(files: Record<string, unknown>) {
  const named = (name: string) => Object.fromEntries(Object.entries(files).filter(([path]) => path.endsWith(name)))
  return parseFolders('src/things', {
    'facts.ts': { schema: facts, modules: named('/facts.ts') },
    'copy.ts': { schema: v.string(), modules: named('/copy.ts') },
  })
}

test('parseFolders returns an entry for each data folder, sorted by folder name', () => {
  const files = { './two/facts.ts': { title: 'Two' }, './one-1/facts.ts': { title: 'One' } }
  expect(parse({ ...files, './one-1/copy.ts': 'first', './two/copy.ts': 'second' })).toEqual([
    ['one-1', { 'facts.ts': { title: 'One' }, 'copy.ts': 'first' }],
    ['two', { 'facts.ts': { title: 'Two' }, 'copy.ts': 'second' }],
  ])
})

const good = { './one/facts.ts': { title: 'One' }, './one/copy.ts': 'text' }

test.each<[string, Record<string, unknown>, string]>([
  ['lacks a file', { './one/facts.ts': { title: 'One' } }, 'one/copy.ts: the file is missing'],
  ['lacks a field', { ...good, './one/facts.ts': {} }, 'one/facts.ts title: '],
  ['has an unknown field', { ...good, './one/facts.ts': { title: '', name: '' } }, 'one/facts.ts name: '],
  [
    'has a malformed nested field',
    { ...good, './one/facts.ts': { title: '', address: {} } },
    'one/facts.ts address.city: ',
  ],
  ['has a malformed file', { ...good, './one/copy.ts': 1 }, 'one/copy.ts (whole file): '],
])('parsing a data folder that %s throws an error that names the file and the field', (_what, files, error) => {
  expect(() => parse(files)).toThrow(`src/things is invalid:\n  src/things/${error}`)
})

test.each(['One', 'one_1', '1st', '__proto__', 'a.b'])('parseFolders rejects the data folder name %s', (name) => {
  const files = { [`./${name}/facts.ts`]: { title: 'One' }, [`./${name}/copy.ts`]: 'text' }
  expect(() => parse(files)).toThrow(`src/things/${name}: the folder name must be lower-case`)
})

test('one error message lists the problems in all data folders', () => {
  expect(() => parse({ './one/facts.ts': {}, './two/copy.ts': 1 })).toThrow(
    /one\/facts\.ts title: .*\n.*one\/copy\.ts: .*\n.*two\/facts\.ts: .*\n.*two\/copy\.ts \(whole file\): /,
  )
})
