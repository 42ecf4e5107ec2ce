/** Rate limits. Their values are in wrangler.toml. */
import type { BrandId } from '#shared/brand-id.ts'
import { log } from '#worker/log.ts'
import { addressBlock } from './address-block.ts'

/** Period of every rate limit in wrangler.toml. */
export const LIMIT_SECONDS = 60

export type RateLimiter = ReturnType<typeof createRateLimiter>

/** `address` is the visitor's IP address. Requests without an IP address, as in a local run, are never limited. */
export function createRateLimiter(perVisitor: RateLimit, perBrand: RateLimit) {
  return {
    /** Returns true if the visitor's IP address block has sent too many requests. */
    isLimited: (address: string | undefined) => isOverByAddress(perVisitor, address),
    /** Call this once per inquiry, after field validation, because every call counts toward the brand's flood limit. */
    async isFlooded(address: string | undefined, brand: BrandId): Promise<boolean> {
      return addressBlock(address ?? '') !== undefined && isOver(perBrand, brand)
    },
  }
}

/** Returns true if the IP address block has exceeded the limit. */
export async function isOverByAddress(limit: RateLimit, address = ''): Promise<boolean> {
  const block = addressBlock(address)
  return block !== undefined && isOver(limit, block)
}

/** Returns true if the key has exceeded the limit. If the rate limiter fails or is missing, no request is rejected. */
async function isOver(limit: RateLimit, key: string): Promise<boolean> {
  try {
    return !(await limit.limit({ key })).success
  } catch (error) {
    log('rate-limit-failed', { error })
    return false
  }
}
