/** Decides which requests may get a cached page, and which requests share a cached page. */

import type { Context } from 'hono'
import { PAGE_PARAMETERS } from '#shared/search.ts'
import type { AppEnv } from '#worker/http/context.ts'

/** Maximum length of a cache key. Pages with a longer key, such as long searches, are rarely requested again. */
const MAX_LENGTH = 300
/** Matches paths whose responses are never cached. The worker's own Cache API entries have URLs under /.cache/. */
const NEVER_STORED = /^\/(?:api|media|assets|art|preview|appointment|\.cache)\//

/** Returns a page's cache key, or undefined if the page must not be cached. @param version Changes with each build. */
export function pageKey(version: string, { req, var: { url, site } }: Context<AppEnv>): string | undefined {
  const { pathname, searchParams } = url
  // Does not cache a page with a token in the URL, because the token grants access to a draft.
  if (NEVER_STORED.test(req.path) || searchParams.has('token')) return undefined
  const { brand, domain, address, localPort } = site
  const host = [address.reason, localPort].join()
  const key = [version, brand.id, host, pathname + pageQuery(searchParams, domain)].join(' ')
  return key.length > MAX_LENGTH ? undefined : key
}

/** Returns the query parameters that affect pages, in a fixed order. Other parameters do not create more cached pages. */
export function pageQuery(given: URLSearchParams, domain: string | undefined): string {
  if (given.size === 0) return ''
  const kept = new URLSearchParams()
  for (const name of PAGE_PARAMETERS)
    for (const value of given.getAll(name)) if (name !== 'domain' || value === domain) kept.append(name, value)
  return kept.size > 0 ? `?${kept}` : ''
}
