/** Security checks for every request to the staff desk. A rejection does not reveal whether a lead exists. */
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { createAccess } from './access.ts'
import type { DeskEnv } from './context.ts'
import { deskText } from './plain-page.ts'

const HEADERS = {
  'strict-transport-security': 'max-age=31536000',
  'cache-control': 'no-store',
  // Does not use the no-referrer policy, because browsers would then send "Origin: null" with the desk's own forms.
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex, nofollow',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}

/** Sets the security headers on every response. The Content-Security-Policy forbids scripts and files from other sites. */
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

export function requireAccess(check: ReturnType<typeof createAccess>) {
  return createMiddleware<DeskEnv>(async function requireAccess(c, next) {
    const result = await check(c.req.raw.headers)
    if ('scope' in result) {
      c.set('scope', result.scope)
      return next()
    }
    if (result.refused === 'unavailable')
      return deskText(c, 503, 'Sign-in cannot be checked', 'Cloudflare Access does not answer. Try again in a minute.')
    return deskText(c, 403, 'No access', 'Sign in with an account that may use the desk.')
  })
}

/**
 * Rejects cross-site requests, because browsers add the Access cookie to them. If a POST request has no Sec-Fetch-Site
 * header, checks the Origin header.
 */
export function sameOrigin() {
  return createMiddleware<DeskEnv>(async function sameOrigin(c, next) {
    const { method } = c.req
    const site = c.req.header('sec-fetch-site')
    if (method === 'GET' || method === 'HEAD') {
      if (!isForeign(site) || isVisit(c)) return next()
      return deskText(
        c,
        403,
        'Refused',
        'Open the desk first, then the list. Another site cannot load parts of the desk.',
      )
    }
    if (method !== 'POST') return deskText(c, 405, 'Not possible', 'The desk accepts GET and POST.')
    const isOwn = site ? site === 'same-origin' : c.req.header('origin') === new URL(c.req.url).origin
    if (isOwn) return next()
    return deskText(c, 403, 'Refused', 'The form was sent from another site. Nothing was changed.')
  })
}

function isForeign(site: string | undefined): boolean {
  return site === 'cross-site' || site === 'same-site'
}

/**
 * Returns true if the staff member navigated to the page. An image or frame on another site must not add a "viewed" entry to
 * a lead's history.
 */
function isVisit(c: Context): boolean {
  return c.req.header('sec-fetch-dest') === 'document' && !c.req.path.endsWith('.csv')
}
