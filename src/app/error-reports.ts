/** Reports uncaught errors in the site's own code to the server. Ignores browser extensions and third-party scripts. */
import { type BrowserError, CODE_LOCATION, ERROR_MESSAGE_MAX, URL_TAIL } from '#shared/browser-error.ts'
import { withDomain } from '#shared/links.ts'

const MAX_REPORTS = 3

const sent = new Set<string>()

export function report(event: ErrorEvent | PromiseRejectionEvent): void {
  const isRejection = 'reason' in event
  const error: unknown = isRejection ? event.reason : event.error
  const stack = error instanceof Error ? error.stack : undefined
  const [address = ''] = CODE_LOCATION.exec(stack ?? '') ?? []
  const place = address || (isRejection ? '' : `${event.filename}:${event.lineno}:${event.colno}`)
  const message = `${error || (isRejection ? 'Rejected' : event.message)}`
    .slice(0, ERROR_MESSAGE_MAX)
    .replace(URL_TAIL, '$1')
  if (!place.startsWith(`${location.origin}/assets/`) || sent.size === MAX_REPORTS || sent.has(message)) return
  sent.add(message)
  const source = place.slice(location.origin.length)
  const body: BrowserError = { type: 'error', message, source, path: location.pathname }
  // The `?domain=` parameter in the report's URL tells the server which brand the visitor saw.
  const domain = new URLSearchParams(location.search).get('domain') ?? undefined
  navigator.sendBeacon(withDomain('/api/reports', domain), JSON.stringify(body))
}
