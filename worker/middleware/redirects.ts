import { createMiddleware } from 'hono/factory'
import { redirectTarget } from '#shared/redirects'
import { originWithoutWww } from '#worker/brand'
import type { AppEnv } from '#worker/context'

/** Redirects GET and HEAD requests to the brand's host and the canonical path with 301, in one hop. Keeps the query. */
export function redirects() {
  return createMiddleware<AppEnv>(async function redirects(c, next) {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next()
    const url = new URL(c.req.url)
    const origin = originWithoutWww(c.var.site.address.host)
    const path = redirectTarget(url.pathname)
    if (origin === undefined && path === undefined) return next()
    return c.redirect((origin ?? '') + (path ?? url.pathname) + url.search, 301)
  })
}
