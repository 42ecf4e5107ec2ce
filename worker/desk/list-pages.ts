import * as v from 'valibot'
import { LISTS } from '#desk/models.ts'
import { countEvents, exported } from './actions.ts'
import { closeHeld, closeHeldForm, readHeld } from './close-held.ts'
import type { Desk } from './context.ts'
import { csvStream } from './csv.ts'
import { exportDetail, filterChoices, readFilters, referenceTerm } from './filters.ts'
import { readErased } from './lead.ts'
import { showErased } from './lead-pages.ts'
import { readList } from './lists.ts'
import { deskText } from './plain-page.ts'
import { formFields, show } from './show.ts'

const listNamed = (text: string | undefined) => LISTS.find((name) => name === text)

export async function showList(c: Desk) {
  const { db, scope, now } = c.var
  const name = listNamed(c.req.param('name') ?? 'open')
  if (!name) return c.notFound()
  const query = c.req.query()
  const filters = readFilters(query)
  const page = /^[1-9]\d{0,5}$/.test(query.page ?? '') ? Number(query.page) : 1
  const { leads, total } = await readList(db, scope, name, { filters, page, now })
  const reference = total === 0 ? referenceTerm('lead', filters.q ?? '') : undefined
  const erased = reference && (await readErased(db, scope, reference))
  if (erased) return showErased(c, erased)
  return show(c, {
    ...{ kind: 'list', leads, total, page, filters },
    list: filters.q ? undefined : name,
    choices: filterChoices(scope),
    closed: query.closed ? await closedTogether(c, query.closed, Number(query.of)) : undefined,
  })
}

/**
 * Counts how many leads in the confirmation form were closed and how many were not. Returns undefined if none were closed.
 * @param at Time when the staff member closed the leads.
 * @param of Number of leads in the confirmation form.
 */
async function closedTogether({ var: { db, scope } }: Desk, at: string, of: number) {
  const count = await countEvents(db, scope, 'not-a-lead', at)
  return count === 0 ? undefined : { count, left: Math.max(of - count, 0) || 0 }
}

export async function exportList(c: Desk) {
  const { db, scope, now } = c.var
  const name = listNamed(c.req.param('file')?.slice(0, -'.csv'.length))
  if (!name) return c.notFound()
  const filters = readFilters(c.req.query())
  if (c.req.method === 'GET') await db.rows(exported(scope, exportDetail(name, filters), now))
  c.header('content-disposition', `attachment; filename="inquiries-${name}.csv"`)
  c.header('content-type', 'text/csv; charset=utf-8')
  return c.body(csvStream(db, scope, name, filters))
}

export async function askToCloseHeld(c: Desk) {
  const { q: _, ...filters } = readFilters(c.req.query())
  return show(c, { kind: 'close-held', filters, ...(await readHeld(c.var.db, c.var.scope, filters)) })
}

export async function closeHeldList(c: Desk) {
  const { db, scope, now } = c.var
  const sent = await formFields(c)
  const { q: _, ...filters } = readFilters(sent)
  const { success, output } = v.safeParse(closeHeldForm, sent)
  if (!success) return deskText(c, 400, 'Not possible', 'The form is incomplete. Nothing was changed.')
  await closeHeld(db, scope, filters, output, now)
  return c.redirect(`/lists/held?${new URLSearchParams({ ...filters, closed: now, of: `${output.count}` })}`, 303)
}
