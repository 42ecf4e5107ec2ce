/** Finds the firm's facts that are still placeholders: reserved values, and fields listed as `unconfirmed`. */
import type { Brand } from '#shared/brand'
import type { City } from '#shared/locations'

/** Domains reserved by RFC 2606 and RFC 6761, and the fictional phone numbers 555-0100 to 555-0199. */
const RESERVED = /\.(?:example|test|invalid|localhost)\b|\b555-01\d\d\b/
/** wrangler.toml also has ids that start with twelve zeros until the resource is created. */
const RESERVED_IN_CONFIG = /\.(?:example|test|invalid)\b|"0{8}-?0{4}/

export interface Facts {
  brands: readonly Brand[]
  cities: readonly City[]
  /** The contents of wrangler.toml. */
  wranglerConfig: string
}

/** Returns one line per placeholder: the file, the field and the value. */
export function placeholders({ brands, cities, wranglerConfig }: Facts): string[] {
  const sites = cities.flatMap(({ name, site }) =>
    site && RESERVED.test(site) ? [`src/shared/locations.ts ${name} site: ${site}`] : [],
  )
  const found = brands.flatMap(({ id, copy, ...facts }) => [
    ...[...leaves(facts, `src/brands/${id}/brand.ts`), ...leaves(copy, `src/brands/${id}/copy.ts`)]
      .filter(([, value]) => RESERVED.test(value))
      .map(([path, value]) => `${path}: ${value}`),
    ...facts.unconfirmed.map((field) => `src/brands/${id}/brand.ts ${field}: not confirmed by the firm`),
  ])
  const configured = wranglerConfig
    .split('\n')
    .filter((line) => !line.trim().startsWith('#') && RESERVED_IN_CONFIG.test(line))
    .map((line) => `wrangler.toml: ${line.trim()}`)
  return [...found, ...sites, ...configured, ...missingSenders(brands, wranglerConfig)]
}

/** Without an entry in MAIL_FROM, a brand sends from its own domain, which may not be set up for MailChannels. */
function missingSenders(brands: readonly Brand[], wranglerConfig: string): string[] {
  const senders = jsonSetting(wranglerConfig, 'MAIL_FROM')
  return brands
    .filter(({ id }) => !`${senders[id] ?? ''}`.includes('@'))
    .map(({ id }) => `wrangler.toml MAIL_FROM: no sender for ${id}`)
}

/** Returns {} if the setting is missing or not a JSON object. */
function jsonSetting(wranglerConfig: string, name: string): Record<string, unknown> {
  const [, literal, quoted] = wranglerConfig.match(new RegExp(`^${name}\\s*=\\s*(?:'(.*)'|(".*"))`, 'm')) ?? []
  try {
    const value: unknown = JSON.parse(literal ?? JSON.parse(quoted ?? '"{}"'))
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

function leaves(value: unknown, path: string): [path: string, value: string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, `${path} ${key}`))
}
