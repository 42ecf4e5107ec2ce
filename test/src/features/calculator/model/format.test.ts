import { expect, test } from 'vitest'
import { formatDollars } from '#features/calculator/model/format.ts'

test('formatDollars rounds cents to whole dollars, half away from zero', () => {
  expect([38_250, -38_250, 49, -49].map(formatDollars)).toEqual(['$383', '−$383', '$0', '$0'])
})
