/** Decides a page's HTTP status, caching and indexing, which determine its headers and `<meta name="robots">`. */
import { isNotFound } from '@tanstack/react-router'
import { AppError } from './app-error.ts'

/** Time in seconds that a page in the page cache stays fresh. */
export const STORE_SECONDS = 60
const RETRY_AFTER_SECONDS = 30

/** Flags for a page. A route sets them in `staticData` for every response, or its loader returns them for one response. */
export interface PageFlags {
  /** Excludes the page from search engines. If the flag is in `staticData`, the sitemap also omits the page. */
  noindex?: boolean
  /** Excludes the page from caches. Used if content is missing, or if the page depends on data outside its cache key. */
  noStore?: boolean
}

interface PageMatch {
  status: string
  error?: unknown
  fullPath: string
  context: { path?: string }
  staticData: PageFlags
  loaderData?: unknown
}

export interface PageFacts extends PageFlags {
  /**
   * HTTP status of the page. It is 200, 404, or the status of an `AppError` that a loader threw. For any other error,
   * it is 500.
   */
  status: number
  error?: unknown
}

export interface PageResponse {
  status: number
  robots: 'noindex' | undefined
  headers: Record<string, string>
  /** Time in seconds that the page stays fresh in the page cache. If 0, the page is not cached. */
  storeSeconds: number
}

/**
 * Returns the status and flags that determine a page's response. @param matches All of the router's matches, after their loaders
 * have run.
 */
export function readPageFacts(matches: readonly PageMatch[]): PageFacts {
  const failed = matches.find(({ status }) => status === 'error')
  const flags = matches.flatMap(({ staticData, loaderData }) => [staticData, (loaderData ?? {}) as PageFlags])
  const failedStatus = failed?.error instanceof AppError ? failed.error.status : 500
  return {
    status: failed ? failedStatus : isNotFoundPage(matches) ? 404 : 200,
    error: failed?.error,
    noindex: flags.some(({ noindex }) => noindex),
    noStore: flags.some(({ noStore }) => noStore),
  }
}

/** Returns true if the router renders a 404, because a loader threw `notFound` or no route matches the full path. */
export function isNotFoundPage(matches: readonly Pick<PageMatch, 'error' | 'fullPath' | 'context'>[]): boolean {
  const [first, last] = [matches.at(0), matches.at(-1)]
  const isUnknown = matches.length === 1 || depth(last?.fullPath) < depth(first?.context.path)
  return isUnknown || matches.some(({ error }) => isNotFound(error))
}

function depth(path = ''): number {
  return path.split('/').filter(Boolean).length
}

export const NO_STORE = 'no-store'
export const REVALIDATE = 'public, max-age=0, must-revalidate'

/** Allows browser caching and search indexing only for pages with status 200. The page cache also stores 404 pages. */
export function decidePageResponse(page: PageFacts, request: Partial<PageFacts> = {}): PageResponse {
  const status = request.status ?? page.status
  const robots = status !== 200 || page.noindex || request.noindex ? 'noindex' : undefined
  const isIncomplete = page.noStore || request.noStore
  const noStore = status !== 200 || isIncomplete
  return {
    status,
    robots,
    storeSeconds: (status === 200 || status === 404) && !isIncomplete ? STORE_SECONDS : 0,
    headers: {
      'cache-control': noStore ? NO_STORE : REVALIDATE,
      ...(robots && { 'x-robots-tag': robots }),
      ...(status === 503 && { 'retry-after': `${RETRY_AFTER_SECONDS}` }),
    },
  }
}
