import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { step } from './step.ts'

/** The operating system releases SQLite's file lock when a process dies, so a killed run leaves no stale lock. */
export async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  const lock = new DatabaseSync(file)
  try {
    for (let waited = false; !tryLock(lock); waited = true) {
      if (!waited) step('waiting for another run that prepares the same Ghost')
      await sleep(500)
    }
    return await work()
  } finally {
    lock.close()
  }
}

const SQLITE_BUSY = 5

function tryLock(lock: DatabaseSync): boolean {
  try {
    lock.exec('BEGIN EXCLUSIVE')
    return true
  } catch (error) {
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) return false
    throw error
  }
}
