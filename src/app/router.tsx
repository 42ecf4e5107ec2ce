/** The router with its query client, for the server and for the browser. */
import { type DehydratedState, dehydrate, hydrate, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  type AnyRouter,
  createMemoryHistory,
  createRouter,
  type LocationRewrite,
  type RouterHistory,
  useRouter,
} from '@tanstack/react-router'
import type { PropsWithChildren } from 'react'
import { PENDING_MS } from '#browser/shell.ts'
import { QUERY_OPTIONS, RETRIES } from '#browser/stale.ts'
import type { AppContext } from '#features/document/app-context.ts'
import { PageFailure } from '#features/errors/page-failure.tsx'
import { PagePending } from '#features/errors/page-pending.tsx'
import { canonicalPath } from '#shared/canonical-path.ts'
import type { PageFlags } from '#shared/page-response.ts'
import { parseSearch, stringifySearch } from '#shared/search.ts'
import { createContentClient } from './content-client.ts'
import { routeTree } from './route-tree.gen.ts'

type ServerContext = Omit<AppContext, 'queryClient'>

export function createServerRouter(url: string, { nonce, ...context }: ServerContext & { nonce: string }) {
  const { page } = context
  const { pathname, search } = new URL(url)
  const router: AppRouter = createAppRouter({
    context,
    domain: page.domain,
    retry: 0,
    history: createMemoryHistory({ initialEntries: [pathname + search] }),
    ssr: { nonce },
    scrollRestoration: true,
    dehydrate: () => ({ page: JSON.stringify(page), queries: dehydrate(router.options.context.queryClient) }),
  })
  return router
}

export function createBrowserRouter() {
  const { domain } = document.documentElement.dataset
  // The browser or the server's script has already scrolled the first page, and the visitor may have scrolled further since.
  let hasNavigated = false
  // `hydrate` adds the page's state before any route reads it.
  const context = { content: createContentClient(domain) } as ServerContext
  const router: AppRouter = createAppRouter({
    context,
    domain,
    retry: RETRIES,
    scrollRestoration: () => hasNavigated,
    // src/theme/page-fade.css fades only these transition types. Without types, a page would also fade if only its fragment or query changed.
    defaultViewTransition: CSS.supports('selector(:active-view-transition-type(a))') && {
      types: ({ pathChanged }) => (pathChanged ? ['page'] : false),
    },
    // Routes match the canonical path that the server rendered, while the browser's URL keeps the path that the visitor requested.
    rewrite: { input: ({ url }) => Object.assign(url, { pathname: canonicalPath(url.pathname) }) },
    hydrate: ({ page, queries }) => {
      hydrate(router.options.context.queryClient, queries)
      router.update({ context: { ...router.options.context, page: JSON.parse(page) } })
    },
  })
  router.subscribe('onBeforeNavigate', () => {
    hasNavigated = true
  })
  return router
}

/** The data that the server's router sends to the browser. JSON is smaller than the script that the router would generate. */
interface Dehydrated {
  /** The page's state, as JSON. */
  page: string
  /** Query data. The data of a late query is a promise, which the router streams. */
  queries: DehydratedState
}

interface Options {
  context: ServerContext
  /** The `?domain=` value that selected the brand. */
  domain: string | undefined
  /** Number of times that a failed query is retried. */
  retry: number
  scrollRestoration: boolean | (() => boolean)
  history?: RouterHistory
  rewrite?: LocationRewrite
  defaultViewTransition?: AnyRouter['options']['defaultViewTransition']
  ssr?: { nonce: string }
  dehydrate?: () => Dehydrated
  hydrate?: (dehydrated: Dehydrated) => void
}

function createAppRouter({ context, domain, retry, dehydrate, ...options }: Options) {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: { ...QUERY_OPTIONS, retry },
      mutations: { networkMode: 'always' },
      // Error messages are not redacted, because they are meant for visitors. See worker/pages/page-renderer.ts.
      dehydrate: { serializeData: JSON.stringify, shouldDehydrateQuery: () => true, shouldRedactErrors: () => false },
      hydrate: { deserializeData: JSON.parse },
    },
  })
  return createRouter({
    routeTree,
    context: { ...context, queryClient },
    ...options,
    // React Query's types allow keys that cannot be serialized, but all keys on this site are strings.
    dehydrate: dehydrate as never,
    InnerWrap: QueryProvider,
    caseSensitive: true,
    // Renders a 404 for a path below a page, although the page's route matches the start of the path.
    notFoundMode: 'root',
    // The router's own parser would read JSON, so ?domain=%22x%22 would select brand x. The browser does not know the other brands'
    // values, so a link with another brand's value is a full page load.
    parseSearch: (search) => {
      const { domain: named, ...others } = parseSearch(search)
      return named !== undefined && named === domain ? { ...others, domain } : others
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
  })
}

function QueryProvider({ children }: PropsWithChildren) {
  const { queryClient } = useRouter<AppRouter>().options.context
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
}

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
  interface StaticDataRouteOption extends PageFlags {}
}
