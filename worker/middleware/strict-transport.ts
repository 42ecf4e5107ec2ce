import { createMiddleware } from 'hono/factory'
import { brandOfHost } from '#worker/brand'
import type { AppEnv } from '#worker/context'

export const TRANSPORT_HEADER = 'strict-transport-security'
const YEAR_SECONDS = 31_536_000

/**
 * Makes browsers use HTTPS for this host for a year. Includes subdomains only if the host's brand sets `httpsSubdomains`,
 * because other companies run some of them.
 */
export function strictTransport() {
  return createMiddleware<AppEnv>(async function strictTransport(c, next) {
    await next()
    c.header(TRANSPORT_HEADER, transportPolicy(new URL(c.req.url).hostname))
  })
}

export function transportPolicy(hostname: string): string {
  const subdomains = brandOfHost(hostname)?.httpsSubdomains ? '; includeSubDomains' : ''
  return `max-age=${YEAR_SECONDS}${subdomains}`
}
