/** What a lead's way needs of mail. `unknown`: nobody knows whether it was taken, a second one is possible. */
import type { Brand } from '#shared/brand'
import type { DueLead, Lead } from './lead'

/** `error` is a status or a word, never the service's own text, which may repeat an address. */
export type MailOutcome =
  | { outcome: 'taken' }
  | { outcome: 'refused'; error: string }
  | { outcome: 'unknown'; error: string }

export type AlertReason = 'failed' | 'stored-late' | 'not-stored' | 'flood'

export interface AlertLead {
  id: string
  brand: string
  createdAt: string
  attempts: number
  lastError: string
}

export interface Digest {
  waiting: AlertLead[]
  failed: AlertLead[]
  quarantined: (AlertLead & { reasons: string })[]
  /** How many there are beyond those named. */
  more: number
}

/** Nothing here throws for what the mail service does. */
export interface Mailer {
  notify(lead: DueLead, brand: Brand, signal: AbortSignal): Promise<MailOutcome>
  /** @param at When: by when an answer comes counts from there. */
  confirm(lead: Lead, brand: Brand, at: string): Promise<MailOutcome>
  alert(leads: AlertLead[], why: AlertReason): Promise<MailOutcome>
  digest(digest: Digest): Promise<MailOutcome>
}
