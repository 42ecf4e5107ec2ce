import { createMiddleware } from 'hono/factory'
import { redirectTarget } from '#shared/redirects'

/** Redirects GET and HEAD requests for moved paths and trailing slashes with 301, in one hop. Keeps the query. */
export function redirects() {
  return createMiddleware(async function redirects(c, next) {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next()
    const url = new URL(c.req.url)
    const target = redirectTarget(url.pathname)
    if (target === undefined) return next()
    return c.redirect(target + url.search, 301)
  })
}
