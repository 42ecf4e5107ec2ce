/** Decides which requests may get a stored page, and which of them get the same one. */

import { PAGE_PARAMETERS } from '#shared/search'
import { brandOfHost, resolveSite } from './brand'
import { byAddress } from './cache/by-address'
import { hasFeed, isFeedReader } from './middleware/feed-readers'

interface Parts {
  /** Undefined if the response is never stored. */
  key: string | undefined
  redirectsReaders: boolean
}

/** Long searches and addresses would fill the cache with pages that no visitor requests again. */
const MAX_LENGTH = 300
/** Responses below these paths are never stored. The entries of the Cache API have addresses below the last one. */
const NOT_PAGES = /^\/(?:api|media|assets|art|preview|appointment|\.cache)\//

export function pageKey(build: string) {
  const partsOf = byAddress((url) => readParts(build, url))

  return function keyOf({ method, url, headers }: Request): string | undefined {
    if (method !== 'GET' && method !== 'HEAD') return undefined
    const { key, redirectsReaders } = partsOf(url)
    if (redirectsReaders && isFeedReader(headers.get('user-agent') ?? '')) return undefined
    return key
  }
}

function readParts(build: string, url: URL): Parts {
  const { pathname, searchParams } = url
  const redirectsReaders = hasFeed(pathname)
  // The token opens a draft.
  if (NOT_PAGES.test(pathname) || searchParams.has('token')) return { key: undefined, redirectsReaders }
  const { brand, domain, address, localPort } = resolveSite(url)
  // HSTS follows the brand of the host, also if `?domain=` selects another one.
  const host = [address.reason, localPort, brandOfHost(url.hostname)?.id].join()
  const key = [build, brand.id, host, pathname + pageQuery(searchParams, domain)].join(' ')
  return { key: key.length > MAX_LENGTH ? undefined : key, redirectsReaders }
}

/** The parameters that pages depend on, in one order, so that tracking parameters do not multiply stored pages. */
export function pageQuery(given: URLSearchParams, domain: string | undefined): string {
  if (given.size === 0) return ''
  const kept = new URLSearchParams()
  for (const name of PAGE_PARAMETERS)
    for (const value of given.getAll(name)) if (name !== 'domain' || value === domain) kept.append(name, value)
  return kept.size > 0 ? `?${kept}` : ''
}
