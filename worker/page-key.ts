/** Decides which requests may get a stored page, and which of them get the same one. */

import { PAGE_PARAMETERS } from '#shared/search'
import { resolveSite } from './brand'
import { hasFeed, isFeedReader } from './middleware/feed-readers'

/** Long searches and addresses would fill the cache with pages that nobody requests again. */
const MAX_LENGTH = 300
/** Responses below these paths are never stored. */
const NOT_PAGES = /^\/(?:api|media|assets|art|preview)\//

export function pageKey(build: string) {
  return function keyOf(request: Request): string | undefined {
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
    const url = new URL(request.url)
    const { pathname, searchParams } = url
    // The token opens a draft.
    if (NOT_PAGES.test(pathname) || searchParams.has('token')) return undefined
    if (hasFeed(pathname) && isFeedReader(request.headers.get('user-agent') ?? '')) return undefined
    const { brand, domain, address } = resolveSite(url)
    // In development the pages of one brand link to other brands on the same port.
    const host = address.reason === 'development' ? `${address.reason}:${url.port}` : address.reason
    const query = pageQuery(searchParams, domain)
    const key = [build, brand.id, host, pathname + query].join(' ')
    return key.length > MAX_LENGTH ? undefined : key
  }
}

/** The parameters that pages depend on, in one order, so that tracking parameters do not multiply stored pages. */
export function pageQuery(given: URLSearchParams, domain: string | undefined): string {
  if (given.size === 0) return ''
  const kept = new URLSearchParams()
  for (const name of PAGE_PARAMETERS)
    for (const value of given.getAll(name)) if (name !== 'domain' || value === domain) kept.append(name, value)
  return kept.size > 0 ? `?${kept}` : ''
}
