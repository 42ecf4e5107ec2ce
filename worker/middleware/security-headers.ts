import { NONCE, secureHeaders } from 'hono/secure-headers'
import { FRAME_HOSTS } from '#worker/ghost/html/embeds'
import { type AllowedWidgets, widgetSources } from '#worker/widget-sources'

/** Vite's dev server injects styles without a nonce. */
const styleSources = import.meta.env.DEV ? ["'self'", "'unsafe-inline'"] : ["'self'", NONCE]

/** Sets the security headers. The CSP has a new nonce per response, and allows only video players and configured widgets. */
export function securityHeaders(widgets: AllowedWidgets = {}) {
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
    // `strictTransport` sets it for every response.
    strictTransportSecurity: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
  })
}
