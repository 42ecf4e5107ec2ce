import type { Brand } from '#shared/brand.ts'
import { CONTACT_FIELDS, contactValues } from '#shared/contact-texts.ts'
import { maskSensitive } from '#shared/sensitive.ts'
import { bytesOf, toHex } from '#worker/platform/hmac.ts'
import { askedService } from './asked-service.ts'
import type { Inquiry } from './inquiry.ts'
import type { LeadInput, NewLead } from './lead.ts'

/** Builds a lead from a valid inquiry. Masks sensitive numbers and adds the digests that are used to detect duplicates. */
export async function newLead(input: LeadInput, inquiry: Inquiry, brand: Brand, now: number): Promise<NewLead> {
  const masked = new Set<string>()
  function mask(text: string): string {
    const { text: rest, kinds } = maskSensitive(text)
    for (const kind of kinds) masked.add(kind)
    return rest
  }
  const { source, key } = inquiry
  const { request } = input
  const texts = contactValues(({ name, isMasked }) => (isMasked === false ? input[name] : mask(input[name])))
  const { email, message } = texts
  const others = CONTACT_FIELDS.filter((field) => field !== 'email' && field !== 'message').map((field) => texts[field])
  const campaign = Object.fromEntries(Object.entries(source.campaign).map(([name, text]) => [name, mask(text)]))
  const digest = await sha256(brand.id, email.toLowerCase(), message, ...(request ? [JSON.stringify(request)] : []))
  // An appointment request already names a service, so the form field `asked` is ignored.
  const asked = request ? undefined : askedService(brand, inquiry.fields.asked)
  return {
    id: newLeadId(),
    brand: brand.id,
    ...texts,
    formType: request ? 'appointment' : formTypeOf(inquiry.fields.formType),
    asked,
    request,
    source: { ...source, page: mask(source.page), from: mask(source.from), campaign },
    masked: [...masked],
    createdAt: new Date(now).toISOString(),
    idempotencyKey: key && (await sha256(brand.id, key, digest, ...others, ...(asked ? [asked.id] : []))),
    formKey: key,
    digest,
    reasons: [],
  }
}

function formTypeOf(value: unknown): string {
  return typeof value === 'string' && /^[a-z-]{1,40}$/.test(value) ? value : 'contact'
}

/** Returns a hex digest. Hashes the parts as a JSON array so that "ab", "c" and "a", "bc" have different digests. */
async function sha256(...parts: string[]): Promise<string> {
  return toHex(await crypto.subtle.digest('SHA-256', bytesOf(JSON.stringify(parts))))
}

/** Returns a UUID whose first eight characters are digits, because visitors read them aloud as the reference number. */
export function newLeadId(): string {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1))
  return `${random % 1e8}`.padStart(8, '0') + crypto.randomUUID().slice(8)
}
