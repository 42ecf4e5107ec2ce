/** How much one visitor and one brand may send; the numbers are in wrangler.toml. */
import type { BrandId } from '#shared/brand-id'
import { addressBlock } from '#worker/address-block'
import { log } from '#worker/log'

/** Of wrangler.toml's limits: after so long there is room again. */
export const LIMIT_SECONDS = 60

/** limited: this visitor must wait; flood: the brand gets more than people write, from many addresses. */
export type Rate = 'fine' | 'limited' | 'flood'

/** @param address The visitor's, as Cloudflare tells it; where there is none, in a local run, nothing is limited. */
export type RateOf = (address: string | undefined, brand: BrandId) => Promise<Rate>

export function createRateOf(visitors: RateLimit, brands: RateLimit): RateOf {
  return async function rateOf(address = '', brand) {
    const block = addressBlock(address)
    if (block === undefined) return 'fine'
    // One after the other: what one visitor is refused must not count against the brand.
    if (await isOver(visitors, block, brand)) return 'limited'
    return (await isOver(brands, brand, brand)) ? 'flood' : 'fine'
  }
}

/** A limit that does not answer stops nobody. */
async function isOver(limit: RateLimit, key: string, brand: BrandId): Promise<boolean> {
  try {
    return !(await limit.limit({ key })).success
  } catch (error) {
    log('rate-limit-failed', { brand, error })
    return false
  }
}
