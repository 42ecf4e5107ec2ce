import { expect, test } from 'vitest'
import * as keys from '#browser/storage-keys.ts'
import { cookies } from '#content/cookies.ts'
import { readTree } from '../../guards/source-tree.ts'

const source = readTree(['src'])

/** The hook in use-stored-set.tsx gets a storage key from each caller, so the test checks the key in each call. */
const GENERIC = 'src/features/checklist/use-stored-set.tsx'

function describedKeys(hasWidgets: boolean): string[] {
  const blocks = cookies(hasWidgets).sections.flatMap((section) => section.blocks)
  const [table, ...others] = blocks.flatMap((block) =>
    typeof block === 'object' && 'table' in block ? [block.table] : [],
  )
  expect([table?.head[0], others]).toEqual(['Key', []])
  return (table?.rows ?? []).flatMap(([cell]) => `${cell}`.split(', '))
}

test('the cookies page describes every browser storage key in the code exactly once', () => {
  expect(describedKeys(true).toSorted()).toEqual(Object.values(keys).toSorted())
})

test('on a site without widgets, the cookies page describes every storage key except the consent key', () => {
  const others = Object.values(keys).filter((key) => key !== keys.CONSENT_KEY)
  expect(describedKeys(false).toSorted()).toEqual(others.toSorted())
})

function unregisteredKeys(file: string, code: string): string[] {
  const imported = code.match(/import \{([^}]*)\} from '#browser\/storage-keys.ts'/)?.[1]?.split(',') ?? []
  const known = new Set(imported.map((name) => name.trim()))
  const uses = code.matchAll(/\b(?:(?:local|session)Storage\b(?:\??\.\w+\(\s*([^,)]*))?|useStoredSet\(([^,)]*))/g)
  return [...uses].flatMap(([use, stored, set]) => {
    const key = `${stored ?? set ?? ''}`.trim().replace(/^"\$\{(\w+)\}"$/, '$1')
    return known.has(key) ? [] : [`${file}: ${use}`]
  })
}

test('all code in src/ imports its storage keys from storage-keys.ts', () => {
  const files = Object.entries(source).filter(([file]) => file !== GENERIC)
  const unregistered = files.flatMap(([file, code]) => unregisteredKeys(file, code))
  expect(unregistered).toEqual([])
})

test('no code in src/ uses cookies or IndexedDB', () => {
  const uses = Object.entries(source).filter(([, code]) => /document\.cookie|\bcookieStore\b|\bindexedDB\b/.test(code))
  expect(uses.map(([file]) => file)).toEqual([])
})
