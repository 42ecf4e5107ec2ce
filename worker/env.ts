/** The only reader of bindings and settings. README.md has the table of what each one means. */

import * as v from 'valibot'
import { BRAND_IDS } from '#shared/brand-id'

export interface Bindings {
  ASSETS: Fetcher
  CONTENT: KVNamespace
  DB: D1Database
  /** Submissions of one visitor; BRAND_FLOOD: of all, to one brand. */
  CONTACT_LIMIT: RateLimit
  BRAND_FLOOD: RateLimit
}

const url = v.pipe(
  v.string(),
  v.url(),
  v.transform((value) => value.replace(/\/+$/, '')),
)
const secret = v.pipe(v.string(), v.nonEmpty())
/** HMAC-SHA256 is as good as its key: 32 characters at least. */
const longSecret = v.pipe(v.string(), v.minLength(32))

/** JSON such as {"brownco": "office@example.com"}; brands may be left out. */
const addressPerBrand = v.pipe(
  v.optional(v.string(), '{}'),
  v.parseJson(),
  v.object(v.entriesFromList(BRAND_IDS, v.optional(v.pipe(v.string(), v.email())))),
)

/** Host names with commas between them, such as images.unsplash.com. */
const hostList = v.pipe(
  v.optional(v.string(), ''),
  v.transform((value) =>
    value
      .split(',')
      .map((host) => host.trim().toLowerCase())
      .filter(Boolean),
  ),
  v.array(v.pipe(v.string(), v.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/))),
)

/** As `openssl genrsa` writes it, or in one line without its first and last; kept as base64 alone. */
const privateKey = v.pipe(
  v.string(),
  v.transform((value) => value.replace(/-----[^-]+-----|\\n|\s/g, '')),
  v.base64(),
  v.minLength(100),
)

const settingsSchema = v.object({
  GHOST_URL: url,
  GHOST_CONTENT_KEY: secret,
  /** As Ghost shows it: id and secret in hexadecimal digits. */
  GHOST_ADMIN_KEY: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]+:(?:[0-9a-f]{2})+$/i))),
  PREVIEW_SECRET: v.optional(longSecret),
  GHOST_WEBHOOK_SECRET: v.optional(secret),
  CONTENT_FRESH_SECONDS: v.optional(v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number)), '300'),
  IMAGE_HOSTS: hostList,
  MAILCHANNELS_API_KEY: secret,
  MAILCHANNELS_BASE_URL: v.optional(url),
  /** Public, of the service's webhooks: SPKI in base64. */
  MAILCHANNELS_WEBHOOK_KEY: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9+/]{40,}={0,2}$/))),
  LEAD_RETENTION_DAYS: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/), v.transform(Number)), '180'),
  LEADS_TO: addressPerBrand,
  MAIL_FROM: addressPerBrand,
  ALERTS_TO: v.optional(v.pipe(v.string(), v.email())),
  DKIM_SELECTOR: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,63}$/i))),
  DKIM_PRIVATE_KEY: v.optional(privateKey),
  FORM_SECRET: v.optional(longSecret),
  TURNSTILE_SITE_KEY: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{10,100}$/))),
  TURNSTILE_SECRET: v.optional(secret),
  GTM_ID: v.optional(v.pipe(v.string(), v.regex(/^GTM-[A-Z0-9]{4,12}$/))),
  CHAT_APP_ID: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9]{6,12}$/))),
})

export const SETTING_NAMES = Object.keys(settingsSchema.entries)

/** One of a pair without the other does not work. */
const PAIRS = [
  ['DKIM_SELECTOR', 'DKIM_PRIVATE_KEY'],
  ['TURNSTILE_SITE_KEY', 'TURNSTILE_SECRET'],
] as const

export type Settings = v.InferOutput<typeof settingsSchema>

/**
 * Checks all settings at once.
 * @throws Error whose message names every setting that is missing or malformed, never a value.
 */
export function readSettings(env: object): Settings {
  const result = v.safeParse(settingsSchema, env)
  const lacking = PAIRS.flatMap((pair) => pair.filter((name) => !(name in env) && pair.some((other) => other in env)))
  const names = new Set([...(result.issues ?? []).map((issue) => v.getDotPath(issue)), ...lacking])
  if (result.success && names.size === 0) return result.output
  throw new Error(`Configuration: missing or malformed: ${[...names].join(', ')}. See "Configuration" in README.md.`)
}
