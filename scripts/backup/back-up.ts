import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'
import type { Wrangler } from '#scripts/deploy/wrangler.ts'
import { countRows, type RowCounts, withTemporaryFile } from './dump.ts'

/** Maximum age of a backup in days, as promised in the privacy policy. */
const KEPT_DAYS = 30
const NAME = /^leads-(\d{4}-\d\d-\d\d)T[\d-]+Z\.age(?:\.part)?$/

interface BackupOptions {
  wrangler: Wrangler
  folder: string
  recipient: string
  isRemote: boolean
  now?: Date
}

/** Writes and verifies a backup, then deletes expired backups. If a step fails, throws an Error and deletes no backups. */
export async function backUp({
  wrangler,
  folder,
  recipient,
  isRemote,
  now = new Date(),
}: BackupOptions): Promise<{ file: string; rows: RowCounts }> {
  // Also encrypts the backup with a temporary key, because the recipient's private key is not on this machine. The
  // temporary key decrypts the backup for verification and is never stored.
  const ownKey = await generateX25519Identity()
  const encrypter = new Encrypter()
  encrypter.addRecipient(await identityToRecipient(ownKey))
  try {
    encrypter.addRecipient(recipient)
  } catch (error) {
    throw new Error(`${recipient} is not a public key of age. Copy the key that age-keygen printed.`, { cause: error })
  }
  const sql = await withTemporaryFile(async (plain) => {
    await wrangler.run([
      'd1',
      'export',
      'DB',
      isRemote ? '--remote' : '--local',
      '--skip-confirmation',
      '--output',
      plain,
    ])
    return readFile(plain, 'utf8')
  })
  await mkdir(folder, { recursive: true })
  const file = path.join(folder, `leads-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.age`)
  const unchecked = `${file}.part`
  try {
    await writeFile(unchecked, await encrypter.encrypt(sql), { mode: 0o600 })
    const decrypter = new Decrypter()
    decrypter.addIdentity(ownKey)
    const read = await decrypter.decrypt(await readFile(unchecked), 'text')
    if (read !== sql) throw new Error(`${unchecked} does not contain what the database exported. Check the disk.`)
    const rows = countRows(read)
    await rename(unchecked, file)
    await deleteOld(folder, now)
    return { file, rows }
  } finally {
    await rm(unchecked, { force: true })
  }
}

async function deleteOld(folder: string, now: Date): Promise<void> {
  const last = new Date(now.getTime() - KEPT_DAYS * 24 * 3_600_000).toISOString().slice(0, 10)
  const old = (await readdir(folder)).filter((name) => (NAME.exec(name)?.[1] ?? last) < last)
  for (const name of old) await rm(path.join(folder, name))
}
