import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './context.ts'

/**
 * Rejects requests that other sites' pages send from a visitor's browser. Accepts requests without these headers, from old browsers
 * or command-line tools, because the site has no sessions that such a request could abuse.
 */
export function sameOrigin(refuse: (c: Context<AppEnv>) => Response | Promise<Response>) {
  return createMiddleware<AppEnv>(async function sameOrigin(c, next) {
    return isCrossOrigin(c) ? refuse(c) : next()
  })
}

function isCrossOrigin(c: Context): boolean {
  if (c.req.header('sec-fetch-site') === 'cross-site') return true
  const origin = c.req.header('origin')
  // Ignores "null", which browsers send to hide the origin, for example because of a referrer policy.
  if (origin === undefined || origin === 'null') return false
  return URL.parse(origin)?.host !== new URL(c.req.url).host
}
