/** Queries the leads database through `wrangler d1 execute`, with wrangler's login, locally and in production. */
import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import * as v from 'valibot'

const WRANGLER = path.resolve(import.meta.dirname, '../../../node_modules/wrangler/bin/wrangler.js')
const OUTPUT_MAX_BYTES = 256 * 1024 * 1024

export type Row = Record<string, string | number | null>

/** Runs statements that are separated by semicolons, and returns the rows of each. */
export type Query = (sql: string) => Promise<Row[][]>

const rows = v.array(v.record(v.string(), v.nullable(v.union([v.string(), v.number()]))))
const outputSchema = v.pipe(v.string(), v.parseJson(), v.array(v.object({ results: rows })))
const errorSchema = v.pipe(v.string(), v.parseJson(), v.object({ error: v.object({ text: v.string() }) }))

/** @param persistTo Folder of a local database; by default that of `npm start`. */
export function openDatabase({ remote, persistTo }: { remote: boolean; persistTo?: string | undefined }): Query {
  const local = ['--local', ...(persistTo ? ['--persist-to', persistTo] : [])]
  const location = remote ? ['--remote', '--yes'] : local
  return async (sql) => {
    const args = [WRANGLER, 'd1', 'execute', 'DB', '--json', ...location, '--command', sql]
    const run = promisify(execFile)(process.execPath, args, { maxBuffer: OUTPUT_MAX_BYTES })
    const { stdout } = await run.catch((error) => {
      const parsed = v.safeParse(errorSchema, error.stdout)
      const reason = parsed.success ? parsed.output.error.text : `wrangler exited with ${error.code}`
      throw new Error(`Cannot query the leads database: ${reason}`, { cause: error })
    })
    return v.parse(outputSchema, stdout).map(({ results }) => results)
  }
}
