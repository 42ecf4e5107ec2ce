/** This is the only file that reads the worker's bindings and settings. docs/operations.md explains each setting. */

import * as v from 'valibot'
import type { BrandId } from '#shared/brand-id.ts'
import { isOwnHost } from '#worker/brand/brand.ts'
import {
  accessTeam,
  addressPerBrand,
  apiKey,
  brandsPerStaff,
  email,
  hosts,
  hostWithPort,
  longSecret,
  privateKey,
  secret,
  url,
  validAddresses,
  validHosts,
} from '#worker/platform/setting-values.ts'

export interface Bindings {
  ASSETS: Fetcher
  CONTENT: KVNamespace
  DB: D1Database
  /** Rate limiter for each visitor's inquiries. */
  CONTACT_LIMIT: RateLimit
  /** Rate limiter for each brand's inquiries. */
  BRAND_FLOOD: RateLimit
  /** Rate limiter for each visitor's requests to the health check and to appointment links. */
  READ_LIMIT: RateLimit
  /** Data set for page views and page load times. If unset, the worker stores neither. */
  VITALS?: AnalyticsEngineDataset
  VERSION?: WorkerVersionMetadata
}

interface Setting<T> {
  schema: v.GenericSchema<unknown, T>
  /** The setting's expected format. Completes the sentence "NAME must be …". */
  format: string
  effect: string
  isRequired?: true
  partner?: string
  fallback: (value: unknown) => T
}

type Schema<T> = v.GenericSchema<unknown, T>
const none = () => undefined

function required<T>(schema: Schema<T>, format: string, effect: string): Setting<T | undefined> {
  return { schema, format, effect, isRequired: true, fallback: none }
}

function optional<T>(schema: Schema<T>, format: string, effect: string, partner?: string): Setting<T | undefined> {
  return { schema, format, effect, ...(partner && { partner }), fallback: none }
}

function guard<T>(schema: Schema<T>, format: string, target: string, partner?: string): Setting<T | undefined> {
  return optional(schema, format, `The site rejects ${target}.`, partner)
}

function withDefault<T>(
  schema: Schema<T>,
  format: string,
  effect: string,
  fallback: Setting<T>['fallback'],
): Setting<T> {
  return { schema, format, effect, fallback }
}

const NO_POSTS = 'Posts cannot be loaded.'
const NO_DKIM = 'Mail is sent without a DKIM signature.'
const NO_TURNSTILE = 'Turnstile is off.'
const NO_DESK = 'The desk is closed.'
const LONG_SECRET = 'at least 32 characters'
const ADDRESSES = 'a JSON object with an email address for each brand id'

const SETTINGS = {
  GHOST_URL: required(url, "Ghost's address, such as https://ghost.example.com", NO_POSTS),
  GHOST_CONTENT_KEY: required(apiKey, "Ghost's Content API key", NO_POSTS),
  GHOST_ADMIN_KEY: guard(
    v.pipe(v.string(), v.regex(/^[0-9a-f]+:(?:[0-9a-f]{2})+$/i)),
    "Ghost's Admin API key: an id, a colon and a secret, both in hexadecimal digits",
    'preview links',
    'PREVIEW_SECRET',
  ),
  PREVIEW_SECRET: guard(longSecret, LONG_SECRET, 'preview links', 'GHOST_ADMIN_KEY'),
  GHOST_WEBHOOK_SECRET: guard(secret, 'the secret of the webhook in Ghost', "Ghost's webhook"),
  CONTENT_FRESH_SECONDS: withDefault(
    v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)),
    'a whole number of seconds as text, such as "300"',
    'The site uses 300.',
    () => 300,
  ),
  IMAGE_HOSTS: withDefault(
    hosts,
    'host names separated by commas, such as images.example.com',
    'The site ignores the malformed entries, so images from those hosts are not shown.',
    validHosts,
  ),
  MAILCHANNELS_API_KEY: required(apiKey, 'the API key of MailChannels', 'Inquiries are stored, but not mailed.'),
  MAILCHANNELS_BASE_URL: optional(url, 'the address of a mail API', "The site uses MailChannels' own address."),
  /** MailChannels' public key, as base64-encoded SPKI. */
  MAILCHANNELS_WEBHOOK_KEY: guard(
    v.pipe(v.string(), v.regex(/^[A-Za-z0-9+/]{40,}={0,2}$/)),
    "MailChannels' public key in base64",
    'delivery events from MailChannels',
  ),
  LEAD_RETENTION_DAYS: withDefault(
    v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/), v.transform(Number)),
    'a whole number of days from 1 to 9999 as text, such as "180"',
    'The site uses 180.',
    () => 180,
  ),
  LEADS_TO: withDefault(
    addressPerBrand,
    ADDRESSES,
    "For each malformed entry, inquiries go to the brand's own email address.",
    validAddresses,
  ),
  MAIL_FROM: withDefault(
    addressPerBrand,
    ADDRESSES,
    "For each malformed entry, the sender is website@ the brand's domain.",
    validAddresses,
  ),
  ALERTS_TO: optional(email, 'an email address', 'Alerts go to the recipient of the default brand.'),
  DKIM_SELECTOR: optional(
    v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,63}$/i)),
    'up to 63 letters, digits and hyphens',
    NO_DKIM,
    'DKIM_PRIVATE_KEY',
  ),
  DKIM_PRIVATE_KEY: optional(privateKey, 'a private key in PEM or base64', NO_DKIM, 'DKIM_SELECTOR'),
  FORM_SECRET: optional(longSecret, LONG_SECRET, 'The site does not check how long a form was open.'),
  TURNSTILE_SITE_KEY: optional(
    v.pipe(v.string(), v.regex(/^[\w-]{10,100}$/)),
    'the site key that Turnstile shows',
    NO_TURNSTILE,
    'TURNSTILE_SECRET',
  ),
  TURNSTILE_SECRET: optional(apiKey, 'the secret key that Turnstile shows', NO_TURNSTILE, 'TURNSTILE_SITE_KEY'),
  DESK_HOST: optional(
    v.pipe(
      hostWithPort,
      v.check((host) => !isOwnHost(withoutPort(host))),
    ),
    "a host name that is not a brand's, such as desk.example.com",
    NO_DESK,
  ),
  ACCESS_TEAM_DOMAIN: optional(
    accessTeam,
    "the host name of the team's Cloudflare Access, such as firm.cloudflareaccess.com",
    NO_DESK,
    'ACCESS_AUD',
  ),
  ACCESS_AUD: optional(
    v.pipe(v.string(), v.regex(/^[\w-]{16,128}$/)),
    "the audience tag of the desk's Access application",
    NO_DESK,
    'ACCESS_TEAM_DOMAIN',
  ),
  DESK_STAFF: withDefault(
    brandsPerStaff,
    'a JSON object with a list of brand ids for each email address',
    NO_DESK,
    (value): Record<string, BrandId[]> | undefined | 'malformed' => (value === undefined ? undefined : 'malformed'),
  ),
  PAGE_CACHE: withDefault(
    v.picklist(['on', 'off', 'edge']),
    '`on`, `off` or `edge`',
    'The page cache is on.',
    (): 'on' | 'off' | 'edge' => 'on',
  ),
  GTM_ID: optional(
    v.pipe(v.string(), v.regex(/^GTM-[A-Z0-9]{4,12}$/)),
    'a container id such as GTM-ABC1234',
    'Google Tag Manager is off.',
  ),
  CHAT_APP_ID: optional(
    v.pipe(v.string(), v.regex(/^[a-z0-9]{6,12}$/)),
    '6 to 12 lowercase letters and digits',
    'The Intercom chat is off.',
  ),
} satisfies Record<string, Setting<unknown>>

export type Settings = { [Name in keyof typeof SETTINGS]: ReturnType<(typeof SETTINGS)[Name]['fallback']> }

const settings: Record<string, Setting<unknown>> = SETTINGS
export const SETTING_NAMES = Object.keys(settings)

export function withoutPort(host: string): string {
  return host.replace(/:\d+$/, '')
}

/** Returns the desk's origin for links in emails, or undefined if the settings make the desk reject all requests. */
export function deskUrl({
  DESK_HOST: host,
  ACCESS_TEAM_DOMAIN: team,
  ACCESS_AUD: audience,
  DESK_STAFF: staff,
}: Settings) {
  if (host === undefined || team === undefined || audience === undefined || staff === 'malformed') return undefined
  return `${withoutPort(host).endsWith('.localhost') ? 'http' : 'https'}://${host}`
}

/**
 * A malformed setting affects only one part of the site. A setting that needs a second setting counts as unset if the second
 * setting is missing or malformed.
 */
export function readSettings(env: object): Settings {
  const values: Values = { ...env }
  const entries = Object.entries(settings).map(([name, { schema, partner, fallback }]) => {
    const parsed = v.safeParse(schema, values[name])
    const isUsable = parsed.success && (!partner || stateOf(partner, values) === 'valid')
    return [name, isUsable ? parsed.output : fallback(values[name])]
  })
  return Object.fromEntries(entries)
}

export interface SettingProblem {
  name: string
  /** Contains the setting's name, the expected format and the consequence, but never the setting's value. */
  message: string
}

/**
 * Checks the worker's settings. Returns at most one problem per setting.
 * @param unreadable Names of secrets whose values cannot be read. Such secrets count as valid.
 */
export function settingProblems(env: object, unreadable: ReadonlySet<string> = new Set()): SettingProblem[] {
  const values: Values = { ...env }
  return Object.entries(settings).flatMap(([name, { format, effect, partner, isRequired }]) => {
    const own = unreadable.has(name) ? 'valid' : stateOf(name, values)
    if (own === 'malformed') return [{ name, message: `${name} must be ${format}. ${effect}` }]
    if (own === 'unset')
      return isRequired ? [{ name, message: `${name} is not set. It must be ${format}. ${effect}` }] : []
    if (!partner || unreadable.has(partner) || stateOf(partner, values) !== 'unset') return []
    return [{ name, message: `${name} needs ${partner}, which is not set. ${effect}` }]
  })
}

type Values = Record<string, unknown>

function stateOf(name: string, values: Values): 'unset' | 'malformed' | 'valid' {
  if (values[name] === undefined) return 'unset'
  const setting = settings[name]
  return setting && v.safeParse(setting.schema, values[name]).success ? 'valid' : 'malformed'
}
