/** Sets the security headers on the site's responses. worker/desk/security.ts sets stricter headers for the desk. */
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { NONCE, secureHeaders } from 'hono/secure-headers'
import type { Brand } from '#shared/brand.ts'
import type { AppEnv } from './context.ts'
import type { InlineHashes } from './inline-hashes.ts'
import { type AllowedWidgets, widgetSources } from './widget-sources.ts'

type Options = NonNullable<Parameters<typeof secureHeaders>[0]>

/** Allows all inline styles in development, because Vite's development server injects styles without a nonce. */
const styleSources = import.meta.env.DEV ? ["'self'", "'unsafe-inline'"] : ["'self'", NONCE]
const YEAR_SECONDS = 31_536_000
const POLICY = 'content-security-policy'

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
      // Sets only `report-uri`. Browsers send `report-to` reports late or never, and ignore `report-uri` if `report-to` is set.
      reportUri: '/api/reports',
    },
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [], usb: [], browsingTopics: [] },
    referrerPolicy: 'strict-origin-when-cross-origin',
  }
}

const MEDIA_HEADERS: Options = {
  contentSecurityPolicy: { defaultSrc: ["'none'"], sandbox: [] },
  // Allows other sites to embed images, because feed readers and link previews show images from posts.
  crossOriginResourcePolicy: 'cross-origin',
}

/** @param players Origins of the embedded players that play videos and songs in posts. */
export function securityHeaders(widgets: AllowedWidgets, players: readonly string[]) {
  const options = pageHeaders(widgets, players)
  const pages = headersFrom(options)
  // Hides an appointment page's URL from the sites that it links to, because anyone with the URL can change the appointment.
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
  // strictTransport() sets HSTS instead. Omits X-Download-Options and X-Permitted-Cross-Domain-Policies, which only obsolete
  // browsers and plugins read.
  const unused = { strictTransportSecurity: false, xDownloadOptions: false, xPermittedCrossDomainPolicies: false }
  return secureHeaders({ ...options, ...unused })
}

/** Makes browsers use HTTPS for a year. Excludes subdomains by default, because other companies may run some of them. */
function strictTransport(host: Brand | undefined): string {
  return `max-age=${YEAR_SECONDS}${host?.httpsSubdomains ? '; includeSubDomains' : ''}`
}

/** Caches the Content-Security-Policy of pages. A page in the memory cache has the same hashes object in every request. */
const policies = new WeakMap<InlineHashes, string>()

/** Replaces the nonce in the policy with the hashes of the page's inline code so that the page can be cached. */
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
