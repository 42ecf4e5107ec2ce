import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '#worker/context'
import { log } from '#worker/log'

/**
 * Lets in what this site's own pages send. Who sends no such header at all (an old browser, a command) is let in too:
 * nothing here acts with a visitor's rights, it is other sites' pages that must not send in a visitor's name.
 */
export function sameOrigin(refuse: (c: Context<AppEnv>) => Response | Promise<Response>) {
  return createMiddleware<AppEnv>(async function sameOrigin(c, next) {
    if (!isFromElsewhere(c)) return next()
    log('contact-from-elsewhere', { requestId: c.var.requestId, brand: c.var.site.brand.id })
    return refuse(c)
  })
}

function isFromElsewhere(c: Context): boolean {
  if (c.req.header('sec-fetch-site') === 'cross-site') return true
  const origin = c.req.header('origin')
  // "null": a browser that was told not to say.
  if (origin === undefined || origin === 'null') return false
  return URL.parse(origin)?.host !== new URL(c.req.url).host
}
