/** The router with its query client. Only this file, entry-client and entry-server know how the server renders. */
import { QueryClient } from '@tanstack/react-query'
import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query'
import { PageFailure } from '#components/page-failure'
import { PagePending } from '#components/page-pending'
import { leaveBodyOut, takeBodyFromDocument } from '#queries/post-body'
import { RETRIES, STALE_MS } from '#queries/stale'
import type { Brand } from '#shared/brand'
import type { ContentReader } from '#shared/content'
import type { PageState } from '#shared/page'
import type { PageFlags } from '#shared/page-response'
import { parseSearch, stringifySearch } from '#shared/search'
import { PENDING_MS } from '#shared/shell'
import { createContentClient } from './content-client'
import { routeTree } from './route-tree.gen'

interface ServerOptions {
  content: ContentReader
  page: PageState
  theme: Brand['theme']
  defaultDomain: string
  nonce: string
  fonts: readonly string[]
}

/**
 * @param server Only on the server. The browser gets the page's state from the server's HTML.
 * @param history Only in the browser.
 */
export function createAppRouter(server?: ServerOptions, history?: RouterHistory) {
  const queryClient = new QueryClient({
    defaultOptions: {
      // Offline, a query fails at once instead of waiting for a connection.
      queries: { staleTime: STALE_MS, retry: server ? 0 : RETRIES, refetchOnWindowFocus: false, networkMode: 'always' },
    },
  })
  // The browser does not know the other brands' values: a link to one of those is a full page load.
  let ownDomain = server?.page.domain
  const router = createRouter({
    routeTree,
    context: { queryClient, ...(server ?? untilHydrated()) },
    ...(server && { ssr: { nonce: server.nonce } }),
    ...(history && { history }),
    caseSensitive: true,
    // The router's own parser would read JSON, so that ?domain=%22x%22 would select brand x.
    parseSearch: (search) => {
      const { domain, ...others } = parseSearch(search)
      return domain !== undefined && domain === ownDomain ? { ...others, domain } : others
    },
    stringifySearch,
    defaultPreload: 'intent',
    // React Query decides when data is stale.
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    defaultPendingMs: PENDING_MS,
    defaultPendingMinMs: 0,
    defaultErrorComponent: PageFailure,
    disableGlobalCatchBoundary: true,
    defaultPendingComponent: PagePending,
    ...(server && { dehydrate: () => ({ page: server.page }) }),
    hydrate: ({ page }: { page: PageState }) => {
      ownDomain = page.domain
      router.update({ context: { queryClient, page, content: createContentClient(page.domain) } })
    },
  })
  setupRouterSsrQueryIntegration({
    router,
    queryClient,
    dehydrateOptions: { serializeData: leaveBodyOut },
    hydrateOptions: { defaultOptions: { deserializeData: takeBodyFromDocument } },
  })
  return router
}

/** A placeholder: `hydrate` replaces it before React renders. */
function untilHydrated() {
  return { content: createContentClient(undefined), page: undefined as unknown as PageState }
}

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
  interface StaticDataRouteOption extends PageFlags {}
}
