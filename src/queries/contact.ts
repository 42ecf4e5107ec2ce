/** Checks what was typed into the contact form and sends it to POST /api/contact. */
import type { PublicBrand } from '#shared/brand'
import type { ContactInput } from '#shared/contact'
import { type ContactErrors, contactTexts } from '#shared/contact-texts'
import { lateCode } from '#shared/late-code'
import { withDomain } from '#shared/links'
import { messageKey } from './contact-draft'
import { visitSource } from './visit-source'

/** ms. After that it is not known whether the message was stored: sent again it has the same key. */
const TIMEOUT_MS = 30_000

/** The message was not taken. The message of the error is fit for the visitor. */
export class ContactRefused extends Error {
  readonly fields: ContactErrors
  /** What the toast says; undefined where nothing was sent, since a field is at fault. */
  readonly toast: string | undefined

  constructor(message: string, { fields = {}, toast }: { fields?: ContactErrors; toast?: string } = {}) {
    super(message)
    this.fields = fields
    this.toast = toast
  }
}

export interface ContactSubmission {
  /** As the form has it: the fields of a message, and `formType`, `page` and `website` beside them. */
  typed: Record<string, string>
  /** What shows that a person filled it in; asked once the fields are right. */
  tokens: () => Promise<{ formToken: string | undefined; turnstileToken: string | undefined }>
  brand: PublicBrand
  domain: string | undefined
}

interface Answer {
  success?: boolean
  error?: string
  fields?: ContactErrors
}

/** They come with the first touch of a form: a page that is only read does without them. */
export const contactRules = lateCode(() => import('#shared/contact'))

/** @throws ContactRefused where a field is at fault. */
async function checkTyped(typed: Record<string, string>, brand: PublicBrand): Promise<ContactInput> {
  const rules = await contactRules()
  // Rules that cannot be had, replaced by a deploy or offline: the server has them too.
  if (!rules) return typed as unknown as ContactInput
  const check = rules.checkContact(typed, brand)
  if (!check.ok) throw new ContactRefused(check.error, { fields: check.fields })
  return check.value
}

/** @throws ContactRefused */
export async function sendContact({ typed, tokens, brand, domain }: ContactSubmission): Promise<void> {
  const { formType, website, page = '' } = typed
  const recipientEmail = brand.contact.email
  const formData = {
    ...(await checkTyped(typed, brand)),
    website,
    formType,
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
    source: visitSource(page),
  }
  const later = { toast: contactTexts.tryLater }
  const response = await fetch(withDomain('/api/contact', domain), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(message),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => {
    throw new ContactRefused(contactTexts.submitFailed, later)
  })
  const body: Answer | undefined = await response.json<Answer>().catch(() => undefined)
  if (response.ok && !body) throw new ContactRefused(contactTexts.invalidResponse, later)
  if (!response.ok || !body?.success)
    throw new ContactRefused(body?.error || contactTexts.notSent, {
      fields: body?.fields ?? {},
      toast: body?.error || contactTexts.tryLater,
    })
}
