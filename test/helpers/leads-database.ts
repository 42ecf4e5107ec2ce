/** An in-memory leads database with the site's migrations. It runs statements as `wrangler d1 execute` does. */
import { readdirSync, readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { unstable_splitSqlQuery as splitSql } from 'wrangler'
import type { Database, Value } from '#worker/desk/database'
import { quoteBatch } from '#worker/ops/leads/quote-sql'

const MIGRATIONS = 'worker/migrations'

type Row = Record<string, Value>

export function leadsDatabase() {
  const database = new DatabaseSync(':memory:')
  database.exec('CREATE TABLE d1_migrations (id INTEGER PRIMARY KEY, name TEXT)')
  for (const file of readdirSync(MIGRATIONS).sort()) {
    database.exec(readFileSync(`${MIGRATIONS}/${file}`, 'utf8'))
    database.prepare('INSERT INTO d1_migrations (name) VALUES (?)').run(file)
  }
  const rows = (statement: string) =>
    database
      .prepare(statement)
      .all()
      .map((row) => ({ ...row }) as Row)
  const db: Database = {
    async batch(statements) {
      database.exec('BEGIN')
      const results = splitSql(quoteBatch(statements)).map(rows)
      database.exec('COMMIT')
      return results
    },
  }
  return {
    db,
    rows,
    run: (script: string) => database.exec(script),
    /** Runs a script in one transaction, as `wrangler d1 execute --file` does. */
    async runScript(statements: AsyncIterable<string>) {
      let script = ''
      for await (const text of statements) script += text
      database.exec('BEGIN')
      try {
        database.exec(script)
        database.exec('COMMIT')
      } catch (error) {
        database.exec('ROLLBACK')
        throw error
      }
    },
    add(fields: Row) {
      const lead = { ...LEAD, ...fields }
      const names = Object.keys(lead)
      const sql = `INSERT INTO leads (${names.join()}) VALUES (${names.map(() => '?').join()})`
      database.prepare(sql).run(...Object.values(lead))
    },
    leads: () => rows('SELECT * FROM leads ORDER BY id'),
    events: () => rows('SELECT lead, who, action, detail FROM lead_events ORDER BY seq'),
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
