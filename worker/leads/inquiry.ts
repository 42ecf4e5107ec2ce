import type { BrandId } from '#shared/brand-id.ts'
import type { ContactValues } from '#shared/contact-texts.ts'
import type { LeadSource } from './lead.ts'

/** The forms whose values become leads. */
export type FormName = 'contact' | 'schedule'

/** A parsed request of a form, before validation. */
export interface Inquiry {
  form: FormName
  fields: Record<string, unknown>
  /** Text in the field that is hidden from visitors. */
  honeypot: string
  /** Idempotency key that the form's script made. */
  key?: string | undefined
  formToken?: string | undefined
  turnstileToken?: string | undefined
  source: LeadSource
  /** True if the page's script sent it, false for a form without JavaScript. */
  scripted: boolean
  hasOrigin: boolean
  /** The visitor's IP address. Absent in a local run. */
  address?: string | undefined
}

/** The input of the spam check: valid fields with masked numbers, without IP address, key or source. */
export interface AssessedInquiry extends Omit<Inquiry, 'form' | 'fields' | 'key' | 'source' | 'address'> {
  fields: ContactValues
  brand: BrandId
  /** True if the brand receives more inquiries than the flood limit allows. */
  flooded: boolean
}

/** Returns the reasons to quarantine the inquiry, or none. */
export type Assess = (inquiry: AssessedInquiry) => Promise<string[]>

/** The reason of a lead whose Turnstile token is checked after the response. */
export const TURNSTILE_UNCHECKED = 'turnstile-unchecked'
