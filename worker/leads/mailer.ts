import type { Brand } from '#shared/brand'
import type { DueLead, Lead } from './lead'

/**
 * `unknown`: MailChannels may have accepted the mail, so another attempt may be a second copy. `error` is an HTTP status
 * or words of our own, because MailChannels' texts may repeat an address.
 */
export type MailOutcome =
  | { outcome: 'accepted' }
  | { outcome: 'rejected'; error: string }
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
  /** Number of leads beyond those listed. */
  more: number
}

/** Callers wrap each call in withMailDeadline. */
export interface Mailer {
  /** False without an API key. Then every mail is rejected, so leads should wait instead of using up their retries. */
  isConfigured: boolean
  /** Mails the lead to the brand's staff. */
  notify(lead: DueLead, brand: Brand, signal: AbortSignal): Promise<MailOutcome>
  /** Confirms to the visitor. @param at ISO time from which the reply day is counted. */
  confirm(lead: Lead, brand: Brand, at: string): Promise<MailOutcome>
  alert(leads: AlertLead[], why: AlertReason): Promise<MailOutcome>
  digest(digest: Digest): Promise<MailOutcome>
}
