/** The nightly backup in R2. */
import type { Database } from '#worker/desk/database'
import { createBackup } from './write-backup'

const DAY_MS = 24 * 3_600_000
/** The same time as D1's own restore points, so that erased leads are really gone after that time. */
export const KEPT_DAYS = 30
/** Each part of an upload but the last has this size. R2 accepts at most 10,000 parts of at least 5 MiB. */
export const PART_BYTES = 8 * 1024 * 1024
/** Keeps a page of the longest leads far below the memory of a worker. */
const PAGE_SIZE = 1000

const NAME = /^leads-(\d{4}-\d{2}-\d{2})\.age$/

interface NightlyParts {
  db: Database
  bucket: R2Bucket
  publicKey: string
  /** ms. */
  now: number
}

/** Stores today's backup (UTC), unless it is there. Returns the number of rows, or undefined. */
export async function storeBackup({ db, bucket, publicKey, now }: NightlyParts): Promise<number | undefined> {
  const iso = new Date(now).toISOString()
  const name = `leads-${iso.slice(0, 10)}.age`
  if (await bucket.head(name)) return undefined
  const { bytes, rows } = await createBackup({ db, publicKey, now: iso, pageSize: PAGE_SIZE })
  const upload = await bucket.createMultipartUpload(name)
  try {
    const parts: R2UploadedPart[] = []
    for await (const part of inParts(bytes)) parts.push(await upload.uploadPart(parts.length + 1, part))
    await upload.complete(parts)
  } catch (error) {
    await upload.abort().catch(() => undefined)
    throw error
  }
  return Object.values(rows).reduce((sum, count) => sum + count, 0)
}

/** Cuts bytes into parts of `PART_BYTES`. The last one may be shorter. */
async function* inParts(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void> {
  let part = new Uint8Array(PART_BYTES)
  let used = 0
  for await (let chunk of bytes) {
    while (chunk.length > 0) {
      const size = Math.min(chunk.length, PART_BYTES - used)
      part.set(chunk.subarray(0, size), used)
      used += size
      chunk = chunk.subarray(size)
      if (used < PART_BYTES) continue
      yield part
      part = new Uint8Array(PART_BYTES)
      used = 0
    }
  }
  if (used > 0) yield part.subarray(0, used)
}

/** Deletes backups that are `KEPT_DAYS` old, also if newer ones are missing, because they contain leads that were erased. */
export async function deleteOldBackups({ bucket, now }: Pick<NightlyParts, 'bucket' | 'now'>): Promise<void> {
  const last = new Date(now - KEPT_DAYS * DAY_MS).toISOString().slice(0, 10)
  let cursor: string | undefined
  do {
    const page = await bucket.list({ prefix: 'leads-', ...(cursor && { cursor }) })
    const old = page.objects.map(({ key }) => key).filter((key) => isUntil(last, key))
    if (old.length > 0) await bucket.delete(old)
    cursor = page.truncated ? page.cursor : undefined
  } while (cursor !== undefined)
}

function isUntil(day: string, key: string): boolean {
  const [, own] = NAME.exec(key) ?? []
  return own !== undefined && own <= day
}
