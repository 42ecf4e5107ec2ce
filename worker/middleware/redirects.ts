import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { NO_STORE } from '#shared/page-response'
import { redirectTarget } from '#shared/redirects'
import { originWithoutWww, plainHost } from '#worker/brand'
import type { AppEnv } from '#worker/context'

/** Without a limit, browsers would keep a wrong redirect forever. */
const CACHE_SECONDS = 3_600
/**
 * These endpoints respond on every host and to every form of their paths. The case of letters counts in the links of
 * appointments, and no cache may keep them.
 */
const NOT_PAGES = /^\/(?:api|media|appointment)(?:\/|$)/
const NOT_ENCRYPTED = 'This connection is not encrypted. Send the request again over https://.'

/** Redirects GET and HEAD requests to HTTPS, or to the brand's host and the canonical path, in one hop. Keeps the query. */
export function redirects() {
  return createMiddleware<AppEnv>(async function redirects(c, next) {
    const { protocol, pathname, search } = c.var.url
    const { host } = c.var.site.address
    const isInsecure = protocol === 'http:' && c.var.site.isPublic
    const isPage = !NOT_PAGES.test(pathname)
    const origin = (isPage && originWithoutWww(host)) || (isInsecure ? `https://${host}` : '')
    const path = (isPage && redirectTarget(pathname, search)) || pathname
    if (isInsecure) return toHttps(c, origin + path + search)
    if (!isRead(c) || (origin === '' && path === pathname)) return next()
    c.header('cache-control', `public, max-age=${CACHE_SECONDS}`)
    return c.redirect(origin + path + search, 301)
  })
}

/** Accepts only HTTPS, except on a development host. */
export function httpsOnly() {
  return createMiddleware(async function httpsOnly(c, next) {
    const { protocol, hostname, pathname, search } = new URL(c.req.url)
    const host = plainHost(hostname)
    if (protocol === 'https:' || host.endsWith('.localhost')) return next()
    return toHttps(c, `https://${host}${pathname}${search}`)
  })
}

/** Refuses a request with a body, because its personal data was not encrypted. */
function toHttps(c: Context, location: string): Response {
  c.header('cache-control', NO_STORE)
  if (isRead(c)) return c.redirect(location, 308)
  if (c.req.path.startsWith('/api/')) return c.json({ success: false, error: NOT_ENCRYPTED }, 403)
  return c.text(NOT_ENCRYPTED, 403)
}

function isRead({ req: { method } }: Context): boolean {
  return method === 'GET' || method === 'HEAD'
}
