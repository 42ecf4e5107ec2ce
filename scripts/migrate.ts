/** Applies pending migrations to a local D1 database, and records the migrations as `wrangler d1 migrations apply` does. */
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { splitSql } from './unstable-wrangler.ts'

const FOLDER = path.resolve('worker/db/migrations')

export async function migrate(database: D1Database): Promise<void> {
  await database
    .prepare(
      `CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE,
         applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)`,
    )
    .run()
  const { results } = await database.prepare('SELECT name FROM d1_migrations').all<{ name: string }>()
  const applied = new Set(results.map(({ name }) => name))
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.sql') && !applied.has(file)).sort()
  for (const file of files) {
    const statements = splitSql(await readFile(path.join(FOLDER, file), 'utf8'))
    await database.batch([
      ...statements.map((statement) => database.prepare(statement)),
      database.prepare('INSERT INTO d1_migrations (name) VALUES (?)').bind(file),
    ])
  }
}
