import { expect, test } from 'vitest'
import { UNCONFIRMED_LAW, UNCONFIRMED_PROMISES } from '#worker/ops/unconfirmed-promises.ts'
import { readTree } from '../../guards/source-tree.ts'

const source = Object.entries(readTree(['src', 'worker/mail']))

test('every statement listed as unconfirmed still appears in the copy', () => {
  const isMade = ({ path, text }: { path: string; text: string }) =>
    source.some(([file, code]) => file.startsWith(path) && code.includes(text))
  expect([...UNCONFIRMED_PROMISES, ...UNCONFIRMED_LAW].filter((promise) => !isMade(promise))).toEqual([])
})
