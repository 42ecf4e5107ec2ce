/** What a lead is. Times are ISO strings in UTC. */
import type { BrandId } from '#shared/brand-id'
import type { ContactInput } from '#shared/contact'

export const LEAD_STATES = ['pending', 'sending', 'sent', 'quarantined', 'failed'] as const
export type LeadState = (typeof LEAD_STATES)[number]

/** Where a visitor came from. No cookie, no address, nothing that names a person. */
export interface LeadSource {
  /** Path of the page the form stood on; empty when unknown. */
  page: string
  /** Host of the site that led here; empty when there was none or it was our own. */
  referrerHost: string
  /** utm_source and its like, of the address the visit began with. */
  campaign: Record<string, string>
}

export interface Lead extends ContactInput {
  id: string
  brand: BrandId
  /** Which form it came from, such as "contact" or "home". */
  formType: string
  source: LeadSource
  /** Kinds of numbers that were taken out before storing, such as "ssn". */
  masked: string[]
  /** The lead that the same form sent before, with another text. */
  follows?: string | undefined
  createdAt: string
}

/** A lead on its way: what one attempt to deliver it needs to know. */
export interface DueLead extends Lead {
  /** This attempt included. */
  attempts: number
  /** Earlier attempts whose outcome nobody knows: this mail may be a second one. */
  unsure: number
}

/** Not yet in the store, with what it takes to be stored once however often it is sent. */
export interface NewLead extends Lead {
  /** Absent without script: then the same digest within ten minutes is the same lead. */
  idempotencyKey?: string | undefined
  formKey?: string | undefined
  digest: string
  /** Why staff must look at it first; none: it goes out. */
  reasons: string[]
}

/** Leased for one attempt. */
export interface ClaimedLead extends DueLead {
  giveUpAt: string
  /** When it went out before; empty when it never did. */
  sentAt: string
}

/** What became of one attempt. */
export interface Attempt {
  id: string
  /** The number of the attempt: by it a late worker is known. */
  attempts: number
  state: 'sent' | 'pending' | 'failed'
  nextAttemptAt: string | null
  error: string | null
  sentAt: string | null
  /** Whether nobody knows if the mail went out. */
  unsure: 0 | 1
}

/** What the mail service told of a mail it had taken. */
export interface MailEvent {
  /** Of the lead. */
  id: string
  delivery: 'delivered' | 'bounced' | 'dropped'
  at: string
}
