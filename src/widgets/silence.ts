/** What goes wrong in others' scripts is not ours to report: it would drown our own faults in the console. */

/** What third parties' scripts are for. */
export const SILENCED = ['analytics', 'chat', 'widgets', 'consent'] as const

/** Our own scripts; the hosting platform serves such as its analytics from our host too, but elsewhere. */
const OWN_PATH = '/assets/'

/**
 * Whether an error came from a third party's script, by its address: another host, or one on ours that is named for its
 * purpose. Of a script from elsewhere browsers mostly tell neither address nor words: "Script error." is all.
 */
export function isThirdParty(address: string, message = ''): boolean {
  if (!address) return message === 'Script error.'
  const { origin, pathname } = new URL(address, location.href)
  if (origin !== location.origin) return true
  return !pathname.startsWith(OWN_PATH) && SILENCED.some((purpose) => pathname.includes(purpose))
}

export function silenceThirdParties(): void {
  addEventListener('error', (event) => {
    if (isThirdParty(event.filename, event.message)) event.preventDefault()
  })
  addEventListener('unhandledrejection', (event: PromiseRejectionEvent) => {
    const stack = event.reason instanceof Error ? (event.reason.stack ?? '') : ''
    const address = stack.match(/https?:\/\/[^\s)]+/)?.[0]
    if (address && isThirdParty(address)) event.preventDefault()
  })
}
