/** Runs `backup` and `restore` with the settings and the bucket of wrangler.toml. */
import { type Unstable_Config, unstable_readConfig } from 'wrangler'
import { configuredVars } from '#scripts/configured-vars'
import { devVars } from '#scripts/dev-vars'
import { backUp } from './back-up.ts'
import type { Call } from './call.ts'
import { type Location, openDatabase, runScript } from './database.ts'
import { erasedElsewhere } from './erased-elsewhere.ts'
import { restore } from './restore.ts'
import type { CallParts } from './run-call.ts'

export async function runBackupCall(
  { command, word: file, key = '', yes }: Call,
  at: Location,
  isConfirmed: CallParts['isConfirmed'],
): Promise<string> {
  const { vars, r2_buckets: buckets }: Unstable_Config = unstable_readConfig({ config: 'wrangler.toml' })
  const db = openDatabase(at)
  const now = new Date().toISOString()
  if (command === 'backup')
    return backUp(file, { db, now, settings: { ...vars, ...devVars(), ...configuredVars(process.env) } })
  const bucket = buckets.find(({ binding }) => binding === 'BACKUPS')?.bucket_name
  return restore(
    { file, key, yes },
    {
      ...{ db, now, isConfirmed },
      readErasedList: () => erasedElsewhere(file, bucket, at),
      runScript: (statements) => runScript(at, statements),
    },
  )
}
