/** Hides errors of third-party scripts, so that the console shows our own errors. */

import { CODE_LOCATION } from '#shared/browser-error.ts'

/** Words in the paths of third-party scripts that our host serves. */
export const SILENCED = ['analytics', 'chat', 'widgets', 'consent'] as const

/** The path of our own scripts. Cloudflare serves its scripts, such as analytics, from other paths of our host. */
const OWN_PATH = '/assets/'

/**
 * True if an error came from a third-party script: from another host, or from a path of ours with a `SILENCED` word.
 * For scripts from other hosts, browsers often report only "Script error." without a URL.
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
  // Browsers log rejections of scripts from other hosts without an event. Our own code rejects with errors only.
  addEventListener('unhandledrejection', (event: PromiseRejectionEvent) => {
    const isError = event.reason instanceof Error
    const url = isError && CODE_LOCATION.exec(event.reason.stack ?? '')?.[0]
    if (!isError || (url && isThirdParty(url))) event.preventDefault()
  })
}
