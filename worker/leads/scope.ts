/**
 * The colleague who asks, and the brands whose leads they may read and change. Every statement of the desk has the brands as
 * a condition.
 */
import { BRAND_IDS, DEFAULT_BRAND } from '#brands/index.ts'
import type { BrandId } from '#shared/brand-id.ts'
import { list, raw, type Sql, sql } from '#worker/db/database.ts'

export interface Scope {
  /** The colleague's email address. Events name it. */
  who: string
  /** If undefined, all brands, including those that no longer exist. */
  brands: readonly BrandId[] | undefined
}

/** SQL condition on the `brand` column. */
export function inScope({ brands }: Pick<Scope, 'brands'>): Sql {
  return brands ? sql`brand IN (${list(brands)})` : raw('true')
}

/** The brand whose staff get emails about a lead. Leads of a brand that no longer exists go to the default brand's staff. */
export function staffBrand(): Sql {
  return sql`CASE WHEN brand IN (${list(BRAND_IDS)}) THEN brand ELSE ${DEFAULT_BRAND.id} END`
}
