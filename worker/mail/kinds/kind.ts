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
  brand: v.pipe(
    v.string(),
    v.transform((id) => findBrand(id as BrandId) ?? DEFAULT_BRAND),
  ),
  lead: v.string(),
  recipient: v.picklist(RECIPIENTS),
  colleague: v.string(),
  content: v.string(),
  /** Number of attempts to send the email, including the current attempt. */
  attempts: v.number(),
  /** Number of earlier attempts whose outcome is unknown. */
  unknowns: v.number(),
  giveUpAt: v.string(),
})
/** An email that one run of the worker has reserved for an attempt to send it. */
export type ClaimedMail = v.InferOutput<typeof claimedMail>

/** The parts of an email that depend on the kind of email. The mailer adds the brand's parts, such as the sender. */
export interface Letter {
  content: MailContent
  /** The recipient's email address. By default, the recipient is the brand's staff. */
  to?: string | undefined
  replyTo?: { email: string; name?: string } | undefined
  attachments?: EmailsSendAttachment[] | undefined
  /** The letter to send instead if MailChannels responds to this letter with a 400. A retry of this letter would fail again. */
  ifMalformed?: Letter | undefined
}

export interface KindContext {
  db: Database
  desk: DeskLinks
  alertsTo: string
  senderOf: (brand: Brand) => string
  linkOrigin: (brand: Brand) => string
  retentionDays: number
  now: string
}

export interface ComposedLetter extends Letter {
  /** SQL statements to run after MailChannels has accepted the email and the attempt is recorded. */
  afterwards?: Sql[]
}

/** Composes an email. Returns undefined if the email is no longer needed and must not be sent. */
export type Compose = (mail: ClaimedMail) => ComposedLetter | undefined | Promise<ComposedLetter | undefined>

/** Reads the data for a group of emails with few SQL statements, and returns a function that composes each email. */
export type Kind = (mails: readonly ClaimedMail[], context: KindContext) => Promise<Compose>
