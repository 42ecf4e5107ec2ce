import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { STAGING } from '#scripts/deploy/smoke-test.ts'
import { readWranglerConfig } from '#scripts/unstable-wrangler.ts'
import { withoutPort } from '#worker/env.ts'
import { configLines } from './config-lines.ts'
import type { Sender } from './dns-problems.ts'
import { configPlaceholders, isReserved, placeholders, type Sources } from './placeholders.ts'
import type { Problem } from './problem.ts'
import { checkSettings } from './setting-check.ts'
import { sourceTexts } from './source-texts.ts'

const CONFIG = 'wrangler.toml'
const DATA = ['src/{brands,catalog,content}/**/*.ts', 'src/features/appointment/texts.ts', 'src/shared/locations.ts']
const PROMISES = 'worker/ops/unconfirmed-promises.ts'
const BINDINGS = ['ASSETS', 'CONTENT', 'DB', 'CONTACT_LIMIT', 'BRAND_FLOOD', 'READ_LIMIT', 'VERSION']
/** D1 must store the inquiries in the United States. */
const JURISDICTION = 'us'
const IMAGES = { 'logo.svg': 'logo', 'share.png': 'image for link previews' }

export interface Account {
  secrets: readonly string[]
  ids: readonly string[]
  /** Jurisdiction where the database runs and stores data. Undefined if Cloudflare did not return the jurisdiction. */
  jurisdiction: string | undefined
}

export interface LaunchOptions {
  root: string
  /** Name of an environment in wrangler.toml, production by default. */
  environment?: string | undefined
  devVars?: object
  /** Data from the Cloudflare account. If undefined, the account is not checked. */
  account?: Account | undefined
}

/** Returns the valid senders in MAIL_FROM, or an empty list if wrangler.toml has an error. */
export function mailSenders({ root, environment }: Pick<LaunchOptions, 'root' | 'environment'>): Sender[] {
  const read = readConfig(root, environment)
  if ('text' in read) return []
  const addressOf = addressesIn(read.vars.MAIL_FROM)
  const senders = readBrands(readSources(root)).map(({ id }) => ({ brand: id, address: addressOf(id) ?? '' }))
  return senders.filter(({ address }) => address !== '' && !isReserved(address))
}

export function deskHost({ root, environment }: Pick<LaunchOptions, 'root' | 'environment'>): string | undefined {
  const read = readConfig(root, environment)
  return 'vars' in read && typeof read.vars.DESK_HOST === 'string' ? withoutPort(read.vars.DESK_HOST) : undefined
}

/** @throws Error if a data file has a syntax error. */
export function launchProblems({ root, environment, devVars = {}, account }: LaunchOptions): Problem[] {
  const toml = readFileSync(path.join(root, CONFIG), 'utf8')
  const lines = configLines(toml, environment)
  if (lines.length === 0) return [{ file: CONFIG, text: `There is no environment [env.${environment}]. Add it.` }]
  const read = readConfig(root, environment)
  if ('text' in read) return [read]
  const { vars, routes = [], ...config } = read
  const sources = readSources(root)
  const brands = readBrands(sources)
  const lineOf = (name: string) =>
    lines.find(({ section, key }) => section === 'vars' && key === name) ??
    lines.find(({ section }) => section === 'vars')
  const problemIn = (field: string, text: string, brand?: string) => {
    return { file: CONFIG, line: lineOf(field)?.line, brand, field, text }
  }
  const secrets = account?.secrets
  const settings = checkSettings(vars, devVars, secrets).map((problem) =>
    problem.file === CONFIG ? { ...problem, line: lineOf(problem.field ?? '')?.line } : problem,
  )
  // If LEADS_TO is not set, the staging site emails its inquiries to the firm.
  const perBrand = environment === undefined ? ['MAIL_FROM'] : ['MAIL_FROM', 'LEADS_TO']
  const missing = perBrand.flatMap((name) => {
    const addressOf = addressesIn(vars[name])
    return secrets?.includes(name) ? [] : brands.filter(({ id }) => !addressOf(id)).map(({ id }) => ({ id, name }))
  })
  const noDesk = environment === undefined && vars.DESK_HOST === undefined ? ['DESK_HOST'] : []
  // Wrangler does not export a type for bindings.
  const stores: Binding[] = [...config.kv_namespaces, ...config.d1_databases]
  const bindings: (Binding | undefined)[] = [...stores, ...config.ratelimits, config.version_metadata, config.assets]
  const bound = bindings.map((binding) => binding?.binding ?? binding?.name)
  const ids = stores.map(({ id, database_id }) => id ?? database_id)
  return [
    // Placeholders are allowed on the staging site, because visitors do not see it.
    ...(environment === undefined ? placeholders(sources) : []),
    ...configPlaceholders(toml, environment),
    ...BINDINGS.filter((name) => !bound.includes(name)).map((name) => ({
      file: CONFIG,
      field: name,
      text: 'There is no binding with this name.',
    })),
    ...unknownIds(ids, account, lines),
    ...wrongJurisdiction(config.d1_databases[0]?.database_id, account, lines),
    ...settings,
    ...noDesk.map((name) => problemIn(name, 'DESK_HOST is not set. There is no desk.')),
    ...missing.map(({ id, name }) => problemIn(name, 'The brand has no email address here.', id)),
    ...missingRoutes(hostsOf(brands, environment, vars.DESK_HOST), routes.map(patternOf)).map((problem) => ({
      ...problem,
      line: lines.find(({ key }) => key === 'routes')?.line,
    })),
    ...missingImages(root, brands),
  ]
}

interface Binding {
  binding?: string
  name?: string
  id?: string
  database_id?: string
}

function readConfig(root: string, environment: string | undefined): ReturnType<typeof readWranglerConfig> | Problem {
  const config = path.join(root, CONFIG)
  try {
    return readWranglerConfig({ config, ...(environment && { env: environment }) }, { hideWarnings: true })
  } catch (error) {
    const { message, location } = error as Error & { location?: { line: number } }
    const text = message
      .replace(/^Processing .*:/, '')
      .replace(/\s+/g, ' ')
      .trim()
    return { file: CONFIG, line: location?.line, text }
  }
}

function readSources(root: string): Sources {
  const files = [...globSync(DATA, { cwd: root }).sort(), PROMISES]
  return Object.fromEntries(
    files.map((file) => [file.replaceAll(path.sep, '/'), readFileSync(path.join(root, file), 'utf8')]),
  )
}

interface BrandHost {
  id: string
  domain: string
}

function readBrands(sources: Sources): BrandHost[] {
  return Object.entries(sources).flatMap(([file, text]) => {
    const [, id] = file.match(/^src\/brands\/([^/]+)\/brand\.ts$/) ?? []
    const domain = id && sourceTexts(file, text).find(({ field }) => field === 'domain')?.value
    return id && domain ? [{ id, domain }] : []
  })
}

function addressesIn(setting: unknown): (id: string) => string | undefined {
  let parsed: unknown
  try {
    parsed = typeof setting === 'string' ? JSON.parse(setting) : {}
  } catch {
    // Ignores malformed JSON, because `checkSettings` reports it.
  }
  const entries = new Map(typeof parsed === 'object' && parsed !== null ? Object.entries(parsed) : [])
  return (id) => [`${entries.get(id)}`].find((address) => address.includes('@'))
}

interface NeededHost {
  host: string
  brand?: string
}

function hostsOf(brands: readonly BrandHost[], environment: string | undefined, deskHost: unknown): NeededHost[] {
  const prefixes = environment === undefined ? ['', 'www.'] : [`${STAGING}.`]
  return [
    ...brands.flatMap(({ id, domain }) => prefixes.map((prefix) => ({ brand: id, host: prefix + domain }))),
    ...(typeof deskHost === 'string' && deskHost ? [{ host: withoutPort(deskHost) }] : []),
  ]
}

const patternOf = (route: string | { pattern: string }) => (typeof route === 'string' ? route : route.pattern)

/** Finds hosts without a route. Skips placeholder hosts, because the placeholder check reports them. */
function missingRoutes(hosts: readonly NeededHost[], patterns: readonly string[]): Problem[] {
  if (patterns.some(isReserved)) return []
  return hosts
    .filter(({ host }) => !isReserved(host) && !patterns.includes(host))
    .map(({ host, brand }) => ({ file: CONFIG, brand, field: 'routes', text: `There is no route for ${host}.` }))
}

function missingImages(root: string, brands: readonly BrandHost[]): Problem[] {
  return brands.flatMap(({ id }) =>
    Object.entries(IMAGES).flatMap(([name, what]) => {
      const file = `src/brands/${id}/art/${name}`
      return existsSync(path.join(root, file)) ? [] : [{ file, brand: id, text: `The brand has no ${what}.` }]
    }),
  )
}

type Lines = ReturnType<typeof configLines>

/** Finds ids that the account does not have. Skips all-zero ids, because the placeholder check reports them. */
function unknownIds(ids: readonly (string | undefined)[], account: Account | undefined, lines: Lines): Problem[] {
  if (!account) return []
  return ids.flatMap((id) => {
    const found = lines.find(({ text }) => id && text.includes(`"${id}"`))
    if (!found || !id || /^[0-]*$/.test(id) || account.ids.includes(id)) return []
    const field = `${found.section} ${found.key}`
    return [{ file: CONFIG, line: found.line, field, text: `The account has no ${id}.` }]
  })
}

/** Checks the jurisdiction where D1 stores the data. Skips an unknown database, because `unknownIds` reports it. */
function wrongJurisdiction(id: string | undefined, account: Account | undefined, lines: Lines): Problem[] {
  if (!account || !id || !account.ids.includes(id) || account.jurisdiction === JURISDICTION) return []
  const line = lines.find(({ key, text }) => key === 'database_id' && text.includes(id))?.line
  const text = `The jurisdiction of the database is ${account.jurisdiction ?? 'not set'}. It can be set only at its creation: create one with \`npx wrangler d1 create NAME --jurisdiction ${JURISDICTION}\` and put its id here.`
  return [{ file: CONFIG, line, field: 'd1_databases', text }]
}
