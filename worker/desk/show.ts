import type { DeskView } from '#desk/models.ts'
import { renderDeskPage } from '#desk/pages.tsx'
import { inlineHashes } from '#worker/http/inline-hashes.ts'
import type { Desk } from './context.ts'
import { readCounts } from './lists.ts'

export async function show(c: Desk, view: DeskView, status: 200 | 400 | 404 | 409 | 410 | 502 = 200) {
  const { db, scope, now } = c.var
  const page = renderDeskPage({ who: scope.who, counts: await readCounts(db, scope), now }, view)
  c.set('inlineHashes', await inlineHashes(page))
  return c.html(page, status)
}

export async function formFields(c: Desk): Promise<Record<string, string>> {
  const fields = await c.req.parseBody().catch(() => ({}))
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
