import { createMiddleware } from 'hono/factory'
import { resolveSite } from '#worker/brand/brand.ts'
import { withLogFields } from '#worker/log.ts'
import type { AppEnv } from './context.ts'

/** Resolves the request's brand and adds it to log lines. No later pipeline step may read the request's host again. */
export function resolveBrand() {
  return createMiddleware<AppEnv>(async function resolveBrand(c, next) {
    const url = new URL(c.req.url)
    const site = resolveSite(url)
    c.set('url', url)
    c.set('site', site)
    await withLogFields({ brand: site.brand.id }, next)
    // Adds the noindex header to pages, feeds and files. Redirects do not get the header, so that crawlers follow them.
    const { headers } = c.res
    if (!site.indexable && !headers.has('location')) headers.set('x-robots-tag', 'noindex')
  })
}
