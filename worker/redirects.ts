import { NO_STORE } from '#shared/page-response'
import { redirectTarget } from '#shared/redirects'
import { isPublicHost, originWithoutWww, plainHost } from './brand'
import { byAddress } from './cache/by-address'
import { TRANSPORT_HEADER, transportPolicy } from './middleware/strict-transport'

/** Without a limit, browsers would keep a wrong redirect forever. */
const CACHE_SECONDS = 3_600
/**
 * These endpoints respond on every host and to every form of their paths. The case of letters counts in the links of
 * appointments, and no cache may keep them.
 */
const NOT_PAGES = /^\/(?:api|media|appointment)(?:\/|$)/
const NOT_ENCRYPTED = 'This connection is not encrypted. Send the request again over https://.'

interface Redirect {
  location: string
  /** True for a request over plain HTTP to a production host. */
  isInsecure: boolean
  isApi: boolean
  headers: Record<string, string>
}

/**
 * Redirects GET and HEAD requests to HTTPS with 308, or to the brand's host and the canonical path with 301, in one hop. Keeps the
 * query. Other methods over plain HTTP to a production host get a 403, because their personal data was not encrypted.
 * @param deskHost The desk's host without its port. Its paths are not redirected.
 */
export function createRedirects(deskHost: string | undefined) {
  const redirectOf = byAddress((url) => readRedirect(url, deskHost))
  return function redirect({ method, url }: Request): Response | undefined {
    const found = redirectOf(url)
    if (!found) return undefined
    const { location, isInsecure, isApi } = found
    const headers = { ...found.headers, 'x-request-id': crypto.randomUUID() }
    if (method === 'GET' || method === 'HEAD')
      return new Response(null, { status: isInsecure ? 308 : 301, headers: { ...headers, location } })
    if (!isInsecure) return undefined
    if (isApi) return Response.json({ success: false, error: NOT_ENCRYPTED }, { status: 403, headers })
    return new Response(NOT_ENCRYPTED, { status: 403, headers })
  }
}

function readRedirect(url: URL, deskHost: string | undefined): Redirect | undefined {
  const { protocol, pathname, search } = url
  const host = plainHost(url.hostname)
  const isDesk = host === deskHost
  const isPublic = isDesk ? !host.endsWith('.localhost') : isPublicHost(host)
  const isInsecure = protocol === 'http:' && isPublic
  const isPage = !isDesk && !NOT_PAGES.test(pathname)
  const origin = (isPage && originWithoutWww(host)) || (isInsecure ? `https://${host}` : '')
  const path = (isPage && redirectTarget(pathname, search)) || pathname
  if (origin === '' && path === pathname) return undefined
  return {
    location: origin + path + search,
    isInsecure,
    isApi: pathname.startsWith('/api/'),
    headers: {
      'cache-control': isInsecure ? NO_STORE : `public, max-age=${CACHE_SECONDS}`,
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      [TRANSPORT_HEADER]: transportPolicy(host),
    },
  }
}
