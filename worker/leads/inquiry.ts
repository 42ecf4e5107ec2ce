import type { BrandId } from '#shared/brand-id.ts'
import type { ContactValues } from '#shared/contact-texts.ts'
import type { LeadSource } from './lead.ts'

export type FormName = 'contact' | 'schedule'

export interface Inquiry {
  form: FormName
  fields: Record<string, unknown>
  /** Value of the form's honeypot field, which visitors cannot see. */
  honeypot: string
  /** Idempotency key created by the form's script. */
  key?: string | undefined
  formToken?: string | undefined
  turnstileToken?: string | undefined
  source: LeadSource
  /** True if the page's script submitted the form, false if the browser submitted it without JavaScript. */
  scripted: boolean
  hasOrigin: boolean
  /** The visitor's IP address. Undefined in a local run. */
  address?: string | undefined
  /** Value of the header that marks a test inquiry. Undefined in a visitor's request. */
  testToken?: string | undefined
}

/** Input to the spam check. The form fields are valid, and sensitive numbers in them are masked. */
export interface AssessedInquiry extends Omit<Inquiry, 'form' | 'fields' | 'key' | 'source' | 'address' | 'testToken'> {
  fields: ContactValues
  brand: BrandId
  flooded: boolean
}

/** Returns the reasons to quarantine the inquiry as possible spam, or an empty list. */
export type Assess = (inquiry: AssessedInquiry) => Promise<string[]>

/** Reason code for a lead whose Turnstile token is checked after the response. */
export const TURNSTILE_UNCHECKED = 'turnstile-unchecked'
