import * as v from 'valibot'
import { BRAND_IDS, DEFAULT_BRAND, findBrand } from '#brands/index.ts'
import { CONTACT_FIELDS, contactValues, FORM_FIELDS } from '#shared/contact-texts.ts'
import { type Database, list, raw, type Sql, sql } from '#worker/db/database.ts'
import { countedPage } from '#worker/pages/page-paths.ts'
import { topicOf } from './asked-service.ts'
import type { Lead, LeadSource, NewLead } from './lead.ts'
import { parseRequest } from './request.ts'

const words = v.pipe(
  v.string(),
  v.transform((text) => text.split(' ').filter(Boolean)),
)
const leadRow = v.pipe(
  v.object({
    id: v.string(),
    brand: v.fallback(v.picklist(BRAND_IDS), DEFAULT_BRAND.id),
    ...v.entriesFromList(CONTACT_FIELDS, v.string()),
    form_type: v.string(),
    asked_service: v.string(),
    asked_title: v.string(),
    masked: words,
    page: v.string(),
    from_page: v.string(),
    referrer_host: v.string(),
    campaign: v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string())),
    follows: v.nullable(v.string()),
    request: v.pipe(v.string(), v.transform(parseRequest)),
    created_at: v.string(),
    list: v.string(),
  }),
  v.transform((row): Lead => {
    const { form_type, asked_service, asked_title, page, from_page, referrer_host, campaign, ...rest } = row
    const { follows, created_at, list, ...fields } = rest
    const source: LeadSource = { page, from: from_page, referrerHost: referrer_host, campaign }
    return {
      ...fields,
      formType: form_type,
      asked: asked_service === '' ? undefined : { id: asked_service, title: asked_title },
      source,
      follows: follows ?? undefined,
      createdAt: created_at,
      isTest: list === 'test',
    }
  }),
)

export const parseId = (row: unknown) => v.parse(v.optional(v.object({ id: v.string() })), row)?.id

export async function insertColumns(lead: NewLead): Promise<{ names: Sql; values: Sql }> {
  const { source } = lead
  const searched = FORM_FIELDS.filter(({ isSearched }) => isSearched !== false).map(({ name }) => lead[name])
  const columns = {
    id: lead.id,
    idempotency_key: lead.idempotencyKey ?? null,
    form_key: lead.formKey ?? null,
    digest: lead.digest,
    brand: lead.brand,
    ...contactValues(({ name }) => lead[name]),
    form_type: lead.formType,
    masked: lead.masked.join(' '),
    page: source.page,
    referrer_host: source.referrerHost,
    campaign: JSON.stringify(source.campaign),
    created_at: lead.createdAt,
    reasons: lead.reasons.join(' '),
    asked_service: lead.asked?.id ?? '',
    asked_title: lead.asked?.title ?? '',
    from_page: source.from,
    topic: topicOf(findBrand(lead.brand), lead),
    // Statistics count the page whose link led to the form. For the form on the home page itself, statistics count the home
    // page.
    counted_page: await countedPage(source.from || (lead.formType === 'home' ? source.page : '')),
    request: lead.request ? JSON.stringify(lead.request) : '',
    search_text: searchText(searched.join(' ')),
  }
  return { names: raw(Object.keys(columns).join()), values: list(Object.values(columns)) }
}

/** Reads the leads for emails. Each row is parsed when it is used, so a malformed row affects only the emails about that lead. */
export async function readLeads(
  db: Database,
  mails: readonly { lead: string }[],
): Promise<(id: string) => Lead | undefined> {
  const ids = mails.map(({ lead }) => lead)
  const rows = await db.rows<{ id: string }>(
    sql`SELECT * FROM leads WHERE id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`,
  )
  const found = new Map(rows.map((row) => [row.id, row]))
  return (id) => (found.has(id) ? v.parse(leadRow, found.get(id)) : undefined)
}

export function searchText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}
