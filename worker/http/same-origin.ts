import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './context.ts'

/**
 * Accepts a request without the headers Sec-Fetch-Site and Origin, such as a request from the command line. The site has no
 * sessions that such a request could abuse.
 */
export function sameOrigin(refuse: (c: Context<AppEnv>) => Response | Promise<Response>) {
  return createMiddleware<AppEnv>(async function sameOrigin(c, next) {
    return isCrossOrigin(c) ? refuse(c) : next()
  })
}

function isCrossOrigin(c: Context): boolean {
  if (c.req.header('sec-fetch-site') === 'cross-site') return true
  const origin = c.req.header('origin')
  // Accepts the origin "null", which a browser sends if, for example, a referrer policy hides the origin.
  if (origin === undefined || origin === 'null') return false
  return URL.parse(origin)?.host !== new URL(c.req.url).host
}
