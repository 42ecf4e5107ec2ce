import { expect, test } from 'vitest'
import { shortColumns } from '#shared/short-columns'

const short = (length: number) => 'a'.repeat(length)

test.each([
  ['cells of up to 24 characters beside a longer column', [[24, 25, 3]], [true, false, true]],
  [
    'the longest cell of each column',
    [
      [3, 3],
      [25, 3],
    ],
    [false, true],
  ],
  ['no column if all are short', [[3, 3]], [false, false]],
  ['no column if the short ones together exceed 66 characters', [[24, 24, 19, 25]], [false, false, false, false]],
])('short columns are %s', (_what, lengths, expected) => {
  expect(shortColumns(lengths.map((line) => line.map(short)))).toEqual(expected)
})
