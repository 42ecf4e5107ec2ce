import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { act, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { getBrand } from '#brands/index.ts'
import { publicBrand } from '#shared/brand.ts'
import type { BrandId } from '#shared/brand-id.ts'
import type { PageState } from '#shared/page.ts'

export const NOW = '2026-11-21T12:00:00Z'

export function pageOf(brand: BrandId): PageState {
  return {
    brand: publicBrand(getBrand(brand), NOW),
    menu: { services: [], omitted: [], industries: [], cities: [] },
    homeStylesheet: '',
    domain: undefined,
    now: NOW,
  }
}

export async function mount(
  children: ReactNode,
  page: Partial<PageState> = {},
  brand: BrandId = 'dresdentax',
  path = '/',
) {
  const state = { ...pageOf(brand), ...page }
  const root = createRootRouteWithContext<{ page: PageState }>()({ component: Outlet })
  const route = createRoute({ getParentRoute: () => root, path, component: () => children })
  const router = createRouter({
    routeTree: root.addChildren([route]),
    history: createMemoryHistory({ initialEntries: [path] }),
    context: { page: state },
  })
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } })}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  )
  await screen.findAllByText(/./)
  // React runs the effects of the first render inside the empty `act` call.
  await act(async () => {})
}
