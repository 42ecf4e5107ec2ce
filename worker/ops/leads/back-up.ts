/** `npm run leads -- backup`: writes an encrypted copy of the database, and the list of erased leads next to it. */
import { existsSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { ERASED_LIST, parseErased, withErased } from '#worker/backup/erased-list'
import { createBackup } from '#worker/backup/write-backup'
import type { Database } from '#worker/desk/database'
import { readSettings, settingProblems } from '#worker/env'
import { countOf } from './print.ts'
import { readAllErased } from './restore-plan.ts'
import { withTemporary } from './temporary.ts'

/** Rows of a table in one command of wrangler. */
const PAGE_SIZE = 2000

interface BackUpParts {
  db: Database
  /** ISO time. */
  now: string
  settings: object
}

/** Returns the text to print. @param file By default a new one in this folder. */
export async function backUp(file: string, { db, now, settings }: BackUpParts): Promise<string> {
  const publicKey = publicKeyOf(settings)
  const target = file || `leads-${now.slice(0, 16).replace(':', '')}.age`
  if (existsSync(target)) throw new Error(`${target} exists already. Give another file`)
  const part = `${target}.part`
  return withTemporary(part, async () => {
    const { bytes, rows } = await createBackup({ db, publicKey, now, pageSize: PAGE_SIZE })
    await written(target, () => writeFile(part, bytes, { mode: 0o600 }))
    const list = path.join(path.dirname(target), ERASED_LIST)
    await updateList(list, db)
    await written(target, () => rename(part, target))
    const sum = Object.values(rows).reduce((all, count) => all + count, 0)
    const inquiries = countOf(rows.leads ?? 0, 'inquiry')
    return `Wrote ${target} with ${inquiries} and ${sum - (rows.leads ?? 0)} other rows.
Keep it together with ${list}, which names the inquiries that stay erased.`
  })
}

async function written(file: string, write: () => Promise<void>): Promise<void> {
  await write().catch((error) => {
    throw error.code ? new Error(`Cannot write ${file}: ${error.code}`, { cause: error }) : error
  })
}

function publicKeyOf(settings: object): string {
  const { BACKUP_PUBLIC_KEY: key } = readSettings(settings)
  if (key) return key
  const problem = settingProblems(settings).find(({ name }) => name === 'BACKUP_PUBLIC_KEY')
  throw new Error(
    problem?.message ??
      'BACKUP_PUBLIC_KEY is not set. Set it to the public key that age-keygen printed, in wrangler.toml or .dev.vars',
  )
}

/** Adds the erasures of the database to the list. Those of earlier backups stay. */
async function updateList(list: string, db: Database): Promise<void> {
  const text = existsSync(list) ? await readFile(list, 'utf8') : ''
  parseErased(text)
  const part = `${list}.part`
  const newText = withErased(text, await readAllErased(db))
  await withTemporary(part, () =>
    written(list, async () => {
      await writeFile(part, newText, { mode: 0o600 })
      await rename(part, list)
    }),
  )
}
