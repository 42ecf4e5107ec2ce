/** All times are ISO strings in UTC. */
import type { AppointmentRequest } from '#shared/appointment.ts'
import type { BrandId } from '#shared/brand-id.ts'
import type { ContactValues } from '#shared/contact-texts.ts'

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
export interface LeadInput extends ContactValues {
  /** Only from the schedule form. */
  request?: AppointmentRequest | undefined
}

export interface Lead extends LeadInput {
  /** A UUID. Its start is the visitor's reference number: see #shared/reference. */
  id: string
  brand: BrandId
  /** The form's name, such as "contact" or "home". "appointment" for requests for appointments. */
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

/** A lead that is not stored yet, with its keys for detecting duplicates. */
export interface NewLead extends Lead {
  /** Absent without JavaScript: the same digest within ten minutes then means the same lead. */
  idempotencyKey?: string | undefined
  formKey?: string | undefined
  digest: string
  /** Reasons to quarantine the lead; empty if there are none. */
  reasons: string[]
}
