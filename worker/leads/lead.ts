/** All times are ISO strings in UTC. */
import type { AppointmentRequest } from '#shared/appointment'
import type { BrandId } from '#shared/brand-id'
import type { ContactInput } from '#shared/contact'

export const LEAD_STATES = ['pending', 'sending', 'sent', 'quarantined', 'failed'] as const
export type LeadState = (typeof LEAD_STATES)[number]

/** How the visitor found the site. Contains no personal data. */
export interface LeadSource {
  /** Path of the page with the form; empty if unknown. */
  page: string
  /** Path of the page whose link led to the form; empty if unknown. */
  from: string
  /** Host of the referring site; empty if there was none or it was ours. */
  referrerHost: string
  /** The utm_ parameters of the visit's first URL. */
  campaign: Record<string, string>
}

/** The service on whose page the visitor chose to ask. */
export interface AskedService {
  id: string
  /** Its title at the brand. */
  title: string
}

/** The values of a valid form. */
export interface LeadInput extends ContactInput {
  /** Only of the schedule form. */
  request?: AppointmentRequest | undefined
}

export interface Lead extends LeadInput {
  /** A UUID. Its start is the visitor's reference number: see #shared/reference. */
  id: string
  brand: BrandId
  /** The form's name, such as "contact" or "home". Requests for appointments have "appointment". */
  formType: string
  asked?: AskedService | undefined
  source: LeadSource
  /** Kinds of numbers that were masked, such as "ssn". */
  masked: string[]
  /** Id of the first lead from the same form, if this one has different text. */
  follows?: string | undefined
  createdAt: string
}

/** The fields of log lines about a lead. They contain no personal data. */
export function leadFields({ id, brand }: Pick<Lead, 'id' | 'brand'>) {
  return { lead: id, brand }
}

/** A lead with what one delivery attempt needs to know. */
export interface DueLead extends Lead {
  /** Number of attempts, including this one. */
  attempts: number
  /** Number of earlier attempts with an unknown outcome. If it is not 0, this mail may be a second copy. */
  unsure: number
}

/** A lead that is not stored yet, with its keys for detecting duplicates. */
export interface NewLead extends Lead {
  /** Absent without JavaScript: the same digest within ten minutes then means the same lead. */
  idempotencyKey?: string | undefined
  formKey?: string | undefined
  digest: string
  /** Reasons to quarantine the lead; empty if there are none. */
  reasons: string[]
}

/** A lead that is leased for one attempt. */
export interface ClaimedLead extends DueLead {
  giveUpAt: string
  /** Time of an earlier successful delivery, or empty. */
  sentAt: string
}

/** The result of one delivery attempt. */
export interface Attempt {
  id: string
  /** Attempt number. It shows whether another worker has claimed the lead since. */
  attempts: number
  state: 'sent' | 'pending' | 'failed'
  nextAttemptAt: string | null
  error: string | null
  sentAt: string | null
  /** 1 if the outcome is unknown. */
  unsure: 0 | 1
}

/** A delivery event from MailChannels. */
export interface MailEvent {
  /** Id of the lead, or of an appointment's mail. */
  id: string
  delivery: 'delivered' | 'bounced' | 'dropped'
  at: string
}
