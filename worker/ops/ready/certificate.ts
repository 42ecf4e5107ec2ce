/** Reads the certificate of a host, and checks how long it is good for. */
import { once } from 'node:events'
import { type ConnectionOptions, checkServerIdentity, connect, type PeerCertificate } from 'node:tls'
import { type Finding, finding } from '#worker/readiness/finding'

const DAY_MS = 24 * 60 * 60_000
const SOON_DAYS = 14
const TIMEOUT_MS = 15_000
const NEXT = 'In Cloudflare, open the zone, SSL/TLS, Edge Certificates. A new custom domain needs some minutes.'

/** @param options Tests replace the address and the trusted authorities. */
export async function checkCertificate(
  host: string,
  now: number = Date.now(),
  options: ConnectionOptions = {},
): Promise<Finding> {
  // Connects despite an untrusted certificate, so that the state names the problem.
  const socket = connect({ host, port: 443, servername: host, ...options, rejectUnauthorized: false })
  socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error(`no answer within ${TIMEOUT_MS / 1000} s`)))
  try {
    await once(socket, 'secureConnect')
    return certificateFinding(host, socket.getPeerCertificate(), socket.authorizationError, now)
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/\s+/g, ' ') : `${error}`
    return finding('red', `${host} has no TLS connection (${reason}).`, NEXT)
  } finally {
    socket.destroy()
  }
}

function certificateFinding(
  host: string,
  certificate: PeerCertificate,
  untrusted: Error | string | undefined | null,
  now: number,
): Finding {
  const until = Date.parse(certificate.valid_to)
  const day = Number.isNaN(until) ? '' : new Date(until).toISOString().slice(0, 10)
  if (day === '') return finding('red', `${host} sent no certificate.`, NEXT)
  if (until <= now) return finding('red', `The certificate ended on ${day}.`, NEXT)
  if (checkServerIdentity(host, certificate)) return finding('red', `The certificate is not for ${host}.`, NEXT)
  if (untrusted) return finding('red', `Browsers do not trust the certificate (${untrusted}).`, NEXT)
  const days = Math.floor((until - now) / DAY_MS)
  if (days < SOON_DAYS) return finding('yellow', `Good until ${day}, ${days} days.`, `Cloudflare renews it. ${NEXT}`)
  return finding('green', `Good until ${day}, ${days} days.`)
}
