/** Reads the lights of the local or the production site. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { type Unstable_Config, unstable_readConfig } from 'wrangler'
import type { CheckTable } from '#desk/readiness-models'
import { configuredVars } from '#scripts/configured-vars'
import { createWrangler, type Wrangler } from '#scripts/deploy/wrangler'
import { devVars } from '#scripts/dev-vars'
import { readRunningSite, STATE } from '#scripts/running-site'
import { type ReadinessParts, readReadiness } from '#worker/readiness/readiness'
import { readAccount } from '../account.ts'
import { type Location, locationArguments, openDatabase } from '../leads/database.ts'
import { localHosts, publicHosts } from './public-hosts.ts'

/** Wrangler needs seconds to start, and more on a busy machine. */
const STORAGE_MS = 120_000

export async function runReady(location: Location, more: Partial<ReadinessParts> = {}): Promise<CheckTable[]> {
  const wrangler = createWrangler(process.cwd(), {})
  const own = location.remote ? await remoteParts(wrangler) : localParts(wrangler, location)
  return readReadiness({
    db: openDatabase(location),
    hasBucket: readConfig().r2_buckets.some(({ binding }) => binding === 'BACKUPS'),
    storageDeadlineMs: STORAGE_MS,
    ...own,
    ...more,
  })
}

/** The settings of a running `npm start`, with its stand-ins. @throws Error if none is running. */
function localParts(
  wrangler: Wrangler,
  location: Location,
): Pick<ReadinessParts, 'values' | 'readContent' | 'hostChecks'> {
  const { persistTo = STATE } = location
  const running = readRunningSite(persistTo)
  if (!running)
    throw new Error('No site of `npm start` is running. Start one in another terminal, or add --remote for production')
  return {
    values: { ...readConfig().vars, ...devVars(), ...configuredVars(process.env), ...running.vars },
    async readContent(key) {
      // Wrangler would create an empty namespace.
      if (!existsSync(path.join(persistTo, 'v3/kv'))) return null
      return readKey(wrangler, key, locationArguments(location))
    },
    hostChecks: localHosts(running.port),
  }
}

/** Cloudflare does not show the values of secrets. They come from the environment or .dev.vars, if they are there. */
async function remoteParts(
  wrangler: Wrangler,
): Promise<Pick<ReadinessParts, 'values' | 'unreadable' | 'readContent' | 'hostChecks'>> {
  const { vars, kv_namespaces: namespaces } = readConfig()
  const { secrets, ids } = await readAccount(wrangler)
  const here: Record<string, string> = { ...devVars(), ...configuredVars(process.env) }
  const known = secrets.flatMap((name) => (here[name] === undefined ? [] : [[name, here[name]]]))
  const { id = '' } = namespaces.find(({ binding }) => binding === 'CONTENT') ?? {}
  return {
    values: { ...vars, ...Object.fromEntries(known) },
    unreadable: new Set(secrets.filter((name) => here[name] === undefined)),
    async readContent(key) {
      // Cloudflare answers a wrong id like a missing key.
      if (!ids.includes(id)) throw new Error(`the account has no KV namespace ${id}`)
      return readKey(wrangler, key, ['--remote'])
    },
    hostChecks: publicHosts,
  }
}

function readConfig(): Unstable_Config {
  return unstable_readConfig({ config: 'wrangler.toml' }, { hideWarnings: true })
}

async function readKey(wrangler: Wrangler, key: string, location: readonly string[]): Promise<string | null> {
  try {
    const value = await wrangler.run(['kv', 'key', 'get', key, '--binding=CONTENT', '--text', ...location])
    return value.trim() === 'Value not found' ? null : value
  } catch (error) {
    if (error instanceof Error && / - 404\b/.test(error.message)) return null
    throw error
  }
}
