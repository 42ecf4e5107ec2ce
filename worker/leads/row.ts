/** A lead as D1 holds it, and back. */
import * as v from 'valibot'
import { BRAND_IDS } from '#shared/brand-id'
import { type ClaimedLead, LEAD_STATES, type LeadSource, type NewLead } from './lead'
import type { AlertLead } from './mailer'

const words = v.pipe(
  v.string(),
  v.transform((text) => text.split(' ').filter(Boolean)),
)
const orEmpty = v.pipe(
  v.nullable(v.string()),
  v.transform((text) => text ?? ''),
)

const claimedRow = v.pipe(
  v.object({
    id: v.string(),
    brand: v.picklist(BRAND_IDS),
    name: v.string(),
    email: v.string(),
    phone: v.string(),
    service: v.string(),
    message: v.string(),
    form_type: v.string(),
    masked: words,
    page: v.string(),
    referrer_host: v.string(),
    campaign: v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string())),
    follows: v.nullable(v.string()),
    created_at: v.string(),
    attempts: v.number(),
    unsure: v.number(),
    give_up_at: orEmpty,
    sent_at: orEmpty,
  }),
  v.transform(
    ({ form_type, page, referrer_host, campaign, follows, created_at, give_up_at, sent_at, ...same }): ClaimedLead => {
      const source: LeadSource = { page, referrerHost: referrer_host, campaign }
      return {
        ...same,
        formType: form_type,
        source,
        follows: follows ?? undefined,
        createdAt: created_at,
        giveUpAt: give_up_at,
        sentAt: sent_at,
      }
    },
  ),
)

const namedRow = v.pipe(
  v.object({
    id: v.string(),
    // Also one that is no more: staff must hear of its leads, too.
    brand: v.string(),
    created_at: v.string(),
    attempts: v.number(),
    last_error: orEmpty,
    state: v.picklist(LEAD_STATES),
    reasons: v.string(),
    total: v.optional(v.number(), 0),
  }),
  v.transform(({ created_at, last_error, ...same }) => ({ ...same, createdAt: created_at, lastError: last_error })),
)

export type NamedLead = v.InferOutput<typeof namedRow>

export const readClaimed = (row: unknown) => v.safeParse(claimedRow, row)
/** What staff are told of a lead without what the visitor wrote. */
export const toNamed = (row: unknown): NamedLead => v.parse(namedRow, row)

export function alertLead({ id, brand, createdAt, attempts, lastError }: NamedLead): AlertLead {
  return { id, brand, createdAt, attempts, lastError }
}

/** What a new lead fills in, and the values for it. */
export const COLUMNS = `id, idempotency_key, form_key, digest, brand, name, email, phone, service, message, form_type, masked,
  page, referrer_host, campaign, created_at, reasons`
export const MARKS = Array.from({ length: 17 }, (_, index) => `?${index + 1}`).join(', ')

export function columns(lead: NewLead): (string | null)[] {
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
  ]
}
