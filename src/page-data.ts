/** The data of a page. The server writes it as JSON at the end of the HTML, and the browser continues with it. */
import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'
import type { AnyRouteMatch } from '@tanstack/react-router'
import { leaveBodyOut, takeBodyFromDocument } from '#queries/post-body'
import type { PageState } from '#shared/page'

export interface PageData {
  page: PageState
  /** Key, data and time of each query that has succeeded, ms since 1970. */
  queries: readonly (readonly [key: QueryKey, data: unknown, updatedAt: number])[]
  /**
   * Id and loader data of the router's matches. Missing in a page with an error, which JSON cannot contain, and in a page
   * that is streamed. These have a script of the router.
   */
  matches?: readonly { i: string; l?: AnyRouteMatch['loaderData'] }[] | undefined
}

const ID = 'page-data'

export function pageDataScript(
  page: PageState,
  queryClient: QueryClient,
  matches: readonly AnyRouteMatch[] | undefined,
): string {
  const queries = queryClient
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, options, state: { status, data, dataUpdatedAt } }) => {
      if (status !== 'success') return []
      // Copy is part of the code, so its time would only change the page.
      const isCopy = (options as FetchQueryOptions).staleTime === Number.POSITIVE_INFINITY
      return [[queryKey, leaveBodyOut(data), isCopy ? 0 : dataUpdatedAt] as const]
    })
  const routes = matches?.map(({ id, loaderData }) => ({ i: id.replaceAll('/', '#'), l: loaderData }))
  const json = JSON.stringify({ page, queries, matches: routes } satisfies PageData)
  // A `<` could end the script.
  return `<script type="application/json" id="${ID}">${json.replaceAll('<', '\\u003c')}</script>`
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
  if (!matches) return
  const shared = { s: 'success', u: Date.now(), ssr: true } as const
  window.$_TSR = {
    router: { manifest: undefined, matches: matches.map((match) => ({ ...match, ...shared })) },
    buffer: [],
    h: () => delete window.$_TSR,
    e() {},
    c() {},
    p() {},
  }
}
