/** The security headers of every site response. The desk's headers are stricter: see worker/desk/security.ts. */
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { NONCE, secureHeaders } from 'hono/secure-headers'
import type { Brand } from '#shared/brand.ts'
import type { AppEnv } from './context.ts'
import type { InlineHashes } from './inline-hashes.ts'
import { type AllowedWidgets, widgetSources } from './widget-sources.ts'

type Options = NonNullable<Parameters<typeof secureHeaders>[0]>

/** Vite's dev server injects styles without a nonce. */
const styleSources = import.meta.env.DEV ? ["'self'", "'unsafe-inline'"] : ["'self'", NONCE]
const YEAR_SECONDS = 31_536_000
const POLICY = 'content-security-policy'

/** Headers for pages. Their Content-Security-Policy allows other sites' content only from video players and configured widgets. */
function pageHeaders(widgets: AllowedWidgets, players: readonly string[]): Options {
  const { script = [], connect = [], img = [], font = [], frame = [], media = [], form = [] } = widgetSources(widgets)
  return {
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'", NONCE, ...script],
      styleSrc: styleSources,
      imgSrc: ["'self'", 'data:', ...img],
      fontSrc: ["'self'", ...font],
      connectSrc: ["'self'", ...connect],
      frameSrc: [...players, ...frame],
      mediaSrc: ["'self'", ...media],
      manifestSrc: ["'self'"],
      formAction: ["'self'", ...form],
      frameAncestors: ["'self'"],
      baseUri: ["'none'"],
      objectSrc: ["'none'"],
      // Uses `report-uri`, because browsers send `report-to` reports late or never, and with `report-to` they ignore `report-uri`.
      reportUri: '/api/reports',
    },
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [], usb: [], browsingTopics: [] },
    referrerPolicy: 'strict-origin-when-cross-origin',
  }
}

const MEDIA_HEADERS: Options = {
  contentSecurityPolicy: { defaultSrc: ["'none'"], sandbox: [] },
  // Other sites may embed the images, because feed readers and link previews show them.
  crossOriginResourcePolicy: 'cross-origin',
}

/** @param players Origins of the players for videos and songs in posts. */
export function securityHeaders(widgets: AllowedWidgets, players: readonly string[]) {
  const options = pageHeaders(widgets, players)
  const pages = headersFrom(options)
  // An appointment's URL grants access to it, so sites that the page links to must not see it.
  const appointments = headersFrom({ ...options, referrerPolicy: 'no-referrer' })
  const media = headersFrom(MEDIA_HEADERS)

  return createMiddleware<AppEnv>(async function securityHeaders(c, next) {
    const { path } = c.req
    const setHeaders = path.startsWith('/media/') ? media : path.startsWith('/appointment/') ? appointments : pages
    await setHeaders(c, next)
    const { headers } = c.res
    headers.set('strict-transport-security', strictTransport(c.var.site?.hostBrand))
    if (c.var.inlineHashes) headers.set(POLICY, hashPolicy(c, c.var.inlineHashes))
  })
}

function headersFrom(options: Options) {
  // strictTransport() sets HSTS depending on the host. The other two headers are for obsolete browser plugins.
  const unused = { strictTransportSecurity: false, xDownloadOptions: false, xPermittedCrossDomainPolicies: false }
  return secureHeaders({ ...options, ...unused })
}

/** Makes browsers use HTTPS for a year. `httpsSubdomains` includes the subdomains, some of which other companies run. */
function strictTransport(host: Brand | undefined): string {
  return `max-age=${YEAR_SECONDS}${host?.httpsSubdomains ? '; includeSubDomains' : ''}`
}

/** Cached policies, keyed by hashes. A cached page has the same hashes, and therefore the same policy, for every visitor. */
const policies = new WeakMap<InlineHashes, string>()

/** Allows the inline code of a complete page by hash instead of by nonce, so that the page can be cached. */
function hashPolicy({ res, var: { secureHeadersNonce } }: Context<AppEnv>, hashes: InlineHashes): string {
  const known = policies.get(hashes)
  if (known) return known
  const directives = `${res.headers.get(POLICY)}`.split('; ').map((directive) => {
    const allowed = directive.startsWith('script-src') ? hashes.script : hashes.style
    return directive.replace(` 'nonce-${secureHeadersNonce}'`, allowed.map((hash) => ` ${hash}`).join(''))
  })
  const policy = directives.join('; ')
  policies.set(hashes, policy)
  return policy
}
