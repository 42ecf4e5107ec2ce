/** A file with the port and the stand-ins of `npm start`, for other commands. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'

const runningSite = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ port: v.number(), vars: v.record(v.string(), v.string()) }),
)
export type RunningSite = v.InferOutput<typeof runningSite>

/** The folder of the local databases, in which wrangler's --persist-to expects the folder v3. */
export const STATE = '.wrangler/state'

const fileIn = (folder: string) => path.join(folder, 'running.json')

/** @param folder The folder of the local databases. */
export function saveRunningSite(folder: string, site: RunningSite): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(fileIn(folder), JSON.stringify(site), { mode: 0o600 })
}

export function forgetRunningSite(folder: string): void {
  rmSync(fileIn(folder), { force: true })
}

/** Returns undefined if no site runs, or if the file is malformed. */
export function readRunningSite(folder: string): RunningSite | undefined {
  if (!existsSync(fileIn(folder))) return undefined
  const parsed = v.safeParse(runningSite, readFileSync(fileIn(folder), 'utf8'))
  return parsed.success ? parsed.output : undefined
}
