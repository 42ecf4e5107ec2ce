import { createMiddleware } from 'hono/factory'
import type { DeskEnv } from './context.ts'

const HEADERS = {
  'strict-transport-security': 'max-age=31536000',
  'cache-control': 'no-store',
  // With no-referrer, browsers would send the desk's own forms with "Origin: null".
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex, nofollow',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}

/** Sets the security headers of every response. Pages run no script, and show no image of another site. */
export function deskHeaders() {
  return createMiddleware<DeskEnv>(async function deskHeaders(c, next) {
    await next()
    for (const [name, value] of Object.entries(HEADERS)) c.res.headers.set(name, value)
    const styles = (c.var.inlineHashes?.style ?? []).map((hash) => ` ${hash}`).join('')
    c.res.headers.set(
      'content-security-policy',
      `default-src 'none'; style-src 'self'${styles}; img-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
    )
  })
}
