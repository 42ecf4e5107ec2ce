/** Adds erased leads to the list in R2. It runs every minute, so an erasure is missing from the list for about a minute. */
import type { Database } from '#worker/desk/database'
import { ERASED_LIST, readErased, withErased } from './erased-list'

/** Erasures per run. The next run continues. */
const LIMIT = 2000

export async function keepErased({ db, bucket }: { db: Database; bucket: R2Bucket }): Promise<void> {
  const head = await bucket.head(ERASED_LIST)
  // After the database was lost, the last event is unknown. Then the list gets all erasures that it does not have yet.
  const erased = await readErased(db, head?.customMetadata?.last ?? '', LIMIT)
  const last = erased.at(-1)
  if (!last) return
  const stored = head ? await bucket.get(ERASED_LIST) : null
  const text = withErased((await stored?.text()) ?? '', erased)
  // If two runs overlap, the later one stores nothing, and the next run adds its leads.
  const onlyIf = stored ? { etagMatches: stored.etag } : { etagDoesNotMatch: '*' }
  await bucket.put(ERASED_LIST, text, { onlyIf, customMetadata: { last: last.id } })
}
