import { createMiddleware } from 'hono/factory'
import { dontStore } from '#worker/cache/page-cache'
import type { AppEnv } from '#worker/context'

/** Keeps a response with outdated content out of the page cache, so that the next visitor may get the new content. */
export function outdatedContent() {
  return createMiddleware<AppEnv>(async function outdatedContent(c, next) {
    await next()
    if (c.var.isOutdated) dontStore(c.res.headers)
  })
}
