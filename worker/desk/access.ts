/**
 * Verifies Cloudflare Access tokens, which identify the staff member. Access protects only the desk's host name, so this check also
 * rejects requests that reach the worker under another host name:
 * https://developers.cloudflare.com/cloudflare-one/identity/authorization-cookie/
 */
import { createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify } from 'jose'
import * as v from 'valibot'
import type { BrandId } from '#shared/brand-id.ts'
import type { Scope } from '#worker/leads/scope.ts'
import { log } from '#worker/log.ts'
import { emailAddress } from '#worker/platform/email-address.ts'

const HEADER = 'cf-access-jwt-assertion'
const TOKEN = /^[\w-]+\.[\w-]+\.[\w-]+$/
const TOKEN_MAX = 8_192
const MAX_CLOCK_DIFFERENCE_SECONDS = 5

/** Claims that an Access token must contain. Service tokens have no email address, so the desk rejects service tokens. */
const claims = v.object({ email: emailAddress, iat: v.number() })

class KeysUnavailable extends Error {}

export interface AccessOptions {
  /** Origin of the Access team, such as https://firm.cloudflareaccess.com. */
  team: string
  audience: string
  /** Brands that each staff member may see, keyed by lowercase email address. If undefined, all staff may see all brands. */
  staff?: Readonly<Record<string, readonly BrandId[]>> | undefined
}

export type AccessResult = { scope: Scope } | { refused: 'forbidden' | 'unavailable' }

export function createAccess({ team, audience, staff }: AccessOptions) {
  // Fetches the Access keys at most five times a minute, because anyone can send tokens with unknown key ids.
  const keys = createRemoteJWKSet(new URL(`${team}/cdn-cgi/access/certs`), {
    cooldownDuration: 12_000,
    cacheMaxAge: 60 * 60_000,
  })

  const keyOf: JWTVerifyGetKey = async (header, token) => {
    try {
      return await keys(header, token)
    } catch (error) {
      if (error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWKSMultipleMatchingKeys) throw error
      log('access-keys-failed', { error })
      throw new KeysUnavailable()
    }
  }

  async function emailOf(token: string): Promise<string> {
    const { payload } = await jwtVerify(token, keyOf, {
      algorithms: ['RS256'],
      issuer: team,
      audience,
      requiredClaims: ['exp', 'iat', 'email'],
      clockTolerance: MAX_CLOCK_DIFFERENCE_SECONDS,
    })
    const { email, iat } = v.parse(claims, payload)
    if (iat > Date.now() / 1000 + MAX_CLOCK_DIFFERENCE_SECONDS) throw new Error('The token is from the future')
    return email
  }

  return async function check(headers: Headers): Promise<AccessResult> {
    const token = headers.get(HEADER) ?? ''
    if (token.length > TOKEN_MAX || !TOKEN.test(token)) return { refused: 'forbidden' }
    try {
      const who = await emailOf(token)
      if (staff && !Object.hasOwn(staff, who)) return { refused: 'forbidden' }
      return { scope: { who, brands: staff?.[who] } }
    } catch (error) {
      return { refused: error instanceof KeysUnavailable ? 'unavailable' : 'forbidden' }
    }
  }
}
