/** Parses a form's request body, without validating the visitor's input. */
import type { Context } from 'hono'
import * as v from 'valibot'
import { OWN_HOSTS } from '#worker/brand/brand.ts'
import type { FormName, Inquiry } from './inquiry.ts'
import { readSource } from './source.ts'
import { TEST_HEADER } from './test-inquiry.ts'

type Fields = Record<string, unknown>

export type ContactBody =
  | { inquiry: Inquiry; claimedBrand?: unknown; recipient?: unknown }
  /** `typed` contains the fields of a rejected form that was submitted without JavaScript. */
  | { refused: 400 | 415; typed?: Fields }

/** Values that the page's script sends. Malformed values are ignored, because the visitor could not correct them. */
const optionalText = v.fallback(v.optional(v.pipe(v.string(), v.maxLength(4096))), undefined)

const jsonSchema = v.object({
  formData: v.record(v.string(), v.unknown()),
  domain: v.optional(v.unknown()),
  recipientEmail: v.optional(v.unknown()),
  key: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{16,64}$/))), undefined),
  formToken: optionalText,
  turnstileToken: optionalText,
  source: v.optional(v.unknown()),
})

function mediaType(c: Context): string {
  return (c.req.header('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''
}

export async function readContactBody(c: Context, form: FormName): Promise<ContactBody> {
  const type = mediaType(c)
  if (type === 'application/json') return readJson(c, form)
  if (type === 'application/x-www-form-urlencoded') return readForm(c, form)
  return { refused: 415 }
}

async function readJson(c: Context, form: FormName): Promise<ContactBody> {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), jsonSchema), await readUtf8(c))
  if (!parsed.success) return { refused: 400 }
  const { formData, domain, recipientEmail, source, ...rest } = parsed.output
  const inquiry = { form, ...rest, ...inquiryOf(c, formData, source), scripted: true }
  return { inquiry, claimedBrand: domain, recipient: recipientEmail }
}

async function readForm(c: Context, form: FormName): Promise<ContactBody> {
  const text = await readUtf8(c)
  const fields = Object.fromEntries(new URLSearchParams(text ?? new TextDecoder().decode(await c.req.arrayBuffer())))
  if (text === undefined || !isUtf8Escaped(text)) return { refused: 400, typed: fields }
  return { inquiry: { form, ...inquiryOf(c, fields, { page: fields.page, from: fields.from }), scripted: false } }
}

function inquiryOf(c: Context, fields: Fields, source: unknown) {
  const { website } = fields
  return {
    fields,
    source: readSource(source, [...OWN_HOSTS, new URL(c.req.url).hostname]),
    honeypot: typeof website === 'string' ? website : '',
    hasOrigin: c.req.header('origin') !== undefined,
    // Uses the header that Cloudflare sets, because visitors can forge any other header that contains an IP address.
    address: c.req.header('cf-connecting-ip'),
    testToken: c.req.header(TEST_HEADER),
  }
}

/** Returns false if percent-encoded text is not valid UTF-8. URLSearchParams would insert replacement characters. */
function isUtf8Escaped(text: string): boolean {
  try {
    decodeURIComponent(text.replace(/%(?![\da-f]{2})/gi, '%25'))
    return true
  } catch {
    return false
  }
}

async function readUtf8(c: Context): Promise<string | undefined> {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(await c.req.arrayBuffer())
  } catch {
    return undefined
  }
}
