/** A checked inquiry as it may be stored: numbers taken out, and known again however often it is sent. */
import type { Brand } from '#shared/brand'
import type { ContactInput } from '#shared/contact'
import { maskSensitive } from '#shared/sensitive'
import type { LeadSource, NewLead } from './lead'

export interface Accepted {
  value: ContactInput
  formType: unknown
  source: LeadSource
  key?: string | undefined
}

/** From here on nobody holds the raw text. Reasons are left to be filled in. */
export async function newLead({ value, formType, source, key }: Accepted, brand: Brand, now: number): Promise<NewLead> {
  const masked = new Set<string>()
  function mask(text: string): string {
    const { text: rest, kinds } = maskSensitive(text)
    for (const kind of kinds) masked.add(kind)
    return rest
  }
  const { email, service } = value
  const name = mask(value.name)
  const phone = mask(value.phone)
  const message = mask(value.message)
  const campaign = Object.fromEntries(Object.entries(source.campaign).map(([name, text]) => [name, mask(text)]))
  const digest = await sha256(brand.id, email.toLowerCase(), message)
  return {
    id: crypto.randomUUID(),
    brand: brand.id,
    name,
    email,
    phone,
    service,
    message,
    formType: formTypeOf(formType),
    source: { ...source, page: mask(source.page), campaign },
    masked: [...masked],
    createdAt: new Date(now).toISOString(),
    idempotencyKey: key && (await sha256(brand.id, key, digest, name, phone, service)),
    formKey: key,
    digest,
    reasons: [],
  }
}

/** A plain word for where the form stood; anything else is called "contact". */
function formTypeOf(value: unknown): string {
  return typeof value === 'string' && /^[a-z-]{1,40}$/.test(value) ? value : 'contact'
}

/** In hexadecimal digits, of all parts, each told from the next. */
async function sha256(...parts: string[]): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(parts))))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
