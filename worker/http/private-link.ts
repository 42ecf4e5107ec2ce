import { createMiddleware } from 'hono/factory'
import { NO_STORE } from '#shared/page-response.ts'
import type { AppEnv } from './context.ts'

const HEADERS = { 'cache-control': NO_STORE, 'x-robots-tag': 'noindex, nofollow' }

/** Keeps a page with a secret URL out of caches and search engines, because anyone who has the URL can open it. */
export function privateLink() {
  return createMiddleware<AppEnv>(async function privateLink(c, next) {
    await next()
    for (const [name, value] of Object.entries(HEADERS)) c.res.headers.set(name, value)
  })
}
