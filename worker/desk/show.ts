import type { DeskView } from '#desk/models'
import { renderDeskPage } from '#desk-pages'
import { withDeadline } from '#worker/deadline'
import { inlineHashes } from '#worker/inline-hashes'
import type { Desk } from './context'
import { readCounts } from './lists'

/** How long Readiness waits for the counts of the lists, ms. */
const COUNTS_MS = 2_000

/** Answers with a page. */
export async function show(c: Desk, view: DeskView, status: 200 | 400 | 404 | 409 | 410 | 502 = 200) {
  const { db, scope, now } = c.var
  const read = () => readCounts(db, scope)
  // Readiness shows that the database does not answer.
  const counts = view.kind === 'readiness' ? await withDeadline(COUNTS_MS, read).catch(() => undefined) : await read()
  const page = renderDeskPage({ who: scope.who, counts, now }, view)
  c.set('inlineHashes', await inlineHashes(page))
  return c.html(page, status)
}

/** The fields of a form as typed. A malformed body has none. */
export async function formFields(c: Desk): Promise<Record<string, string>> {
  const fields = await c.req.parseBody().catch(() => ({}))
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
