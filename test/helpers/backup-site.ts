/** A database with inquiries as a year of work leaves them, and its whole content for comparison. */
import { leadsDatabase } from '#test/helpers/leads-database'
import { actOnAppointment } from '#worker/appointments/change'
import { addLinks } from '#worker/appointments/links'
import { quoted, readSchema } from '#worker/backup/schema'
import { act } from '#worker/desk/actions'
import { sql, type Value } from '#worker/desk/database'
import { eraseLeads, readPersonLeads } from '#worker/desk/person'

export const EVE = { who: 'eve@firm.test', brands: undefined }
export const NOW = '2026-11-23T15:00:00.000Z'
/** A lead that was erased with its confirmed appointment before the backup. */
export const ERASED = 'id91'
/** A lead with a confirmed appointment, the token of its visitor's link, and mails that were not sent. */
export const CONFIRMED = 'id70'
export const TOKEN = 'A'.repeat(43)

export type Site = ReturnType<typeof leadsDatabase>

/** `id0`, `id1` and so on. */
export async function siteWithLeads(count = 200): Promise<Site> {
  const site = leadsDatabase()
  site.run('BEGIN')
  for (let n = 0; n < count; n++) addLead(site, n)
  site.run('COMMIT')
  for (let n = 0; n < 40; n++) {
    await act(site.db, EVE, { id: `id${n}`, action: { action: 'note', text: `Called “${n}”;\n-- no 'answer'?` } }, NOW)
    await act(site.db, EVE, { id: `id${n}`, action: { action: 'answered', way: 'mail' } }, NOW)
  }
  await act(site.db, EVE, { id: ERASED, action: { action: 'note', text: 'Wants to be forgotten' } }, NOW)
  await confirm(site, ERASED, '2026-12-02T15:00:00.000Z')
  await eraseIds(site, [ERASED], NOW)
  await confirm(site, CONFIRMED, '2026-12-01T15:00:00.000Z')
  await confirm(site, 'id77', '2026-12-01T17:00:00.000Z')
  await site.db.batch([await addLinks([{ lead: CONFIRMED, token: TOKEN }], NOW)])
  site.run(`INSERT INTO staff_mails (kind, brand, slot, claimed_at) VALUES ('morning', 'payroll', '2026-11-23', '${NOW}');
    UPDATE job_runs SET completed_at = '${NOW}'`)
  return site
}

async function confirm({ db }: Site, id: string, start: string): Promise<void> {
  const action = { action: 'confirm', start, minutes: 30, place: 'dresden', colleague: EVE.who } as const
  await actOnAppointment(db, EVE, { id, action: { ...action, override: false } }, NOW)
}

/** Erases leads as the desk does, and cancels their appointments. */
export async function eraseIds({ db }: Site, ids: readonly string[], now: string): Promise<void> {
  const among = sql`id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`
  const erased = await eraseLeads(db, EVE, await readPersonLeads(db, EVE, among, now), now)
  if (erased.length !== ids.length) throw new Error(`Erased ${erased.length} of ${ids.length} leads`)
}

function addLead({ add, run }: Site, n: number): void {
  const id = `id${n}`
  const day = `2026-${`${(n % 11) + 1}`.padStart(2, '0')}-${`${(n % 28) + 1}`.padStart(2, '0')}`
  add({
    ...{
      id,
      name: `Ana Pérez ${n} 😀`,
      email: `ana${n}@visitor.test`,
      phone: n % 2 ? `(740) 555-0${100 + (n % 100)}` : '',
    },
    ...{ brand: n % 3 ? 'brownco' : 'payroll', created_at: `${day}T17:39:00.000Z`, idempotency_key: `key${n}` },
    ...{ message: `My word is word${n}x.\n"Quoted", 'single'; -- and ${'long '.repeat(n % 30)}`, attempts: n % 4 },
    ...{ state: n % 50 === 49 ? 'quarantined' : 'sent', list: n % 50 === 49 ? 'held' : 'open', reasons: 'links' },
    ...{ request: n % 7 === 0 ? '{"service":"payroll"}' : '' },
  })
  run(`INSERT INTO lead_events (id, lead, brand, at, who, action) VALUES ('viewed${n}', '${id}', 'brownco', '${NOW}',
    'eve@firm.test', 'viewed')`)
}

type Row = Record<string, Value>
type Content = Record<string, Row[]>

/** The rows of `before` that `after` lacks. */
export function lostRows(before: Content, after: Content): Row[] {
  return Object.entries(before).flatMap(([table, rows]) => {
    const kept = new Set(after[table]?.map((row) => JSON.stringify(row)))
    return rows.filter((row) => !kept.has(JSON.stringify(row)))
  })
}

/** All rows of each table, in the order of the key. */
export async function contentOf({ db, rows }: Site): Promise<Content> {
  const { tables } = await readSchema(db)
  return Object.fromEntries(
    tables.map(({ name, columns, key }) => [
      name,
      rows(`SELECT ${columns.map(quoted).join()} FROM ${quoted(name)} ORDER BY ${key.map(quoted).join()}`),
    ]),
  )
}
