import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { NO_STORE } from '#shared/page-response.ts'
import { redirectTarget } from '#shared/redirects.ts'
import { originWithoutWww, plainHost } from '#worker/brand/brand.ts'
import type { AppEnv } from './context.ts'
import { isRead } from './is-read.ts'

/** Lifetime of a redirect in browser caches. Without this limit, browsers would cache a wrong redirect forever. */
const CACHE_SECONDS = 3_600
/** Matches paths that are never redirected to another host or path, such as appointment links, which are case-sensitive. */
const NEVER_MOVED = /^\/(?:api|media|appointment)(?:\/|$)/
const NOT_ENCRYPTED = 'This connection is not encrypted. Send the request again over https://.'

/**
 * Redirects GET and HEAD requests. Uses status 308 from HTTP to HTTPS, and status 301 from a "www." host or a noncanonical
 * path.
 */
export function redirects() {
  return createMiddleware<AppEnv>(async function redirects(c, next) {
    const { protocol, pathname, search } = c.var.url
    const { host } = c.var.site.address
    const isInsecure = protocol === 'http:' && c.var.site.isPublic
    const isPage = !NEVER_MOVED.test(c.req.path)
    const origin = (isPage && originWithoutWww(host)) || (isInsecure ? `https://${host}` : '')
    const path = (isPage && redirectTarget(pathname, search)) || pathname
    if (isInsecure) return toHttps(c, origin + path + search)
    if (!isRead(c) || (origin === '' && path === pathname)) return next()
    c.header('cache-control', `public, max-age=${CACHE_SECONDS}`)
    return c.redirect(origin + path + search, 301)
  })
}

export function httpsOnly() {
  return createMiddleware(async function httpsOnly(c, next) {
    const { protocol, hostname, pathname, search } = new URL(c.req.url)
    const host = plainHost(hostname)
    if (protocol === 'https:' || host.endsWith('.localhost')) return next()
    return toHttps(c, `https://${host}${pathname}${search}`)
  })
}

/** Redirects unencrypted GET and HEAD requests with a 308. Rejects other methods, because their data was sent unencrypted. */
function toHttps(c: Context, location: string): Response {
  c.header('cache-control', NO_STORE)
  if (isRead(c)) return c.redirect(location, 308)
  if (c.req.path.startsWith('/api/')) return c.json({ success: false, error: NOT_ENCRYPTED }, 403)
  return c.text(NOT_ENCRYPTED, 403)
}
