import { expect, test } from 'vitest'
import { testFilters } from '#scripts/test-filters.ts'

test('a changed source file selects the tests for that file and its folder, and a changed test file selects itself', () => {
  const changed = [
    'worker/platform/xml.ts',
    'src/ui/toast.tsx',
    'test/src/a.limits.test.ts',
    'test/helpers/b.ts',
    'README.md',
  ]
  expect(testFilters(changed)).toEqual([
    ...['test/worker/platform/xml.', 'test/worker/platform.', 'test/src/ui/toast.', 'test/src/ui.'],
    'test/src/a.limits.test.ts',
  ])
})
