/** Schemas for the values of settings. worker/env.ts assigns a schema to each setting. */

import * as v from 'valibot'
import { BRAND_IDS } from '#brands/index.ts'

export const url = v.pipe(
  v.string(),
  v.regex(/^https?:\/\/[^\s?#]+$/i),
  v.url(),
  v.transform((value) => value.replace(/\/+$/, '')),
)
export const secret = v.pipe(v.string(), v.regex(/\S/))
/** An API key is sent in a header or URL, where spaces and control characters would make every request fail. */
export const apiKey = v.pipe(v.string(), v.regex(/^[\x21-\x7e]+$/))
/** A secret for HMAC-SHA256 signatures. A shorter secret would make the signatures easier to forge. */
export const longSecret = v.pipe(v.string(), v.minLength(32))
export const email = v.pipe(v.string(), v.email())
const jsonObject = v.pipe(
  v.string(),
  v.parseJson(),
  v.check((value) => !Array.isArray(value)),
  v.record(v.string(), v.unknown()),
)

/** A JSON object that maps brand ids to email addresses. Not all brands need an email address. */
export const addressPerBrand = v.pipe(jsonObject, v.record(v.string(), email))

export function validAddresses(value: unknown): Record<string, string> {
  const { success, output } = v.safeParse(jsonObject, value)
  const entries = success ? Object.entries(output) : []
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => v.is(email, entry[1])))
}

const host = v.pipe(v.string(), v.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/))
export const hosts = v.pipe(v.string(), v.transform(splitHosts), v.array(host))

function splitHosts(text: string): string[] {
  const names = text.split(',').map((name) => name.trim().toLowerCase())
  return names.filter(Boolean)
}

export function validHosts(value: unknown): string[] {
  return typeof value === 'string' ? splitHosts(value).filter((name) => v.is(host, name)) : []
}

/** A private key, as a PEM file or as the base64 content of a PEM file. The result is the base64 content. */
export const privateKey = v.pipe(
  v.string(),
  v.transform((value) => value.replace(/-----[^-]+-----|\\n|\s/g, '')),
  v.base64(),
  v.minLength(100),
)

/** A host name, or a local host name with a port, such as desk.localhost:8787. */
export const hostWithPort = v.pipe(v.string(), v.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{1,5})?$/))

const LOOPBACK = /^http:\/\/(?:localhost|[a-z0-9-]+\.localhost|127\.0\.0\.1)(?::\d{1,5})?$/
const TEAM = /^[a-z0-9-]+\.cloudflareaccess\.com$/

/** Accepts the host name of a Cloudflare Access team, or the origin of a local fake Access server. Returns an origin for both. */
export const accessTeam = v.union([
  v.pipe(
    v.string(),
    v.regex(TEAM),
    v.transform((host) => `https://${host}`),
  ),
  v.pipe(v.string(), v.regex(LOOPBACK)),
])

/** A JSON object that maps email addresses to brand ids. Email addresses are converted to lowercase. */
export const brandsPerStaff = v.pipe(
  jsonObject,
  v.record(v.pipe(v.string(), v.toLowerCase(), v.email()), v.array(v.picklist(BRAND_IDS))),
)
