import { BRAND_IDS, DEFAULT_BRAND } from '#brands/index.ts'
import type { BrandId } from '#shared/brand-id.ts'

/** Slugs of the internal tags that assign a post to a brand. In Ghost, the tag `#<brand id>` has the slug `hash-<brand id>`. */
const HOMES: ReadonlyMap<string, BrandId> = new Map(BRAND_IDS.map((id) => [`hash-${id}`, id]))

export function brandTagOf(tags: readonly string[]): BrandId | undefined {
  return tags.map((slug) => HOMES.get(slug)).find((home) => home !== undefined)
}

export function homeOf(tags: readonly string[]): BrandId {
  return brandTagOf(tags) ?? DEFAULT_BRAND.id
}
