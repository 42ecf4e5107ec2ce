/** Converts leads to and from rows of the D1 table. */
import * as v from 'valibot'
import { BRAND_IDS, findBrand } from '#brands/index'
import { countedPage } from '#worker/page-paths'
import { topicOf } from './asked-service'
import type { ClaimedLead, LeadSource, NewLead } from './lead'
import { parseRequest } from './request'
import { searchText } from './search-text'

const words = v.pipe(
  v.string(),
  v.transform((text) => text.split(' ').filter(Boolean)),
)
const orEmpty = v.pipe(
  v.nullable(v.string()),
  v.transform((text) => text ?? ''),
)
export const claimedRow = v.pipe(
  v.object({
    id: v.string(),
    brand: v.picklist(BRAND_IDS),
    name: v.string(),
    email: v.string(),
    phone: v.string(),
    service: v.string(),
    message: v.string(),
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
    attempts: v.number(),
    unsure: v.number(),
    give_up_at: orEmpty,
    sent_at: orEmpty,
  }),
  v.transform((row): ClaimedLead => {
    const { form_type, asked_service, asked_title, page, from_page, referrer_host, campaign, ...rest } = row
    const { follows, created_at, give_up_at, sent_at, ...fields } = rest
    const source: LeadSource = { page, from: from_page, referrerHost: referrer_host, campaign }
    return {
      ...fields,
      formType: form_type,
      asked: asked_service === '' ? undefined : { id: asked_service, title: asked_title },
      source,
      follows: follows ?? undefined,
      createdAt: created_at,
      giveUpAt: give_up_at,
      sentAt: sent_at,
    }
  }),
)

/** Returns the readable rows, and the ids of the others. @param onUnreadable Gets an id and the malformed fields. */
export function parseRows<Row>(
  schema: v.GenericSchema<unknown, Row>,
  rows: readonly unknown[],
  onUnreadable: (id: string, fields: (string | null)[]) => void,
): [readable: Row[], unreadable: string[]] {
  const unreadable: string[] = []
  const readable = rows.flatMap((row) => {
    const { success, output, issues } = v.safeParse(schema, row)
    if (success) return [output]
    const { id } = row as { id: string }
    onUnreadable(
      id,
      issues.map((issue) => v.getDotPath(issue)),
    )
    unreadable.push(id)
    return []
  })
  return [readable, unreadable]
}

/** Undefined if there is no row. */
export const parseId = (row: unknown) => v.parse(v.optional(v.object({ id: v.string() })), row)?.id

/** Columns of a new lead, with their placeholders and values. */
export const INSERT_COLUMNS = `id, idempotency_key, form_key, digest, brand, name, email, phone, service, message, form_type, masked,
  page, referrer_host, campaign, created_at, reasons, asked_service, asked_title, from_page, topic, counted_page, request,
  search_text`
export const PLACEHOLDERS = Array.from({ length: 24 }, (_, index) => `?${index + 1}`).join(', ')

export async function insertValues(lead: NewLead): Promise<(string | null)[]> {
  const { source } = lead
  return [
    lead.id,
    lead.idempotencyKey ?? null,
    lead.formKey ?? null,
    lead.digest,
    lead.brand,
    lead.name,
    lead.email,
    lead.phone,
    lead.service,
    lead.message,
    lead.formType,
    lead.masked.join(' '),
    source.page,
    source.referrerHost,
    JSON.stringify(source.campaign),
    lead.createdAt,
    lead.reasons.join(' '),
    lead.asked?.id ?? '',
    lead.asked?.title ?? '',
    source.from,
    topicOf(findBrand(lead.brand), lead),
    // Home has a form. The pages of the other forms are not the page that led to them.
    await countedPage(source.from || (lead.formType === 'home' ? source.page : '')),
    lead.request ? JSON.stringify(lead.request) : '',
    searchText([lead.name, lead.email, lead.phone, lead.message].join(' ')),
  ]
}
