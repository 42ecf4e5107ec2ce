/**
 * The public keys of Cloudflare Access. It replaces them every six weeks, so an unknown key id makes the isolate fetch them
 * again, though not often, because anyone can send junk. Access keeps an old key valid for days after its replacement.
 */
import { createLocalJWKSet, errors, type FlattenedJWSInput, type JWTHeaderParameters } from 'jose'
import * as v from 'valibot'
import { log } from '#worker/log'
import { type SendRequest, sendRequest } from '#worker/send-request'

/** Five times a minute at most. */
const INTERVAL_MS = 12_000
const TIMEOUT_MS = 5_000
const MAX_AGE_MS = 60 * 60_000
const POLL_MS = 25

const keySet = v.object({ keys: v.pipe(v.array(v.looseObject({ kty: v.string() })), v.minLength(1)) })

/** The keys are unknown, because Access does not answer. */
export class KeysUnavailable extends Error {}

export interface AccessKeysOptions {
  /** The address of the key set. */
  url: string
  send?: SendRequest
  now?: () => number
}

export function createAccessKeys({ url, send = sendRequest, now = Date.now }: AccessKeysOptions) {
  let keys: ReturnType<typeof createLocalJWKSet> | undefined
  let fetchedAt = Number.NEGATIVE_INFINITY
  /** Start of the latest fetch, whatever its result. */
  let startedAt = Number.NEGATIVE_INFINITY
  let isFetching = false

  async function refresh(): Promise<void> {
    startedAt = now()
    isFetching = true
    try {
      const response = await send(url, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'manual' })
      if (!response.ok) throw new Error(`HTTP ${response.status}`)
      keys = createLocalJWKSet(v.parse(keySet, await response.json()))
      fetchedAt = startedAt
    } catch (error) {
      log('access-keys-failed', { error })
    } finally {
      isFetching = false
    }
  }

  /** A request must not wait for a promise of another one, so it looks again until the other's fetch has ended. */
  async function fetchOrWait(): Promise<void> {
    if (now() - startedAt >= INTERVAL_MS) return refresh()
    const deadline = startedAt + TIMEOUT_MS
    while (isFetching && now() < deadline) await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }

  /**
   * The key that signed a token, for jwtVerify.
   * @throws KeysUnavailable if the keys are unknown
   * @throws JOSEError if there is no such key
   */
  return async function keyOf(header: JWTHeaderParameters, token: FlattenedJWSInput) {
    // Without an id, any published key would do.
    if (!header.kid) throw new errors.JWKSNoMatchingKey()
    if (now() - fetchedAt < MAX_AGE_MS) {
      const known = await keys?.(header, token).catch(() => undefined)
      if (known) return known
    }
    await fetchOrWait()
    // Keys that are older than the latest fetch are still good, but do not show that a key does not exist.
    if (!keys) throw new KeysUnavailable()
    const isCurrent = fetchedAt >= startedAt
    return keys(header, token).catch((error) => {
      throw isCurrent ? error : new KeysUnavailable()
    })
  }
}
