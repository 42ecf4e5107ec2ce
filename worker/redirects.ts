import { redirectTarget } from '#shared/redirects'
import { originWithoutWww } from './brand'
import { byAddress } from './cache/by-address'
import { TRANSPORT_HEADER, transportPolicy } from './middleware/strict-transport'

/** Without a limit, browsers would keep a wrong redirect forever. */
const CACHE_SECONDS = 3_600
/**
 * These endpoints respond on every host and to every form of their paths. The case of letters counts in the links of
 * appointments, and no cache may keep them.
 */
const NOT_PAGES = /^\/(?:api|media|appointment)(?:\/|$)/

/** Redirects GET and HEAD requests to the brand's host and the canonical path with 301, in one hop. Keeps the query. */
export function createRedirects() {
  const headersFor = byAddress(redirectHeaders)
  return function redirect({ method, url }: Request): Response | undefined {
    if (method !== 'GET' && method !== 'HEAD') return undefined
    const headers = headersFor(url)
    return headers && new Response(null, { status: 301, headers: { ...headers, 'x-request-id': crypto.randomUUID() } })
  }
}

function redirectHeaders({ hostname, pathname, search }: URL): Record<string, string> | undefined {
  if (NOT_PAGES.test(pathname)) return undefined
  const origin = originWithoutWww(hostname)
  const path = redirectTarget(pathname, search)
  if (origin === undefined && path === undefined) return undefined
  return {
    location: (origin ?? '') + (path ?? pathname) + search,
    'cache-control': `public, max-age=${CACHE_SECONDS}`,
    [TRANSPORT_HEADER]: transportPolicy(hostname),
  }
}
