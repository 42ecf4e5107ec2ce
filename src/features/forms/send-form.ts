/** Validates a form and sends its values as JSON to /api/contact (contact form) or /api/schedule (schedule form). */
import { contactTexts, type FormErrors } from '#shared/contact-texts.ts'
import { withDomain } from '#shared/links.ts'
import type { PageState } from '#shared/page.ts'
import { isReference } from '#shared/reference.ts'
import type { scheduleTexts } from '#shared/schedule-texts.ts'
import { visitSource } from './visit-source.ts'

/**
 * Timeout in ms for sending a form. The server may have stored the message despite a timeout, so the next attempt uses
 * the same idempotency key.
 */
const TIMEOUT_MS = 30_000

export type Typed = Record<string, string>

export type FormCheck = { ok: true; value: object } | { ok: false; error: string; fields: FormErrors }

export interface FormKind {
  /** Path of the page that contains the form. Without JavaScript, the browser posts the form to this path. */
  path: '/contact' | '/schedule'
  fields: readonly string[]
  texts: Record<keyof typeof contactTexts & keyof typeof scheduleTexts, string>
  /** Loads the form's validation rules on first use. Resolves to undefined if the rules fail to load. */
  rules(): Promise<((typed: Typed, page: PageState) => FormCheck) | undefined>
  /** Returns the idempotency key. Every attempt to send a message uses the same key, so no duplicates are stored. */
  key(): string
  /** Discards the idempotency key after the message was sent, so that the next message has a new key. */
  clear(): void
}

/** Thrown if the form could not be sent. Visitors see the error's message. */
export class FormRefused extends Error {
  readonly fields: FormErrors
  /** True if the browser found invalid fields and therefore sent no request. */
  readonly isUnsent: boolean

  constructor(message: string, { fields = {}, isUnsent = false }: { fields?: FormErrors; isUnsent?: boolean } = {}) {
    super(message)
    this.fields = fields
    this.isUnsent = isUnsent
  }
}

export interface FormSubmission {
  kind: FormKind
  /** All form values, including `formType`, `page`, `from`, `asked` and the honeypot field `website`. */
  typed: Typed
  tokens: () => Promise<{ formToken: string | undefined; turnstileToken: string | undefined }>
  page: PageState
}

interface FormResponse {
  success?: boolean
  reference?: unknown
  error?: string
  fields?: FormErrors
}

/** Validates the form and returns the values to send. @throws FormRefused if a field is invalid. */
async function checkTyped({ kind, typed, page }: FormSubmission): Promise<object> {
  const check = (await kind.rules())?.(typed, page)
  // If the validation rules failed to load (for example, because the visitor is offline), only the server validates the form.
  if (!check) return typed
  if (!check.ok) throw new FormRefused(check.error, { fields: check.fields, isUnsent: true })
  return check.value
}

/** Validates and sends the form. Returns the message's reference number. @throws FormRefused on any failure. */
export async function sendForm(submission: FormSubmission): Promise<string | undefined> {
  const { kind, typed, tokens, page } = submission
  const { brand, domain } = page
  const { formType, website, asked } = typed
  const recipientEmail = brand.contact.email
  const formData = {
    ...(await checkTyped(submission)),
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
    key: kind.key(),
    ...(await tokens()),
    source: visitSource(typed),
  }
  const response = await fetch(withDomain(`/api${kind.path}`, domain), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(message),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => {
    throw new FormRefused(contactTexts.submitFailed)
  })
  const body: FormResponse | undefined = await (response.json() as Promise<FormResponse>).catch(() => undefined)
  if (response.ok && !body) throw new FormRefused(contactTexts.invalidResponse)
  if (!response.ok || !body?.success)
    throw new FormRefused(body?.error || kind.texts.notSent, { fields: body?.fields ?? {} })
  return isReference(body.reference) ? body.reference : undefined
}
