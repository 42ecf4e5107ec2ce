/** Firm facts that are still placeholders: reserved values, and fields the brand files call unconfirmed. */
import type { Brand } from '#shared/brand'
import type { City } from '#shared/locations'

/** Domains that nobody can own, and numbers that nobody has (555-01xx). */
const RESERVED = /\.(?:example|test|invalid|localhost)\b|\b555-01\d\d\b/
/** In wrangler.toml also ids that were never made. */
const RESERVED_IN_CONFIG = /\.(?:example|test|invalid)\b|"0{8}-?0{4}/

export interface Facts {
  brands: readonly Brand[]
  cities: readonly City[]
  /** The text of wrangler.toml. */
  wranglerConfig: string
}

/** Each placeholder as "path: value". */
export function placeholders({ brands, cities, wranglerConfig }: Facts): string[] {
  const sites = cities.flatMap(({ name, site }) =>
    site && RESERVED.test(site) ? [`src/shared/locations.ts ${name} site: ${site}`] : [],
  )
  const found = brands.flatMap((brand) => [
    ...leaves(brand, `src/brands/${brand.id}.ts`)
      .filter(([, value]) => RESERVED.test(value))
      .map(([path, value]) => `${path}: ${value}`),
    ...brand.unconfirmed.map((field) => `src/brands/${brand.id}.ts ${field}: not confirmed by the firm`),
  ])
  const configured = wranglerConfig
    .split('\n')
    .filter(
      (line) => !line.trim().startsWith('#') && (RESERVED_IN_CONFIG.test(line) || /^GHOST_URL\s*=\s*""/.test(line)),
    )
    .map((line) => `wrangler.toml: ${line.trim()}`)
  return [...found, ...sites, ...configured, ...missingSenders(brands, wranglerConfig)]
}

/** Without a sender of its own a brand's mail would go out from a domain that MailChannels may not know. */
function missingSenders(brands: readonly Brand[], wranglerConfig: string): string[] {
  const senders = jsonSetting(wranglerConfig, 'MAIL_FROM')
  return brands
    .filter(({ id }) => !`${senders[id] ?? ''}`.includes('@'))
    .map(({ id }) => `wrangler.toml MAIL_FROM: no sender for ${id}`)
}

/** {} where it is missing or no JSON object, which is what the worker says of it too. */
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
