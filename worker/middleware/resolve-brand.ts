import { createMiddleware } from 'hono/factory'
import { resolveSite } from '#worker/brand'
import type { AppEnv } from '#worker/context'

/** Resolves the brand. Later steps do not read the host again. */
export function resolveBrand() {
  return createMiddleware<AppEnv>(async function resolveBrand(c, next) {
    c.set('site', resolveSite(new URL(c.req.url)))
    await next()
    // Also for feeds and files. Pages decide more: see #shared/page-response.
    if (!c.var.site.indexable) c.header('x-robots-tag', 'noindex')
  })
}
