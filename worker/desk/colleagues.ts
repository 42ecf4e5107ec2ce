import type { BrandId } from '#shared/brand-id'
import type { Desk } from './context'
import { raw } from './database'

/** The email addresses of the colleagues who may have a lead of this brand. Without a list of staff, those who acted before. */
export async function colleaguesOf({ var: { db, staff } }: Desk, brand: string): Promise<string[]> {
  if (staff) return Object.keys(staff).filter((email) => staff[email]?.includes(brand as BrandId))
  const rows = await db.rows<{ who: string }>(
    raw(`SELECT DISTINCT who FROM lead_events WHERE who LIKE '%@%' ORDER BY who`),
  )
  return rows.map(({ who }) => who)
}
