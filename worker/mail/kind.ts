/** A kind of mail: it turns claimed rows of one group into letters. */
import type { Brand } from '#shared/brand.ts'
import type { Database, Sql } from '#worker/db/database.ts'
import type { DeskLinks } from '#worker/desk/links.ts'
import type { Letter } from './mailer.ts'
import type { ClaimedMail } from './outbox-rows.ts'

export interface KindContext {
  db: Database
  desk: DeskLinks
  alertsTo: string
  /** The address from which a brand sends mail. */
  senderOf: (brand: Brand) => string
  /** The origin of a brand's pages, for the links in mails. */
  linkOrigin: (brand: Brand) => string
  retentionDays: number
  /** ISO time. */
  now: string
}

export interface ComposedLetter extends Letter {
  /** Statements to run once the accepted mail is recorded. */
  afterwards?: Sql[]
}

/** Returns undefined if the mail no longer has content. The outbox then withdraws it. */
export type Compose = (mail: ClaimedMail) => ComposedLetter | undefined | Promise<ComposedLetter | undefined>

/** Reads what all mails of a group need in a few statements, and returns a function that composes each of them. */
export type Kind = (mails: readonly ClaimedMail[], context: KindContext) => Promise<Compose>
