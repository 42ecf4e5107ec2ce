import type { BrandId } from '#shared/brand-id.ts'
import { log } from '#worker/log.ts'
import { addressBlock } from './address-block.ts'

/** Period of every rate limit in wrangler.toml, in seconds. */
export const LIMIT_SECONDS = 60

export type RateLimiter = ReturnType<typeof createRateLimiter>

/** The methods take the visitor's IP address. Requests without an IP address, such as local requests, are never limited. */
export function createRateLimiter(perVisitor: RateLimit, perBrand: RateLimit) {
  return {
    isLimited: (address: string | undefined) => isOverByAddress(perVisitor, address),
    /**
     * Counts an inquiry toward the brand's rate limit. Call this method once per inquiry, after the form fields are
     * validated.
     */
    async isFlooded(address: string | undefined, brand: BrandId): Promise<boolean> {
      return addressBlock(address ?? '') !== undefined && isOver(perBrand, brand)
    },
  }
}

/** Counts a request, and returns true if the IPv4 address or the /64 block of the IPv6 address has exceeded the rate limit. */
export async function isOverByAddress(limit: RateLimit, address = ''): Promise<boolean> {
  const block = addressBlock(address)
  return block !== undefined && isOver(limit, block)
}

/** Counts a request, and returns true if the key has exceeded the rate limit. Returns false if the rate limiter fails. */
async function isOver(limit: RateLimit, key: string): Promise<boolean> {
  try {
    return !(await limit.limit({ key })).success
  } catch (error) {
    log('rate-limit-failed', { error })
    return false
  }
}
