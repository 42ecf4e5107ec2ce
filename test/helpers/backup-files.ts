/** Backups in a temporary folder, and restores with their key. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { afterAll } from 'vitest'
import { backUp } from '#worker/ops/leads/back-up'
import { erasedElsewhere } from '#worker/ops/leads/erased-elsewhere'
import { restore } from '#worker/ops/leads/restore'
import { NOW, type Site } from './backup-site'

export const LATER = '2026-11-24T15:00:00.000Z'
/** Makes a folder and a key for the test file that calls it, and deletes the folder after its tests. */
export async function backupFiles() {
  const folder = mkdtempSync(path.join(tmpdir(), 'restore-test-'))
  const key = await generateX25519Identity()
  const keyFile = path.join(folder, 'key.txt')
  const settings = { BACKUP_PUBLIC_KEY: await identityToRecipient(key) }
  writeFileSync(keyFile, `# created: ${NOW}\n# public key: …\n${key}\n`)
  afterAll(() => rmSync(folder, { recursive: true }))

  /** Returns the file, which is alone in its folder with the list of erased leads. */
  async function backUpIn(name: string, { db }: Site): Promise<string> {
    const file = path.join(mkdtempSync(path.join(folder, `${name}-`)), 'leads.age')
    await backUp(file, { db, now: NOW, settings })
    return file
  }

  /** Answers the question with `reply`. */
  function restoring({ db, runScript }: Site, file: string, { reply = true, key = keyFile } = {}) {
    const asked: string[] = []
    const done = restore(
      { file, key },
      {
        ...{ db, now: LATER, runScript },
        readErasedList: () => erasedElsewhere(file, undefined, { remote: false }),
        async isConfirmed(stake) {
          asked.push(stake)
          return reply
        },
      },
    )
    return { done, asked }
  }

  return { folder, settings, backUpIn, restoring }
}

export const triggersOf = ({ rows }: Site) =>
  rows(`SELECT name, sql FROM sqlite_schema WHERE type = 'trigger' ORDER BY name`)
