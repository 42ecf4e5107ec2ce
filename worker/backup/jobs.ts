/** The cron jobs of backups. An error is logged and ends no other job. */
import type { Database } from '#worker/desk/database'
import { completedRun } from '#worker/leads/job-runs'
import { log } from '#worker/log'
import { keepErased } from './keep-erased'

interface BackupJobParts {
  db: Database
  /** If unset, nothing is stored outside of the database. */
  bucket: R2Bucket | undefined
  /** If unset, only the list of erased leads is kept. */
  publicKey: string | undefined
  now?: () => number
}

export function createBackupJobs({ db, bucket, publicKey, now = Date.now }: BackupJobParts) {
  async function keep(): Promise<void> {
    if (!bucket) return
    await keepErased({ db, bucket }).catch((error) => log('erased-list-failed', { error }))
  }

  return {
    keepErased: keep,

    async backUp(): Promise<void> {
      await keep()
      if (!bucket) return
      const { deleteOldBackups, storeBackup } = await import('./nightly')
      await deleteOldBackups({ bucket, now: now() }).catch((error) => log('old-backups-not-deleted', { error }))
      if (!publicKey) return
      try {
        const rows = await storeBackup({ db, bucket, publicKey, now: now() })
        if (rows === undefined) return
        log('backup-stored', { rows })
        await db.batch([completedRun('backup', new Date(now()).toISOString())])
      } catch (error) {
        log('backup-failed', { error })
      }
    },
  }
}
