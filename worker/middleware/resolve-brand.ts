import { createMiddleware } from 'hono/factory'
import { resolveSite } from '#worker/brand'
import type { AppEnv } from '#worker/context'

/** Settles the brand; nothing after this looks at the host again. */
export function resolveBrand() {
  return createMiddleware<AppEnv>(async function resolveBrand(c, next) {
    c.set('site', resolveSite(new URL(c.req.url)))
    await next()
    if (!c.var.site.indexable) c.header('x-robots-tag', 'noindex')
  })
}
