/** Sends the contact form to POST /api/contact. */
import type { PublicBrand } from '#shared/brand'
import type { ContactInput } from '#shared/contact'
import { type ContactErrors, contactTexts } from '#shared/contact-texts'
import { withDomain } from '#shared/links'

/** The server did not take the message. The message of the error is fit for the visitor. */
export class ContactRefused extends Error {
  readonly fields: ContactErrors

  constructor(message: string, fields: ContactErrors = {}) {
    super(message)
    this.fields = fields
  }
}

export interface ContactSubmission {
  values: ContactInput
  formType: string
  brand: PublicBrand
  domain: string | undefined
}

interface Answer {
  success?: boolean
  error?: string
  fields?: ContactErrors
}

/** @throws ContactRefused */
export async function sendContact({ values, formType, brand, domain }: ContactSubmission): Promise<void> {
  const recipientEmail = brand.contact.email
  const formData = { ...values, formType, domain: brand.id, timestamp: new Date().toISOString(), recipientEmail }
  const response = await fetch(withDomain('/api/contact', domain), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ formData, domain: brand.id, recipientEmail }),
  }).catch(() => {
    throw new ContactRefused(contactTexts.submitFailed)
  })
  const body: Answer | undefined = await response.json<Answer>().catch(() => undefined)
  if (response.ok && !body) throw new ContactRefused(contactTexts.invalidResponse)
  if (!response.ok || !body?.success) throw new ContactRefused(body?.error || contactTexts.notSent, body?.fields)
}
