/** Loads all brands. Browser code must not import this file, because each page already contains its brand's data. */

import { services } from '#catalog/services/index.ts'
import type { Brand } from '#shared/brand.ts'
import { readBrandFolders } from '#shared/brand-folders.ts'
import type { BrandId } from '#shared/brand-id.ts'

/** All brands. The default brand is first, and the others are sorted by folder name. */
export const brands = readBrandFolders(
  import.meta.glob('./*/brand.ts', { eager: true, import: 'default' }),
  import.meta.glob('./*/copy.ts', { eager: true, import: 'default' }),
  services,
)
export const BRAND_IDS: readonly BrandId[] = brands.map(({ id }) => id)
/** The default brand. The site shows it for hosts that do not belong to any brand. */
export const DEFAULT_BRAND: Brand = brands[0]

export function findBrand(id: BrandId): Brand | undefined {
  return brands.find((brand) => brand.id === id)
}

/** Returns the brand with this id. Pass only a validated id. @throws Error if src/brands/ has no such folder. */
export function getBrand(id: BrandId): Brand {
  const brand = findBrand(id)
  if (!brand) throw new Error(`Unknown brand "${id}": use one of ${BRAND_IDS.join(', ')}`)
  return brand
}
