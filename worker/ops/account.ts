/** Reads the secrets, KV namespaces and databases in the Cloudflare account, using wrangler's login. */
import * as v from 'valibot'
import type { Wrangler } from '#scripts/deploy/wrangler.ts'
import type { Account } from './launch-problems.ts'

const namesSchema = v.array(v.object({ name: v.string() }))
const namespacesSchema = v.array(v.object({ id: v.string() }))
const databasesSchema = v.array(v.object({ uuid: v.string() }))
const infoSchema = v.object({ jurisdiction: v.nullish(v.string()) })

export async function readAccount(wrangler: Wrangler): Promise<Account> {
  const [namespaces, databases, info, secrets] = await Promise.all([
    wrangler.json(['kv', 'namespace', 'list'], namespacesSchema),
    wrangler.json(['d1', 'list', '--json'], databasesSchema),
    // Wrangler fails if the account does not have the database. The launch check then reports the unknown database id.
    wrangler.json(['d1', 'info', 'DB', '--json'], infoSchema).catch(() => undefined),
    wrangler.json(['secret', 'list', '--format', 'json'], namesSchema).catch((error) => {
      // Wrangler fails if the first secret or deploy has not created the worker yet. Then there are no secrets.
      if (/\[code: 10007\]|Worker "[^"]+" not found/.test(error.message)) return []
      throw error
    }),
  ])
  return {
    secrets: secrets.map(({ name }) => name),
    ids: [...namespaces.map(({ id }) => id), ...databases.map(({ uuid }) => uuid)],
    jurisdiction: info?.jurisdiction ?? undefined,
  }
}
