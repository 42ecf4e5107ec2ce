import { NONCE, secureHeaders } from 'hono/secure-headers'
import { FRAME_HOSTS } from '#worker/ghost/html/embeds'
import { type LetIn, widgetSources } from '#worker/widget-sources'

/** Vite's dev server injects styles of its own, which no nonce can cover. */
const styleSources = import.meta.env.DEV ? ["'self'", "'unsafe-inline'"] : ["'self'", NONCE]

/** CSP with a nonce for each answer, opened for players a visitor asks for and the configured widgets alone, and the other headers that close what the site does not use. */
export function securityHeaders(widgets: LetIn = {}) {
  const { script = [], connect = [], img = [], font = [], frame = [], media = [], form = [] } = widgetSources(widgets)
  return secureHeaders({
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
    },
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [], usb: [], browsingTopics: [] },
    referrerPolicy: 'strict-origin-when-cross-origin',
    strictTransportSecurity: 'max-age=31536000; includeSubDomains',
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
  })
}
