/** The data of a page. The server writes it as JSON at the end of the HTML, and the browser continues with it. */
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { leaveBodyOut, takeBodyFromDocument } from '#queries/post-body'
import type { PageState } from '#shared/page'

export interface PageData {
  page: PageState
  /** Key, data and time of each query that has succeeded, ms since 1970. */
  queries: readonly (readonly [key: QueryKey, data: unknown, updatedAt: number])[]
}

const ID = 'page-data'

export function pageDataScript(page: PageState, queryClient: QueryClient): string {
  const queries = queryClient
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, state: { status, data, dataUpdatedAt } }) =>
      status === 'success' ? [[queryKey, leaveBodyOut(data), dataUpdatedAt] as const] : [],
    )
  const json = JSON.stringify({ page, queries } satisfies PageData)
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
