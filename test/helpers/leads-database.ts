/** An in-memory leads database with the site's migrations. */
import { readdirSync, readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import type { Query, Row } from '#worker/ops/leads/database'

const MIGRATIONS = 'worker/migrations'

export function leadsDatabase() {
  const database = new DatabaseSync(':memory:')
  for (const file of readdirSync(MIGRATIONS).sort()) database.exec(readFileSync(`${MIGRATIONS}/${file}`, 'utf8'))
  const query: Query = async (sql) =>
    sql.split(';').map((statement) =>
      database
        .prepare(statement)
        .all()
        .map((row) => ({ ...row }) as Row),
    )
  return {
    query,
    add(fields: Row) {
      const lead = { ...LEAD, ...fields }
      const names = Object.keys(lead)
      const sql = `INSERT INTO leads (${names.join()}) VALUES (${names.map(() => '?').join()})`
      database.prepare(sql).run(...Object.values(lead))
    },
    all: () => database.prepare('SELECT * FROM leads ORDER BY id').all() as Row[],
  }
}

const LEAD: Row = {
  brand: 'dresdentax',
  name: 'Ana Pérez',
  email: 'ana@visitor.test',
  phone: '',
  service: '',
  message: 'Can you help?',
  form_type: 'contact',
  created_at: '2026-11-21T17:39:00.000Z',
  state: 'sent',
}
