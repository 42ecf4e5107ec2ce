/** Keeps errors from third-party scripts out of the console, so the console shows only the site's own errors. */

import { CODE_LOCATION } from '#shared/browser-error.ts'

/** Words in URL paths that identify third-party scripts when the site's own host serves them. */
export const SILENCED = ['analytics', 'chat', 'widgets', 'consent'] as const

/** Path prefix of the site's own scripts. Scripts that Cloudflare adds to the same host, such as analytics, have other paths. */
const OWN_PATH = '/assets/'

/** Browsers often report an error in a script from another host only as "Script error.", without a URL. */
export function isThirdParty(url: string, message = ''): boolean {
  if (!url) return message === 'Script error.'
  const { origin, pathname } = new URL(url, location.href)
  if (origin !== location.origin) return true
  return !pathname.startsWith(OWN_PATH) && SILENCED.some((purpose) => pathname.includes(purpose))
}

export function silenceThirdParties(): void {
  addEventListener('error', (event) => {
    if (isThirdParty(event.filename, event.message)) event.preventDefault()
  })
  // The site's own code rejects promises only with Error objects, so any other rejection comes from a third-party script.
  // Browsers log rejections from cross-origin scripts without firing this event.
  addEventListener('unhandledrejection', (event: PromiseRejectionEvent) => {
    const isError = event.reason instanceof Error
    const url = isError && CODE_LOCATION.exec(event.reason.stack ?? '')?.[0]
    if (!isError || (url && isThirdParty(url))) event.preventDefault()
  })
}
