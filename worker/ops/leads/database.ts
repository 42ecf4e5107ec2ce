/** The leads database by way of `wrangler d1 execute`: the same for this machine and production, with wrangler's log-in. */
import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import * as v from 'valibot'

const WRANGLER = path.resolve(import.meta.dirname, '../../../node_modules/wrangler/bin/wrangler.js')
const OUTPUT_MAX_BYTES = 256 * 1024 * 1024

export type Row = Record<string, string | number | null>

/** Runs statements, with semicolons between them, and gives the rows of each. */
export type Query = (sql: string) => Promise<Row[][]>

const rows = v.array(v.record(v.string(), v.nullable(v.union([v.string(), v.number()]))))
const answer = v.pipe(v.string(), v.parseJson(), v.array(v.object({ results: rows })))
const refusal = v.pipe(v.string(), v.parseJson(), v.object({ error: v.object({ text: v.string() }) }))

/** @param persistTo The folder of a local database; absent: that of `npm start`. */
export function openDatabase(place: { remote: boolean; persistTo?: string | undefined }): Query {
  const local = ['--local', ...(place.persistTo ? ['--persist-to', place.persistTo] : [])]
  const where = place.remote ? ['--remote', '--yes'] : local
  return async (sql) => {
    const command = [WRANGLER, 'd1', 'execute', 'DB', '--json', ...where, '--command', sql]
    const { stdout } = await promisify(execFile)(process.execPath, command, { maxBuffer: OUTPUT_MAX_BYTES }).catch(
      (error) => {
        const said = v.safeParse(refusal, error.stdout)
        throw new Error(said.success ? said.output.error.text : 'wrangler d1 execute failed', { cause: error })
      },
    )
    return v.parse(answer, stdout).map(({ results }) => results)
  }
}
