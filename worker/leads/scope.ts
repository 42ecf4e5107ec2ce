/**
 * The signed-in staff member, and the brands whose leads they may read and change. The desk's SQL statements filter by these
 * brands.
 */
import { BRAND_IDS, DEFAULT_BRAND } from '#brands/index.ts'
import type { BrandId } from '#shared/brand-id.ts'
import { list, raw, type Sql, sql } from '#worker/db/database.ts'

export interface Scope {
  /** The staff member's email address, which appears in the history of leads. */
  who: string
  /** If undefined, the staff member may see all leads, even leads of brands that no longer exist. */
  brands: readonly BrandId[] | undefined
}

export function inScope({ brands }: Pick<Scope, 'brands'>): Sql {
  return brands ? sql`brand IN (${list(brands)})` : raw('true')
}

/** SQL for the brand whose staff get the emails about a lead. If the lead's brand no longer exists, returns the default brand. */
export function staffBrand(): Sql {
  return sql`CASE WHEN brand IN (${list(BRAND_IDS)}) THEN brand ELSE ${DEFAULT_BRAND.id} END`
}
