import { createMiddleware } from 'hono/factory'
import { NONCE, secureHeaders } from 'hono/secure-headers'
import type { AppEnv } from '#worker/context'
import { FRAME_HOSTS } from '#worker/ghost/html/embeds'
import type { InlineHashes } from '#worker/inline-hashes'
import { type AllowedWidgets, widgetSources } from '#worker/widget-sources'

/** Vite's dev server injects styles without a nonce. */
const styleSources = import.meta.env.DEV ? ["'self'", "'unsafe-inline'"] : ["'self'", NONCE]

/**
 * Sets the security headers. The CSP allows only video players and configured widgets, and inline code by hash if the page
 * is complete, so that it can be stored. Otherwise it has a new nonce.
 */
export function securityHeaders(widgets: AllowedWidgets = {}) {
  const { script = [], connect = [], img = [], font = [], frame = [], media = [], form = [] } = widgetSources(widgets)
  const setHeaders = secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'", NONCE, ...script],
      styleSrc: styleSources,
      imgSrc: ["'self'", 'data:', ...img],
      fontSrc: ["'self'", ...font],
      connectSrc: ["'self'", ...connect],
      frameSrc: [...FRAME_HOSTS, ...frame],
      mediaSrc: ["'self'", ...media],
      manifestSrc: ["'self'"],
      formAction: ["'self'", ...form],
      frameAncestors: ["'self'"],
      baseUri: ["'none'"],
      objectSrc: ["'none'"],
      // Not `report-to`: browsers send those reports a minute later or never, and then ignore `report-uri`.
      reportUri: '/api/reports',
    },
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [], usb: [], browsingTopics: [] },
    referrerPolicy: 'strict-origin-when-cross-origin',
    // `strictTransport` sets it for every response.
    strictTransportSecurity: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
  })
  return createMiddleware<AppEnv>(async function securityHeaders(c, next) {
    await setHeaders(c, next)
    const { inlineHashes, secureHeadersNonce: nonce = '' } = c.var
    if (inlineHashes) c.header(POLICY, withHashes(c.res.headers.get(POLICY) ?? '', nonce, inlineHashes))
  })
}

const POLICY = 'content-security-policy'

/** Replaces the nonce in the policy by the hashes of the page's inline code. */
function withHashes(policy: string, nonce: string, { script, style }: InlineHashes): string {
  const directives = policy.split('; ').map((directive) => {
    const hashes = directive.startsWith('script-src') ? script : style
    return directive.replace(` 'nonce-${nonce}'`, hashes.map((hash) => ` ${hash}`).join(''))
  })
  return directives.join('; ')
}
