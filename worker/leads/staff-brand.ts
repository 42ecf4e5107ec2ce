import { BRAND_IDS, DEFAULT_BRAND } from '#brands/index.ts'
import { list, type Sql, sql } from '#worker/db/database.ts'

/** The brand whose staff get mails about a lead. Leads of a brand that no longer exists go to the default brand's staff. */
export function staffBrand(): Sql {
  return sql`CASE WHEN brand IN (${list(BRAND_IDS)}) THEN brand ELSE ${DEFAULT_BRAND.id} END`
}
