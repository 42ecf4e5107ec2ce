/** All lights: what brands share, each brand, and the settings. Reads only, and every request has a deadline. */
import { brands as allBrands } from '#brands/index'
import type { Check, CheckTable, Light } from '#desk/readiness-models'
import type { Brand } from '#shared/brand'
import type { Database } from '#worker/desk/database'
import type { Scope } from '#worker/desk/scope'
import { readSettings, settingStates } from '#worker/env'
import { finding, type Settings } from './finding'
import { ghostChecks } from './ghost-checks'
import { mailChecks } from './mail-checks'
import { settingChecks } from './setting-checks'
import { contentChecks, databaseChecks } from './storage-checks'
import type { ReadContent } from './stored'

/** How long a check waits for one answer, ms. */
const DEADLINE_MS = 5_000

export interface ReadinessParts {
  /** The settings as they are set, also malformed ones. */
  values: object
  /** Secrets that are set but cannot be read. */
  unreadable?: ReadonlySet<string>
  db: Database
  readContent: ReadContent
  /** True if the binding BACKUPS exists. */
  hasBucket: boolean
  /** The checks of a brand's host. By default, gray: the worker cannot request its own hosts. */
  hostChecks?: (brand: Brand) => Promise<Check[]>
  scope?: Pick<Scope, 'brands'>
  now?: number
  deadlineMs?: number
  /** For D1 and KV. */
  storageDeadlineMs?: number
}

/** The most urgent checks of a table come first. */
const ORDER: readonly Light[] = ['red', 'yellow', 'green', 'gray']

export async function readReadiness(parts: ReadinessParts): Promise<CheckTable[]> {
  const { values: set, unreadable = new Set(), db, readContent, hasBucket, hostChecks = unseenHost } = parts
  const { scope = { brands: undefined }, now = Date.now(), deadlineMs: timeoutMs = DEADLINE_MS } = parts
  const { storageDeadlineMs: storageMs = timeoutMs } = parts
  const values = readSettings(set)
  const states = settingStates(set, unreadable)
  const settings: Settings = new Map(states.map((state) => [state.name, state]))
  const brands = allBrands.filter(({ id }) => scope.brands?.includes(id) ?? true)
  const [ghost, content, database, mail, hosts] = await Promise.all([
    ghostChecks(values, settings, timeoutMs),
    contentChecks(readContent, settings, { now, timeoutMs: storageMs }),
    databaseChecks(db, { scope, now, timeoutMs: storageMs, hasBackups: hasBucket && !!values.BACKUP_PUBLIC_KEY }),
    mailChecks(brands, values, settings, timeoutMs),
    Promise.all(brands.map(hostChecks)),
  ])
  return [
    { id: 'shared', title: 'All brands', checks: [...ghost, ...content, ...database.shared, mail.shared] },
    ...brands.map(({ id, name }, index) => ({
      id,
      title: name,
      checks: [...(hosts[index] ?? []), ...(mail.ofBrands[index] ?? []), ...database.ofBrand(id)],
    })),
    { id: 'settings', title: 'Settings', checks: settingChecks(states) },
  ].map((table) => ({ ...table, checks: sorted(table.checks) }))
}

function sorted(checks: readonly Check[]): Check[] {
  return ORDER.flatMap((light) => checks.filter((check) => check.light === light))
}

/** The titles of the checks that only `npm run ready` can do. */
export const HOST_TITLES = { host: 'Public host', certificate: 'Certificate' } as const

async function unseenHost(): Promise<Check[]> {
  const unseen = finding('gray', 'The desk cannot see it.', 'Run `npm run ready -- --remote`.')
  return Object.entries(HOST_TITLES).map(([id, title]) => ({ id, title, ...unseen }))
}
