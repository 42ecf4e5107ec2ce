/** A lead's data. Times are ISO times in UTC. */
import type { AppointmentRequest } from '#shared/appointment.ts'
import type { BrandId } from '#shared/brand-id.ts'
import type { ContactValues } from '#shared/contact-texts.ts'

/** How the visitor found the site. Contains no personal data. */
export interface LeadSource {
  /** Path of the page that contains the form, or an empty string if unknown. */
  page: string
  /** Path of the page that linked to the form, or an empty string if unknown. */
  from: string
  /** Host of the referring site. Empty if no site referred the visitor, or if the referring site was one of our own. */
  referrerHost: string
  /** The utm_ parameters of the first URL that the visitor opened. */
  campaign: Record<string, string>
}

/** The service whose page led the visitor to the form. */
export interface AskedService {
  id: string
  title: string
}

export interface LeadInput extends ContactValues {
  /** The appointment request. Only the schedule form sets this field. */
  request?: AppointmentRequest | undefined
}

export interface Lead extends LeadInput {
  /** A UUID whose first eight digits are the reference number that the visitor sees. */
  id: string
  brand: BrandId
  /** The form's name, such as "contact" or "home". The name is "appointment" for appointment requests. */
  formType: string
  asked?: AskedService | undefined
  source: LeadSource
  /** Kinds of numbers that were masked in the lead's text, such as "ssn". */
  masked: string[]
  /** Id of the visitor's first lead, if the visitor changed the text in a form and submitted the form again. */
  follows?: string | undefined
  createdAt: string
  /** True if the website sent the inquiry to itself as a test. The desk does not show test inquiries. */
  isTest?: boolean
}

export function leadFields({ id, brand }: Pick<Lead, 'id' | 'brand'>) {
  return { lead: id, brand }
}

/** A lead that is not stored yet, with the keys that detect duplicates. */
export interface NewLead extends Lead {
  /**
   * Undefined if the form was submitted without JavaScript. Two leads are then duplicates if they have the same digest and
   * arrive within ten minutes of each other.
   */
  idempotencyKey?: string | undefined
  formKey?: string | undefined
  digest: string
  reasons: string[]
}
