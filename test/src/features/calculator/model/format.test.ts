import { expect, test } from 'vitest'
import { formatDollars } from '#features/calculator/model/format.ts'

test('amounts are rounded to dollars, half away from zero, and $0 has no sign', () => {
  expect([38_250, -38_250, 49, -49].map(formatDollars)).toEqual(['$383', '−$383', '$0', '$0'])
})
