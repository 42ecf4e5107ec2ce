/** All brands: one folder each. The browser never imports this file; a page sends it its own brand. */

import { services } from '#catalog/services/index.ts'
import type { Brand } from '#shared/brand.ts'
import { readBrandFolders } from '#shared/brand-folders.ts'
import type { BrandId } from '#shared/brand-id.ts'

/** The default brand first, then by folder name. */
export const brands = readBrandFolders(
  import.meta.glob('./*/brand.ts', { eager: true, import: 'default' }),
  import.meta.glob('./*/copy.ts', { eager: true, import: 'default' }),
  services,
)
export const BRAND_IDS: readonly BrandId[] = brands.map(({ id }) => id)
/** The brand of unknown hosts. */
export const DEFAULT_BRAND: Brand = brands[0]

export function findBrand(id: BrandId): Brand | undefined {
  return brands.find((brand) => brand.id === id)
}

/** For ids that were validated already. @throws Error when src/brands/ has no folder with this name. */
export function getBrand(id: BrandId): Brand {
  const brand = findBrand(id)
  if (!brand) throw new Error(`Unknown brand "${id}": use one of ${BRAND_IDS.join(', ')}`)
  return brand
}
