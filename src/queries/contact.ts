/** Validates the contact form and sends it to POST /api/contact. */
import type { PublicBrand } from '#shared/brand'
import type { ContactInput } from '#shared/contact'
import { type ContactErrors, contactTexts } from '#shared/contact-texts'
import { lazyImport } from '#shared/lazy-import'
import { withDomain } from '#shared/links'
import { isReference } from '#shared/reference'
import { messageKey } from './contact-draft'
import { visitSource } from './visit-source'

/** ms. After a timeout the message may have been stored. A second attempt has the same key. */
const TIMEOUT_MS = 30_000

/** The message was not sent. The error's message is meant for the visitor. */
export class ContactRefused extends Error {
  readonly fields: ContactErrors
  /** The toast's text. Undefined if a field has an error, so that the form was not sent. */
  readonly toast: string | undefined

  constructor(message: string, { fields = {}, toast }: { fields?: ContactErrors; toast?: string } = {}) {
    super(message)
    this.fields = fields
    this.toast = toast
  }
}

export interface ContactSubmission {
  /** All values of the form: the message's fields, `formType`, `page`, `from`, `asked` and the honeypot `website`. */
  typed: Record<string, string>
  /** Tokens against spam. Called once the fields are valid. */
  tokens: () => Promise<{ formToken: string | undefined; turnstileToken: string | undefined }>
  brand: PublicBrand
  domain: string | undefined
}

interface ContactResponse {
  success?: boolean
  reference?: unknown
  error?: string
  fields?: ContactErrors
}

/** Loads the validation rules when a visitor first uses a form. */
export const contactRules = lazyImport(() => import('#shared/contact'))

/** @throws ContactRefused if a field is invalid. */
async function checkTyped(typed: Record<string, string>, brand: PublicBrand): Promise<ContactInput> {
  const rules = await contactRules()
  // The rules failed to load, offline or after a deploy. The server checks the fields too.
  if (!rules) return typed as unknown as ContactInput
  const check = rules.checkContact(typed, brand)
  if (!check.ok) throw new ContactRefused(check.error, { fields: check.fields })
  return check.value
}

/**
 * @returns the reference number of the message
 * @throws ContactRefused if a field is invalid, the request fails or the server refuses the message
 */
export async function sendContact({ typed, tokens, brand, domain }: ContactSubmission): Promise<string | undefined> {
  const { formType, website, asked } = typed
  const recipientEmail = brand.contact.email
  const formData = {
    ...(await checkTyped(typed, brand)),
    website,
    formType,
    asked,
    domain: brand.id,
    timestamp: new Date().toISOString(),
    recipientEmail,
  }
  const message = {
    formData,
    domain: brand.id,
    recipientEmail,
    key: messageKey(),
    ...(await tokens()),
    source: visitSource(typed),
  }
  const retryLater = { toast: contactTexts.tryLater }
  const response = await fetch(withDomain('/api/contact', domain), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(message),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => {
    throw new ContactRefused(contactTexts.submitFailed, retryLater)
  })
  const body: ContactResponse | undefined = await (response.json() as Promise<ContactResponse>).catch(() => undefined)
  if (response.ok && !body) throw new ContactRefused(contactTexts.invalidResponse, retryLater)
  if (!response.ok || !body?.success)
    throw new ContactRefused(body?.error || contactTexts.notSent, {
      fields: body?.fields ?? {},
      toast: body?.error || contactTexts.tryLater,
    })
  return isReference(body.reference) ? body.reference : undefined
}
