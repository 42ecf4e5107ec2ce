import { findBrand } from '#brands/index.ts'
import type { BrandId } from '#shared/brand-id.ts'

/** A brand that no longer exists has its id as the name. */
export function brandName(id: string): string {
  return findBrand(id as BrandId)?.name ?? id
}
