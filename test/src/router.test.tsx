import { expect, test } from 'vitest'
import { createAppRouter } from '../../src/router'

test('in the browser, a query is stale after 5 minutes, retries once and does not refetch on focus', () => {
  const { queryClient } = createAppRouter().options.context
  expect(queryClient.getDefaultOptions().queries).toMatchObject({
    staleTime: 300_000,
    retry: 1,
    refetchOnWindowFocus: false,
  })
})
