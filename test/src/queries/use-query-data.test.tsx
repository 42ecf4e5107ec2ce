import { type FetchQueryOptions, QueryClient, QueryClientProvider, queryOptions } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { Component, type ReactNode, Suspense } from 'react'
import { expect, test, vi } from 'vitest'
import { useQueryData } from '#queries/use-query-data'

const HOUR_MS = 3_600_000

function Text({ options }: { options: FetchQueryOptions<string, Error, string, string[]> }) {
  return <p>{useQueryData(options)}</p>
}

class Boundary extends Component<{ children: ReactNode }, { message?: string }> {
  override state: { message?: string } = {}
  static getDerivedStateFromError = ({ message }: Error) => ({ message })
  override render = () => this.state.message ?? this.props.children
}

/** Renders the data of a query whose function is `load`. `cached` is its data and the time of its data. */
async function show(load: () => Promise<string>, cached?: { data: string; updatedAt: number }) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: HOUR_MS } } })
  const options = queryOptions({ queryKey: ['text'], queryFn: load })
  if (cached) client.setQueryData(options.queryKey, cached.data, cached)
  const view = await act(async () =>
    render(
      <QueryClientProvider client={client}>
        <Boundary>
          <Suspense fallback="Loading">
            <Text options={options} />
          </Suspense>
        </Boundary>
      </QueryClientProvider>,
    ),
  )
  return { client, ...view }
}

test('stale data is shown, then loaded again once', async () => {
  const load = vi.fn(async () => 'new')
  await show(load, { data: 'cached', updatedAt: Date.now() - 2 * HOUR_MS })
  expect(await screen.findByText('new')).toBeDefined()
  expect(load).toHaveBeenCalledTimes(1)
})

test('a component without data suspends until the query has loaded', async () => {
  let finish: (text: string) => void = () => {}
  await show(() => new Promise((resolve) => (finish = resolve)))
  expect(screen.getByText('Loading')).toBeDefined()
  await act(async () => finish('loaded'))
  expect(screen.getByText('loaded')).toBeDefined()
})

test('a query that fails without data throws its error', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await show(async () => {
    throw new Error('No connection')
  })
  expect(await screen.findByText('No connection')).toBeDefined()
})
