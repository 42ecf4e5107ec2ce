/** A kind of email turns claimed rows of one group into letters. */
import type { EmailsSendAttachment } from 'mailchannels-sdk'
import * as v from 'valibot'
import { DEFAULT_BRAND, findBrand } from '#brands/index.ts'
import { MAIL_KINDS } from '#desk/mail-kinds.ts'
import type { Brand } from '#shared/brand.ts'
import type { BrandId } from '#shared/brand-id.ts'
import type { Database, Sql } from '#worker/db/database.ts'
import { RECIPIENTS } from '#worker/db/mails.ts'
import type { DeskLinks } from '#worker/desk/links.ts'
import type { MailContent } from './content.ts'

export const claimedMail = v.object({
  id: v.string(),
  kind: v.picklist(MAIL_KINDS),
  /** The default brand if the email's brand no longer exists. */
  brand: v.pipe(
    v.string(),
    v.transform((id) => findBrand(id as BrandId) ?? DEFAULT_BRAND),
  ),
  lead: v.string(),
  recipient: v.picklist(RECIPIENTS),
  colleague: v.string(),
  content: v.string(),
  /** Number of attempts, including this one. */
  attempts: v.number(),
  /** Number of earlier attempts with an unknown outcome. */
  unknowns: v.number(),
  giveUpAt: v.string(),
})
/** An email that is leased for one attempt. */
export type ClaimedMail = v.InferOutput<typeof claimedMail>

/** An email without the parts that are the same for every email of a brand. */
export interface Letter {
  content: MailContent
  /** Email address. If absent, the brand's staff. */
  to?: string | undefined
  replyTo?: { email: string; name?: string } | undefined
  attachments?: EmailsSendAttachment[] | undefined
  /** Sent instead if MailChannels answers HTTP 400, because every retry would fail in the same way. */
  ifMalformed?: Letter | undefined
}

export interface KindContext {
  db: Database
  desk: DeskLinks
  alertsTo: string
  /** The address from which a brand sends mail. */
  senderOf: (brand: Brand) => string
  /** The origin of a brand's pages, for the links in emails. */
  linkOrigin: (brand: Brand) => string
  retentionDays: number
  /** ISO time. */
  now: string
}

export interface ComposedLetter extends Letter {
  /** Statements to run once the accepted email is recorded. */
  afterwards?: Sql[]
}

/** Returns undefined if the email no longer has content. The outbox then withdraws it. */
export type Compose = (mail: ClaimedMail) => ComposedLetter | undefined | Promise<ComposedLetter | undefined>

/** Reads what all emails of a group need in a few statements, and returns a function that composes each of them. */
export type Kind = (mails: readonly ClaimedMail[], context: KindContext) => Promise<Compose>
