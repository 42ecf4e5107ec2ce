import { readFile, writeFile } from 'node:fs/promises'
import { Decrypter } from 'age-encryption'
import * as v from 'valibot'
import type { Wrangler } from '#scripts/deploy/wrangler.ts'
import { countRows, countStatement, type RowCounts, reasonOf, TABLES, withTemporaryFile } from './dump.ts'

interface RestoreOptions {
  wrangler: Wrangler
  file: string
  key: string
  isRemote: boolean
  /** Folder that contains the local database. By default, the folder that `npm start` uses. */
  persistTo?: string | undefined
}

/**
 * Loads a backup into an empty database. D1 stores either all rows or none.
 * @throws Error if the database is not empty, or if the backup is damaged or does not load completely.
 */
export async function restore({ wrangler, file, key, isRemote, persistTo }: RestoreOptions): Promise<RowCounts> {
  const sql = await decrypt(file, key)
  const rows = readRows(file, sql)
  const place = isRemote ? ['--remote'] : ['--local', ...(persistTo ? ['--persist-to', persistTo] : [])]
  const execute = ['d1', 'execute', 'DB', '--yes', ...place]
  const query = async <T>(statement: string, row: v.GenericSchema<unknown, T>) =>
    (await wrangler.json([...execute, '--json', '--command', statement], results(row))).flatMap((one) => one.results)

  const tables = await query(TABLES, v.object({ name: v.string() }))
  if (tables.length > 0)
    throw new Error(
      `The database is not empty: it has ${tables.map(({ name }) => name).join(', ')}. Restore into a new one.`,
    )
  await withTemporaryFile(async (plain) => {
    await writeFile(plain, sql, { mode: 0o600 })
    await wrangler.run([...execute, '--file', plain])
  })
  const [stored = {}] = await query(countStatement(Object.keys(rows)), v.record(v.string(), v.number()))
  const wrong = Object.keys(rows).find((name) => stored[name] !== rows[name])
  if (wrong)
    throw new Error(`The table ${wrong} has ${stored[wrong]} rows in the database, but ${rows[wrong]} in the backup.`)
  return rows
}

const results = <T>(row: v.GenericSchema<unknown, T>) => v.array(v.object({ results: v.array(row) }))

async function decrypt(file: string, key: string): Promise<string> {
  const [identity] = (await readFile(key, 'utf8')).match(/^AGE-SECRET-KEY-1\w+$/m) ?? []
  if (!identity) throw new Error(`${key} contains no private key of age. Use the file that age-keygen wrote.`)
  const bytes = await readFile(file)
  try {
    const decrypter = new Decrypter()
    decrypter.addIdentity(identity)
    return await decrypter.decrypt(bytes, 'text')
  } catch (error) {
    throw new Error(`Cannot open ${file}: it is damaged or for another key (${reasonOf(error)}).`, { cause: error })
  }
}

function readRows(file: string, sql: string): RowCounts {
  try {
    return countRows(sql)
  } catch (error) {
    throw new Error(`${file} is not a backup of this site's database: ${reasonOf(error)}.`, { cause: error })
  }
}
