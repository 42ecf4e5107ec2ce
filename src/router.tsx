/** The router with its query client. With entry-client and entry-server the only file that knows how SSR is wired. */
import { QueryClient } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query'
import { PageFailure } from '#components/page-failure'
import { PagePending } from '#components/page-pending'
import { leaveBodyOut, takeBodyFromDocument } from '#queries/post-body'
import { RETRIES, STALE_MS } from '#queries/stale'
import type { Brand } from '#shared/brand'
import type { ContentReader } from '#shared/content'
import type { PageState } from '#shared/page'
import { parseSearch, stringifySearch } from '#shared/search'
import { PENDING_MS } from '#shared/shell'
import { createContentClient } from './content-client'
import { routeTree } from './route-tree.gen'

export interface AppContext {
  queryClient: QueryClient
  content: ContentReader
  page: PageState
  /** Its colours; on the server only, the browser has them as CSS. */
  theme?: Brand['theme']
  /** Addresses of the font files that the brand's pages need; on the server only. */
  fonts?: readonly string[]
}

interface ServerOptions {
  content: ContentReader
  page: PageState
  theme: Brand['theme']
  nonce: string
  fonts: readonly string[]
}

/** @param server What a request has settled; in the browser it is read from the page instead. */
export function createAppRouter(server?: ServerOptions) {
  const queryClient = new QueryClient({
    defaultOptions: {
      // Without a connection a query fails, and says so, instead of waiting for one.
      queries: { staleTime: STALE_MS, retry: server ? 0 : RETRIES, refetchOnWindowFocus: false, networkMode: 'always' },
    },
  })
  const router = createRouter({
    routeTree,
    context: { queryClient, ...(server ?? inBrowser()) },
    ...(server && { ssr: { nonce: server.nonce } }),
    caseSensitive: true,
    // Plain parameters: the router's own reading of JSON would take ?domain=%22payroll%22 for a brand.
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    // React Query decides what is stale.
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    defaultPendingMs: PENDING_MS,
    defaultPendingMinMs: 0,
    defaultErrorComponent: PageFailure,
    disableGlobalCatchBoundary: true,
    defaultPendingComponent: PagePending,
    ...(server && { dehydrate: () => ({ page: server.page }) }),
    hydrate: ({ page }: { page: PageState }) => {
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

/** Stands until `hydrate` brings the page's own state, before anything is drawn. */
function inBrowser() {
  return { content: createContentClient(undefined), page: undefined as unknown as PageState }
}

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
  interface StaticDataRouteOption {
    /** The page is kept out of search engines and the sitemap. */
    noindex?: true
  }
}
