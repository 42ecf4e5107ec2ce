import { NONCE, secureHeaders } from 'hono/secure-headers'

/** Vite's dev server injects styles of its own, which no nonce can cover. */
const styleSources = import.meta.env.DEV ? ["'self'", "'unsafe-inline'"] : ["'self'", NONCE]

/** CSP with a nonce for each answer, and the other headers that close what the site does not use. */
export function securityHeaders() {
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'", NONCE],
      styleSrc: styleSources,
      imgSrc: ["'self'", 'data:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      manifestSrc: ["'self'"],
      formAction: ["'self'"],
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
