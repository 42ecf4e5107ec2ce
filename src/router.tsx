/** The router with its query client, for the server and for the browser. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRouter, type RouterHistory, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PageFailure } from '#components/page-failure'
import { PagePending } from '#components/page-pending'
import { QUERY_OPTIONS, RETRIES } from '#queries/stale'
import type { Brand } from '#shared/brand'
import type { ContentReader } from '#shared/content'
import type { PageState } from '#shared/page'
import type { PageFlags } from '#shared/page-response'
import { parseSearch, stringifySearch } from '#shared/search'
import { PENDING_MS } from '#shared/shell'
import type { Describe } from '#shared/structured-data'
import type { AppContext } from './app-context'
import { createContentClient } from './content-client'
import { type PageData, restoreQueries } from './page-data'
import { routeTree } from './route-tree.gen'

interface ServerOptions {
  content: ContentReader
  page: PageState
  theme: Brand['theme']
  defaultDomain: string
  describe?: Describe
  assets: AppContext['assets']
  ownContent?: AppContext['ownContent']
}

export function createServerRouter(url: string, server: ServerOptions) {
  const { origin, pathname, search } = new URL(url)
  const history = createMemoryHistory({ initialEntries: [pathname + search] })
  // Adds the inline script that restores the scroll position of a page that loads.
  return createAppRouter(server, { origin, history, scrollRestoration: true }, 0)
}

/** @param data What the server wrote into the page. */
export function createBrowserRouter(data: PageData, history: RouterHistory) {
  const { page } = data
  let hasNavigated = false
  // The server's page already has its scroll position, from the browser or from the inline script, and its visitor may have
  // scrolled since.
  const scrollRestoration = () => hasNavigated
  const context = { page, content: createContentClient(page.domain) }
  const router = createAppRouter(context, { history, scrollRestoration }, RETRIES)
  router.subscribe('onBeforeLoad', () => {
    hasNavigated = true
  })
  const unsubscribe = router.subscribe('onRendered', () => {
    unsubscribe()
    // The router stores only positions of targets that have scrolled since it started.
    document.dispatchEvent(new Event('scroll'))
  })
  restoreQueries(router.options.context.queryClient, data)
  return router
}

function createAppRouter(
  context: Omit<AppContext, 'queryClient'>,
  options: { history: RouterHistory; scrollRestoration: boolean | (() => boolean); origin?: string },
  retry: number,
) {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: { ...QUERY_OPTIONS, retry },
    },
  })
  return createRouter({
    routeTree,
    context: { queryClient, ...context },
    ...options,
    caseSensitive: true,
    // The router's own parser would read JSON, so that ?domain=%22x%22 would select brand x. The browser does not know the
    // other brands' values: a link to one of those is a full page load.
    parseSearch: (search) => {
      const { domain, ...others } = parseSearch(search)
      return domain !== undefined && domain === context.page.domain ? { ...others, domain } : others
    },
    stringifySearch,
    defaultPreload: 'intent',
    // React Query decides when data is stale.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: PENDING_MS,
    defaultPendingMinMs: 0,
    defaultErrorComponent: PageFailure,
    disableGlobalCatchBoundary: true,
    defaultPendingComponent: PagePending,
    InnerWrap: QueryProvider,
  })
}

function QueryProvider({ children }: { children: ReactNode }) {
  const { queryClient }: AppContext = useRouter().options.context
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
}

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
  interface StaticDataRouteOption extends PageFlags {}
}
