/** The leads database through `wrangler d1 execute`, with wrangler's login, locally and in production. */
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import * as v from 'valibot'
import { STATE } from '#scripts/running-site'
import type { Database } from '#worker/desk/database'
import { quoteBatch } from './quote-sql.ts'
import { withTemporary } from './temporary.ts'

export const WRANGLER = path.resolve(import.meta.dirname, '../../../node_modules/wrangler/bin/wrangler.js')
const OUTPUT_MAX_BYTES = 256 * 1024 * 1024

const rows = v.array(v.record(v.string(), v.nullable(v.union([v.string(), v.number()]))))
const outputSchema = v.pipe(v.string(), v.parseJson(), v.array(v.object({ results: rows })))
const errorSchema = v.pipe(v.string(), v.parseJson(), v.object({ error: v.object({ text: v.string() }) }))

export interface Location {
  remote: boolean
  /** Folder of a local database; by default that of `npm start`. */
  persistTo?: string | undefined
}

/** The arguments of wrangler that choose the local or the production database or bucket. */
export function locationArguments({ remote, persistTo = STATE }: Location): string[] {
  return remote ? ['--remote'] : ['--local', '--persist-to', persistTo]
}

/**
 * Sends the statements of a batch in one command. Wrangler splits a local command at its semicolons and runs D1's
 * `batch`. It sends a remote command as it is, and D1's API runs the statements as a batch. So both are one transaction.
 * Wrangler does not split after "CASE … END)".
 */
export function openDatabase(location: Location): Database {
  return {
    async batch(statements) {
      const stdout = await execute(location, ['--command', quoteBatch(statements)])
      const results = v.parse(outputSchema, stdout).map(({ results }) => results)
      if (results.length !== statements.length)
        throw new Error(`Wrangler ran ${results.length} statements instead of ${statements.length}`)
      return results
    },
  }
}

/**
 * Runs a script of which either all or nothing takes effect. Locally, wrangler runs the statements of a file as D1's `batch`. In
 * production, D1 answers no other requests while it imports the file, and if that fails, it goes back to the state before. The
 * file contains personal data, so it is deleted afterwards.
 */
export async function runScript(location: Location, statements: AsyncIterable<string>): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'restore-'))
  await withTemporary(folder, async () => {
    const file = path.join(folder, 'restore.sql')
    await writeFile(file, statements, { mode: 0o600 })
    await execute(location, ['--file', file])
  })
}

/** Returns wrangler's output. It contains personal data, so wrangler may not write its log file. */
export async function runWrangler(args: readonly string[]): Promise<string> {
  const options = { maxBuffer: OUTPUT_MAX_BYTES, env: { ...process.env, WRANGLER_WRITE_LOGS: 'false' } }
  return (await promisify(execFile)(process.execPath, [WRANGLER, ...args], options)).stdout
}

/** Returns wrangler's output. */
async function execute(location: Location, what: readonly string[]): Promise<string> {
  const { remote, persistTo = STATE } = location
  // Wrangler would create an empty database.
  if (!remote && !existsSync(path.join(persistTo, 'v3/d1'))) throw new Error(NO_DATABASE)
  const args = ['d1', 'execute', 'DB', '--json', '--yes', ...locationArguments(location), ...what]
  return runWrangler(args).catch((error) => {
    // Before the JSON, wrangler shows the progress of an upload.
    const parsed = v.safeParse(errorSchema, `${error.stdout}`.replace(/^[^{]*\n(?=\{)/, ''))
    const reason = parsed.success ? parsed.output.error.text : `wrangler exited with ${error.code}`
    throw new Error(explain(reason, remote), { cause: error })
  })
}

const NO_DATABASE =
  'There is no local database yet. Run `npm start` once, or add --remote to use the production database.'

function explain(reason: string, remote: boolean): string {
  if (!/\bno such (?:table|column|index)\b/.test(reason)) return `Cannot query the leads database: ${reason}`
  const migrate = remote ? 'npx wrangler d1 migrations apply DB --remote' : 'npm start'
  return `The leads database lacks the desk’s migrations (${reason}). Run \`${migrate}\` to apply them.`
}
