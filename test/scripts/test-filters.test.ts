import { expect, test } from 'vitest'
import { testFilters } from '#scripts/test-filters.ts'

test('testFilters selects the tests for a changed source file and for its folder', () => {
  const changed = [
    'worker/platform/xml.ts',
    'src/ui/toast.tsx',
    'test/src/a.limits.test.ts',
    'test/src/a.slow.test.ts',
    'test/helpers/b.ts',
    'README.md',
  ]
  expect(testFilters(changed)).toEqual([
    ...['test/worker/platform/xml.', 'test/worker/platform.', 'test/src/ui/toast.', 'test/src/ui.'],
    'test/src/a.limits.test.ts',
  ])
})
