/** `npm run leads -- restore`: adds the rows of a backup to the database. The whole backup is checked before the first write. */
import type { ErasedLead } from '#worker/backup/erased-list'
import { readSchema } from '#worker/backup/schema'
import type { Database } from '#worker/desk/database'
import { timeOf } from '#worker/leads/mail/time'
import { countOf } from './print.ts'
import { openBackup, readKeys } from './read-backup.ts'
import { checkSchema, planRestore, type RestorePlan } from './restore-plan.ts'
import { restoreScript } from './restore-script.ts'

interface RestoreCall {
  file: string
  /** The file with the private key. */
  key: string
  yes?: boolean | undefined
}

interface RestoreParts {
  db: Database
  /** ISO time. */
  now: string
  /** Shows what the restore will add and erase, then asks. */
  isConfirmed(stake: string, question: string): Promise<boolean>
  /** The erased leads that are known outside of the database. */
  readErasedList(): Promise<ErasedLead[]>
  /** Runs the statements. If one fails, none takes effect. */
  runScript(statements: AsyncIterable<string>): Promise<void>
}

/** Returns the text to print. */
export async function restore({ file, key, yes }: RestoreCall, parts: RestoreParts): Promise<string> {
  const { db, now, isConfirmed, readErasedList, runScript } = parts
  const keys = await readKeys(key)
  const backup = await openBackup(file, keys)
  const schema = await readSchema(db)
  checkSchema(backup.header, schema)
  const plan = await planRestore(db, backup, await readErasedList())
  if (!plan.isEmpty && !yes) {
    const stake = stakeOf(plan, backup.header.createdAt)
    if (!(await isConfirmed(stake, 'Restore the backup into this database? (yes) '))) return 'Nothing was restored.'
  }
  // The first pass has read the backup to its end.
  const again = await openBackup(file, keys)
  await runScript(restoreScript({ schema, backup: again, plan, now })).catch((error) => {
    const message = error instanceof Error ? error.message : `${error}`
    const text = message.includes('malformed JSON')
      ? 'Nothing was restored, because the database has changed in the meantime. Run the command again'
      : `Cannot restore the backup: ${message}. Either all or nothing of it takes effect. After a lost connection, run the command again`
    throw new Error(text, { cause: error })
  })
  return `Restored ${countOf(plan.counts.added, 'inquiry')} from the backup of ${timeOf(backup.header.createdAt)}.${erasedText(new Set([...plan.leftOut, ...plan.toErase]).size)}`
}

function stakeOf({ counts, leftOut, toErase }: RestorePlan, createdAt: string): string {
  const { inBackup, inDatabase, added } = counts
  const lost = countOf(toErase.length, 'inquiry')
  const others = new Set([...leftOut, ...toErase]).size - toErase.length
  return `The database is not empty: it has ${countOf(inDatabase, 'inquiry')}. The backup of ${timeOf(createdAt)} has ${inBackup}.
${countOf(added, 'inquiry')} of the backup will be added. What the database has stays as it is.${
    toErase.length > 0 ? `\nWill be erased from the database, because of an erasure elsewhere: ${lost}.` : ''
  }${erasedText(others)}`
}

function erasedText(count: number): string {
  if (count === 0) return ''
  return `\n${countOf(count, 'inquiry')} ${count === 1 ? 'was erased and stays' : 'were erased and stay'} erased.`
}
