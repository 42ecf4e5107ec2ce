import { expect, test } from 'vitest'
import { createAppRouter } from '../../src/router'

test('in the browser content is stale after 5 minutes, asked for twice at most, and not again on focus', () => {
  const { queryClient } = createAppRouter().options.context
  expect(queryClient.getDefaultOptions().queries).toMatchObject({
    staleTime: 300_000,
    retry: 1,
    refetchOnWindowFocus: false,
  })
})
