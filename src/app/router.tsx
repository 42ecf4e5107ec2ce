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
  // On the first page, the router does not restore the scroll position. The browser or an inline script has already
  // scrolled the page, and the visitor may have scrolled since then.
  let hasNavigated = false
  // The cast is safe, because the router calls `hydrate`, which adds `page`, before any route reads the context.
  const context = { content: createContentClient(domain) } as ServerContext
  const router: AppRouter = createAppRouter({
    context,
    domain,
    retry: RETRIES,
    scrollRestoration: () => hasNavigated,
    // Fades between pages only if the path changes. Disables the fade in browsers without view transition types, because
    // they would also fade if only the fragment or query changes.
    defaultViewTransition: CSS.supports('selector(:active-view-transition-type(a))') && {
      types: ({ pathChanged }) => (pathChanged ? ['page'] : false),
    },
    // Matches routes against the canonical form of the path. The address bar keeps the path that the visitor requested.
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

/** Data that the server sends to the browser. Uses JSON strings, because the router would serialize objects as longer scripts. */
interface Dehydrated {
  page: string
  queries: DehydratedState
}

interface Options {
  context: ServerContext
  domain: string | undefined
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
      // Sends error messages to the browser unredacted. worker/pages/page-renderer.ts has replaced all nonpublic messages.
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
    // Renders the root route's 404 page for an unknown path such as /about-us/x, even if a route matches the start of the path.
    notFoundMode: 'root',
    // Replaces the router's default query parser. That parser reads values as JSON, so ?domain=%22x%22 would select brand x.
    // Keeps `?domain=` only if it names the current brand, because another brand requires a new document.
    parseSearch: (search) => {
      const { domain: named, ...others } = parseSearch(search)
      return named !== undefined && named === domain ? { ...others, domain } : others
    },
    stringifySearch,
    defaultPreload: 'intent',
    // Makes the router call the loader for every preload, because React Query decides whether the data is stale.
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
