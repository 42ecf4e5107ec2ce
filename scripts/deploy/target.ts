/** The worker and the hosts that a release goes to: production or an environment of wrangler.toml. */
import { unstable_readConfig } from 'wrangler'
import { brands } from '#brands/index'
import type { TestedHost } from './smoke-test.ts'

/** The subdomain of a brand's domain that serves staging. Pages on a subdomain are noindex. */
export const STAGING = 'staging'
const ACCESS_VARIABLES = {
  'cf-access-client-id': 'CF_ACCESS_CLIENT_ID',
  'cf-access-client-secret': 'CF_ACCESS_CLIENT_SECRET',
}

export interface Target {
  /** Undefined for production. */
  environment: string | undefined
  worker: string
  tested: { hosts: readonly TestedHost[]; headers: Record<string, string>; isPrivate: boolean }
}

/**
 * @param to `production` or `staging`.
 * @throws Error if there is no such target, or if wrangler.toml is malformed.
 */
export function readTarget(to: string, variables: Record<string, string | undefined>): Target {
  if (to === 'production') {
    const { name = '' } = unstable_readConfig({ config: 'wrangler.toml' }, { hideWarnings: true })
    return { environment: undefined, worker: name, tested: { hosts: hostsOf(''), headers: {}, isPrivate: false } }
  }
  if (to !== STAGING) throw new Error(`There is no target ${to}. Choose production or staging.`)
  const { name = '' } = unstable_readConfig({ config: 'wrangler.toml', env: STAGING }, { hideWarnings: true })
  const headers = Object.fromEntries(
    Object.entries(ACCESS_VARIABLES).map(([header, variable]) => [header, variables[variable] ?? '']),
  )
  return { environment: STAGING, worker: name, tested: { hosts: hostsOf(`${STAGING}.`), headers, isPrivate: true } }
}

/** @throws Error with one line if a variable for the service token of Access is unset. */
export function requireAccess({ environment, tested }: Target): void {
  const missing = Object.entries(ACCESS_VARIABLES).filter(([header]) => environment && !tested.headers[header])
  if (missing.length > 0)
    throw new Error(
      `Staging is behind Access. Set ${missing.map(([, variable]) => variable).join(' and ')} to a service token that may open it.`,
    )
}

function hostsOf(prefix: string): TestedHost[] {
  return brands.map(({ domain, name }) => ({ origin: `https://${prefix}${domain}`, name }))
}
