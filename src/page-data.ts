/** The data of a page. The server writes it as JSON at the end of the HTML, and the browser continues with it. */
import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'
import type { AnyRouteMatch } from '@tanstack/react-router'
import { leaveBodyOut, takeBodyFromDocument } from '#queries/post-body'
import { AppError } from '#shared/app-error'
import type { PageState } from '#shared/page'

export interface PageData {
  page: PageState
  /** Key, data and time of each query that has succeeded, ms since 1970. */
  queries: readonly (readonly [key: QueryKey, data: unknown, updatedAt: number])[]
  /** The router's matches, up to the one that renders an error or the 404 page. */
  matches: readonly MatchData[]
}

/** The names are those of the router. */
interface MatchData {
  i: string
  l?: AnyRouteMatch['loaderData']
  /** Missing if it is `success`. */
  s?: AnyRouteMatch['status']
  /** True for the match that renders the 404 page, unless `s` says so. */
  g?: true
  /** The message of the error. */
  e?: string
}

const ID = 'page-data'

export function pageDataScript(page: PageState, queryClient: QueryClient, matches: readonly AnyRouteMatch[]): string {
  const queries = queryClient
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, options, state: { status, data, dataUpdatedAt } }) => {
      if (status !== 'success') return []
      // Copy is part of the code, so its time would only change the page.
      const isCopy = (options as FetchQueryOptions).staleTime === Number.POSITIVE_INFINITY
      return [[queryKey, leaveBodyOut(data), isCopy ? 0 : dataUpdatedAt] as const]
    })
  const last = matches.findIndex(({ status, _notFound }) => status !== 'success' || _notFound)
  const shown = matches.slice(0, last < 0 ? undefined : last + 1).map(dataOf)
  const json = JSON.stringify({ page, queries, matches: shown } satisfies PageData)
  // A `<` could end the script.
  return `<script type="application/json" id="${ID}">${json.replaceAll('<', '\\u003c')}</script>`
}

function dataOf({ id, loaderData, status, _notFound, error }: AnyRouteMatch): MatchData {
  return {
    i: id.replaceAll('/', '#'),
    l: loaderData,
    ...(status !== 'success' && { s: status }),
    ...(_notFound && { g: true }),
    ...(error instanceof AppError && { e: error.publicMessage }),
  }
}

/** Takes the data out of the document. @throws SyntaxError if the page was not received to its end. */
export function takePageData(): PageData {
  const script = document.querySelector(`script#${ID}`)
  const data = JSON.parse(script?.textContent ?? '')
  script?.remove()
  return data
}

export function restoreQueries(queryClient: QueryClient, { queries }: PageData): void {
  for (const [key, data, updatedAt] of queries) queryClient.setQueryData(key, takeBodyFromDocument(data), { updatedAt })
}

/** Sets the global variable from which the router's `hydrate` reads the matches. */
export function restoreMatches({ matches }: PageData): void {
  window.$_TSR = {
    router: {
      manifest: undefined,
      matches: matches.map(({ e, ...match }) => ({
        s: 'success',
        u: Date.now(),
        ssr: true,
        ...match,
        ...(e && { e: new Error(e) }),
      })),
    },
    buffer: [],
    h: () => delete window.$_TSR,
    e() {},
    c() {},
    p() {},
  }
}
