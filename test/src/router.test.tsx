import { createMemoryHistory } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { DEFAULT_BRAND } from '#brands/index'
import { publicBrand } from '#shared/brand'
import { brandMenu } from '#worker/brand-reader'
import { createBrowserRouter } from '../../src/router'

const page = {
  brand: publicBrand(DEFAULT_BRAND, '2026-11-21T12:00:00Z'),
  menu: brandMenu(DEFAULT_BRAND),
  domain: undefined,
  now: '2026-11-21T12:00:00Z',
}

test('in the browser, a query is stale after 5 minutes, retries once and does not refetch on focus', () => {
  const queries = [[['home'], 'from the page', Date.now()]] as const
  const { queryClient } = createBrowserRouter({ page, queries, matches: [] }, createMemoryHistory()).options.context
  expect(queryClient.getDefaultOptions().queries).toMatchObject({
    staleTime: 300_000,
    retry: 1,
    refetchOnWindowFocus: false,
  })
  expect(queryClient.getQueryData(['home'])).toBe('from the page')
})
