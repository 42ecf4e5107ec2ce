/** Compares a backup with the database: what a restore adds, and what stays erased. It writes nothing. */
import * as v from 'valibot'
import { type ErasedEvent, type ErasedLead, readErased } from '#worker/backup/erased-list'
import type { Header } from '#worker/backup/format'
import type { Schema } from '#worker/backup/schema'
import { type Database, sql } from '#worker/desk/database'
import type { OpenBackup } from './read-backup.ts'

const PAGE_SIZE = 20_000

export interface RestorePlan {
  /** The database has neither leads nor events. */
  isEmpty: boolean
  /** The database and the backup have leads in common: one continues the other, or the backup was restored before. */
  isShared: boolean
  /** Ids of the backup's leads that were erased after it. */
  leftOut: ReadonlySet<string>
  /** Ids of the leads that the database will have. */
  kept: ReadonlySet<string>
  /** Ids of the leads that were erased before the backup. */
  erasedBefore: ReadonlySet<string>
  /** Erasures of `leftOut` that neither the database nor the backup has in its events, with the brand of the lead. */
  unrecorded: readonly (ErasedLead & { brand: string })[]
  /** Ids of the database's leads that were erased elsewhere. */
  toErase: readonly string[]
  /** Id of the last erasure in the database, or ''. */
  lastErased: string
  /** Numbers of leads. */
  counts: { inBackup: number; inDatabase: number; added: number }
}

/** @param list The erased leads that are known outside of the database. */
export async function planRestore(db: Database, backup: OpenBackup, list: readonly ErasedLead[]): Promise<RestorePlan> {
  const [own, stored] = [await readBackedUp(backup), await readStored(db)]
  const storedErased = new Set(stored.erased.map(({ lead }) => lead))
  const elsewhere = new Map(list.map((one) => [one.lead, one]))
  const isErased = (id: string) => storedErased.has(id) || own.erased.has(id) || elsewhere.has(id)
  const leftOut = new Set([...own.leads.keys()].filter(isErased))
  const isKnown = (id: string) => stored.leads.has(id) || storedErased.has(id)
  return {
    isEmpty: stored.isEmpty,
    isShared: [...own.leads.keys(), ...own.erased].some(isKnown),
    leftOut,
    kept: new Set([...own.leads.keys(), ...stored.leads].filter((id) => !isErased(id))),
    erasedBefore: own.erased,
    unrecorded: [...leftOut].flatMap((id) => {
      const entry = elsewhere.get(id)
      return entry && !storedErased.has(id) && !own.erased.has(id) && !stored.leads.has(id)
        ? [{ ...entry, brand: own.leads.get(id) ?? '' }]
        : []
    }),
    toErase: [...stored.leads].filter((id) => own.erased.has(id) || elsewhere.has(id)),
    lastErased: stored.erased.at(-1)?.id ?? '',
    counts: {
      inBackup: own.leads.size,
      inDatabase: stored.leads.size,
      added: [...own.leads.keys()].filter((id) => !stored.leads.has(id) && !leftOut.has(id)).length,
    },
  }
}

/** @throws Error if the database lacks a migration, a table or a column of the backup */
export function checkSchema({ schema, tables }: Header, database: Schema): void {
  if (!database.migrations.includes(schema))
    throw new Error(
      `The backup is from a newer schema (${schema}) than the database (${database.migrations.at(-1)}). Apply the migrations first`,
    )
  for (const { name, columns } of tables) {
    const known = database.tables.find((table) => table.name === name)?.columns
    const unknown = known ? columns.find((column) => !known.includes(column)) : ''
    if (unknown !== undefined)
      throw new Error(`The database has no ${name}${unknown && `.${unknown}`}, which the backup has`)
  }
}

/** Reads the whole backup, so a damaged one is found. */
async function readBackedUp({ header, rows }: OpenBackup) {
  /** Id → brand. */
  const leads = new Map<string, string>()
  const erased = new Set<string>()
  for await (const { table, values } of rows) {
    const { name = '', columns = [] } = header.tables[table] ?? {}
    const read = (column: string) => `${values[columns.indexOf(column)] ?? ''}`
    if (name === 'leads') leads.set(read('id'), read('brand'))
    if (name === 'lead_events' && read('action') === 'erased') erased.add(read('lead'))
  }
  return { leads, erased }
}

async function readStored(db: Database) {
  const leads = new Set<string>()
  let hasEvents = false
  for (let after = '', isMore = true; isMore; ) {
    const [found = [], events = []] = await db.batch([
      sql`SELECT id FROM leads WHERE id > ${after} ORDER BY id LIMIT ${PAGE_SIZE}`,
      sql`SELECT seq FROM lead_events LIMIT 1`,
    ])
    hasEvents ||= events.length > 0
    const ids = v.parse(v.array(v.object({ id: v.string() })), found).map(({ id }) => id)
    for (const id of ids) leads.add(id)
    after = ids.at(-1) ?? ''
    isMore = ids.length === PAGE_SIZE
  }
  return { leads, erased: await readAllErased(db), isEmpty: leads.size === 0 && !hasEvents }
}

export async function readAllErased(db: Database): Promise<ErasedEvent[]> {
  const erased: ErasedEvent[] = []
  for (;;) {
    const found = await readErased(db, erased.at(-1)?.id ?? '', PAGE_SIZE)
    erased.push(...found)
    if (found.length < PAGE_SIZE) return erased
  }
}
