/** How much one visitor and one brand may send; the numbers are in wrangler.toml. */
import type { BrandId } from '#shared/brand-id'
import { addressBlock } from '#worker/address-block'
import { log } from '#worker/log'

/** Of wrangler.toml's limits: after so long there is room again. */
export const LIMIT_SECONDS = 60

/** By a visitor's address, as Cloudflare tells it; where there is none, in a local run, nothing is limited. */
type Asks = (address: string | undefined, brand: BrandId) => Promise<boolean>

export interface Rates {
  /** This visitor must wait. */
  isLimited: Asks
  /** The brand gets more than people write, from many addresses. For what can be stored: nothing else may use it up. */
  isFlooded: Asks
}

export function createRates(visitors: RateLimit, brands: RateLimit): Rates {
  return {
    async isLimited(address = '', brand) {
      const block = addressBlock(address)
      return block !== undefined && isOver(visitors, block, brand)
    },
    async isFlooded(address = '', brand) {
      return addressBlock(address) !== undefined && isOver(brands, brand, brand)
    },
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
