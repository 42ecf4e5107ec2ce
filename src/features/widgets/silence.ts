/** Hides errors from third-party scripts, so that the console shows only our own. */

import { CODE_LOCATION } from '#shared/browser-error.ts'

/** Words in the paths of third-party scripts that are served from our host. */
export const SILENCED = ['analytics', 'chat', 'widgets', 'consent'] as const

/** The path of our own scripts. Cloudflare serves its scripts, such as analytics, from other paths on our host. */
const OWN_PATH = '/assets/'

/**
 * Returns true if an error came from a third-party script: from another host, or from one of our paths that contains a `SILENCED`
 * word. For scripts from other hosts, browsers often report only "Script error." without a URL.
 */
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
  // Browsers log rejections in scripts from other hosts without an event. Our own code rejects only with errors.
  addEventListener('unhandledrejection', (event: PromiseRejectionEvent) => {
    const isError = event.reason instanceof Error
    const url = isError && CODE_LOCATION.exec(event.reason.stack ?? '')?.[0]
    if (!isError || (url && isThirdParty(url))) event.preventDefault()
  })
}
