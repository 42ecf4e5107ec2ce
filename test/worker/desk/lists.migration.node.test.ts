import { readdirSync, readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { LISTS } from '#desk/models'
import { erase } from '#worker/desk/actions'
import { type Database, raw } from '#worker/desk/database'
import { readCounts, readList } from '#worker/desk/lists'
import { readNumbers } from '#worker/desk/numbers'

const FOLDER = 'worker/migrations'
const DESK = '0005_desk.sql'

const everyone = { who: 'ana@firm.test', brands: undefined }

/** A database of the site from before the desk, and the desk's migrations. */
function databaseBefore() {
  const sqlite = new DatabaseSync(':memory:')
  const run = (file: string) => sqlite.exec(readFileSync(`${FOLDER}/${file}`, 'utf8'))
  for (const file of readdirSync(FOLDER).sort()) if (file < DESK) run(file)
  const db: Database = {
    async batch(statements) {
      return statements.map(({ text, values }) => sqlite.prepare(text).all(...values))
    },
  }
  function add(fields: Record<string, string | number | null>) {
    const lead = { digest: `${fields.id}`, ...LEAD, ...fields }
    const names = Object.keys(lead)
    sqlite
      .prepare(`INSERT INTO leads (${names.join()}) VALUES (${names.map(() => '?').join()})`)
      .run(...Object.values(lead))
  }
  function migrate() {
    for (const file of readdirSync(FOLDER).sort()) if (file >= DESK) run(file)
  }
  return { sqlite, db, add, migrate }
}

const LEAD = {
  ...{ brand: 'brownco', name: 'Ana Pérez', email: 'Ana@visitor.test', phone: '(740) 555-0100', service: 'Payroll' },
  ...{ message: 'Can you help?', form_type: 'contact', page: '/contact', created_at: '2026-11-03T17:39:00.000Z' },
}
const SENT_AT = '2026-11-03T17:40:00.000Z'

test('the leads from before the desk get their lists, topics, counts and search words', async () => {
  const { db, add, migrate } = databaseBefore()
  add({ id: 'pending', state: 'pending' })
  add({ id: 'sending', state: 'sending' })
  add({
    id: 'failed',
    state: 'failed',
    sent_at: SENT_AT,
    service: '',
    asked_title: 'Bookkeeping',
    from_page: '/services/books',
  })
  add({ id: 'quarantined', state: 'quarantined', reasons: 'links', message: 'Secret words' })
  add({ id: 'sent', state: 'sent', sent_at: SENT_AT, asked_title: 'Tax Preparation' })
  add({ id: 'next week', state: 'sent', sent_at: SENT_AT, created_at: '2026-11-09T05:00:00.000Z' })
  add({ id: 'other brand', state: 'sent', sent_at: SENT_AT, brand: 'payroll' })
  migrate()

  const found = await Promise.all(
    LISTS.map(async (name) => [name, (await readList(db, everyone, name)).leads.map(({ id }) => id)] as const),
  )
  expect(Object.fromEntries(found)).toEqual({
    ...{ open: ['failed', 'pending', 'sending'], mine: [], 'follow-up': [], held: ['quarantined'], failed: ['failed'] },
    closed: ['next week', 'sent', 'other brand'],
    all: ['next week', 'sent', 'sending', 'quarantined', 'pending', 'other brand', 'failed'],
  })
  expect(await readCounts(db, everyone)).toEqual(Object.fromEntries(found.map(([name, ids]) => [name, ids.length])))

  const [rows] = await db.batch([
    raw('SELECT id, topic, closed_at, closed_as, acted_at, version, email_key, phone_key FROM leads ORDER BY id'),
  ])
  const row = {
    topic: 'Payroll',
    closed_at: null,
    closed_as: null,
    acted_at: null,
    version: '',
    email_key: 'ana@visitor.test',
    phone_key: '7405550100',
  }
  const closed = { closed_at: SENT_AT, closed_as: 'before-desk', acted_at: SENT_AT }
  expect(rows).toEqual([
    { ...row, id: 'failed', topic: 'Bookkeeping' },
    { ...row, ...closed, id: 'next week' },
    { ...row, ...closed, id: 'other brand' },
    { ...row, id: 'pending' },
    { ...row, id: 'quarantined' },
    { ...row, id: 'sending' },
    { ...row, ...closed, id: 'sent', topic: 'Tax Preparation' },
  ])

  const search = async (text: string) =>
    (await readList(db, everyone, 'all', { search: text })).leads.map(({ id }) => id)
  expect(await search('secret')).toEqual(['quarantined'])
  expect(await search('perez ana@visitor')).toHaveLength(7)
  expect(await search('740 555 0100')).toHaveLength(7)

  const numbers = await readNumbers(db, everyone, '2026-01-01')
  const none = { heldBack: 0, heldBackWrongly: 0, answered: 0, onTime: 0 }
  expect(numbers.weeks).toEqual([
    { key: '2026-11-02', received: 6, ...none, heldBack: 1 },
    { key: '2026-11-09', received: 1, ...none },
  ])
  // Paths from before the desk may contain names.
  expect(numbers.pages).toEqual([{ key: '', received: 7, ...none, heldBack: 1 }])
})

test('leads from before the desk are released, answered and erased like new ones', async () => {
  const { sqlite, db, add, migrate } = databaseBefore()
  add({ id: 'old', state: 'quarantined', reasons: 'links', message: 'Secret words' })
  migrate()
  add({ id: 'new', state: 'pending', message: 'Secret words' })
  sqlite.exec(`UPDATE leads SET state = 'pending', list = 'open' WHERE id = 'old'`)
  sqlite.exec(`UPDATE leads SET answered_at = '2026-11-04T17:00:00.000Z', answered_on_time = 1`)
  sqlite.exec(`INSERT INTO lead_search (lead_search, rank) VALUES ('integrity-check', 1)`)
  const erased = await erase(db, everyone, raw('true'), { why: 'request', now: SENT_AT })
  expect(erased.sort()).toEqual(['new', 'old'])
  sqlite.exec(`INSERT INTO lead_search (lead_search, rank) VALUES ('integrity-check', 1)`)
  expect((await readList(db, everyone, 'all', { search: 'secret' })).leads).toEqual([])
  const numbers = await readNumbers(db, everyone, '2026-01-01')
  expect(numbers.weeks).toEqual([
    { key: '2026-11-02', received: 2, heldBack: 1, heldBackWrongly: 1, answered: 2, onTime: 2 },
  ])
  const events = sqlite.prepare('SELECT lead, action, detail FROM lead_events ORDER BY lead').all()
  expect(events).toMatchObject([
    { lead: 'new', action: 'erased', detail: 'request' },
    { lead: 'old', action: 'erased', detail: 'request' },
  ])
  for (const change of [`DELETE FROM lead_events`, `UPDATE lead_events SET who = 'bob@firm.test'`])
    expect(() => sqlite.exec(change)).toThrow('Events cannot be')
})

test('a worker from before the desk stores leads in the right lists after the migrations', async () => {
  const { sqlite, db, add, migrate } = databaseBefore()
  migrate()
  add({ id: 'quarantined', state: 'quarantined', reasons: 'links' })
  add({ id: 'pending', state: 'pending' })
  const rows = sqlite.prepare('SELECT id, list, due_from FROM leads ORDER BY id').all()
  expect(rows).toMatchObject([
    { id: 'pending', list: 'open', due_from: LEAD.created_at },
    { id: 'quarantined', list: 'held', due_from: null },
  ])
  expect(await readCounts(db, everyone)).toMatchObject({ open: 1, held: 1 })
})
