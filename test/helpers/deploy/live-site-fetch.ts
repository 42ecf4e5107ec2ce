/**
 * Preloaded into the commands of a release, so that they reach the stand-in for the live site at LIVE_SITE. A response with
 * the header `x-never` ends the request as its time limit does, without the wait. The DNS has each record of a sender.
 */
import dns from 'node:dns'

dns.promises.resolveMx = async () => [{ exchange: 'mail.sample.com', priority: 1 }]
dns.promises.resolveTxt = async (name) => [
  [name.startsWith('_mailchannels.') ? 'v=mc1 auth=firm' : 'v=spf1 include:relay.mailchannels.net ~all'],
]

const { fetch: send } = globalThis
const limits = new WeakMap<AbortSignal, AbortController>()

AbortSignal.timeout = () => {
  const controller = new AbortController()
  limits.set(controller.signal, controller)
  return controller.signal
}

globalThis.fetch = async (input, init = {}) => {
  const { origin, host, pathname, search } = new URL(`${input}`)
  if (!host.endsWith('-sample.com')) return send(input, init)
  const headers = new Headers(init.headers)
  headers.set('x-origin', origin)
  const response = await send(`${process.env.LIVE_SITE}${pathname}${search}`, { ...init, headers })
  if (!response.headers.has('x-never')) return response
  if (init.signal) limits.get(init.signal)?.abort()
  throw new DOMException('The operation timed out', 'TimeoutError')
}
