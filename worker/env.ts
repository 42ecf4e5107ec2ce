/** The only file that reads bindings and settings. docs/operations.md explains each setting. */

import * as v from 'valibot'

export interface Bindings {
  ASSETS: Fetcher
  CONTENT: KVNamespace
  DB: D1Database
  /** Counts the inquiries of one visitor. */
  CONTACT_LIMIT: RateLimit
  /** Counts the inquiries to one brand. */
  BRAND_FLOOD: RateLimit
}

const url = v.pipe(
  v.string(),
  v.url(),
  v.transform((value) => value.replace(/\/+$/, '')),
)
const secret = v.pipe(v.string(), v.nonEmpty())
/** A short key would make HMAC-SHA256 signatures easy to forge. */
const longSecret = v.pipe(v.string(), v.minLength(32))

/** A JSON object of brand id → email address. It may leave brands out. */
const addressPerBrand = v.pipe(
  v.optional(v.string(), '{}'),
  v.parseJson(),
  v.record(v.string(), v.pipe(v.string(), v.email())),
)

/** Host names separated by commas, such as images.unsplash.com. */
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

/** A PEM file, also in one line with `\n`, or only its base64. The result is the base64. */
const privateKey = v.pipe(
  v.string(),
  v.transform((value) => value.replace(/-----[^-]+-----|\\n|\s/g, '')),
  v.base64(),
  v.minLength(100),
)

const settingsSchema = v.object({
  GHOST_URL: url,
  GHOST_CONTENT_KEY: secret,
  /** `id:secret` in hexadecimal digits, as Ghost shows it. */
  GHOST_ADMIN_KEY: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]+:(?:[0-9a-f]{2})+$/i))),
  PREVIEW_SECRET: v.optional(longSecret),
  GHOST_WEBHOOK_SECRET: v.optional(secret),
  CONTENT_FRESH_SECONDS: v.optional(v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number)), '300'),
  IMAGE_HOSTS: hostList,
  MAILCHANNELS_API_KEY: secret,
  MAILCHANNELS_BASE_URL: v.optional(url),
  /** Public key for signed delivery events: SPKI in base64. */
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

/** Settings that work only together. */
const PAIRS = [
  ['DKIM_SELECTOR', 'DKIM_PRIVATE_KEY'],
  ['TURNSTILE_SITE_KEY', 'TURNSTILE_SECRET'],
] as const

export type Settings = v.InferOutput<typeof settingsSchema>

/**
 * Checks all settings at once.
 * @throws Error that names every missing or malformed setting, but no value.
 */
export function readSettings(env: object): Settings {
  const result = v.safeParse(settingsSchema, env)
  const unpaired = PAIRS.flatMap((pair) => pair.filter((name) => !(name in env) && pair.some((other) => other in env)))
  const names = new Set([...(result.issues ?? []).map((issue) => v.getDotPath(issue)), ...unpaired])
  if (result.success && names.size === 0) return result.output
  throw new Error(`Settings are missing or malformed: ${[...names].join(', ')}. See "Settings" in docs/operations.md.`)
}
