import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { breakingStatements } from '#scripts/deploy/additive'

const migrations = globSync('worker/migrations/*.sql').map((file) => [path.basename(file), readFileSync(file, 'utf8')])

test('no migration after the second removes, renames or requires what the public version does not know', () => {
  expect(migrations.length).toBeGreaterThan(0)
  expect(breakingStatements(Object.fromEntries(migrations))).toEqual([])
})

test.each([
  'DROP TABLE leads;',
  'drop index leads_by_time;',
  'ALTER TABLE leads DROP COLUMN name;',
  'ALTER TABLE leads RENAME TO inquiries;',
  'ALTER TABLE leads\n  RENAME COLUMN name TO full_name;',
  'ALTER TABLE leads ADD COLUMN place TEXT NOT NULL;',
  'ALTER TABLE leads ADD place TEXT -- DEFAULT in a comment\n NOT NULL;',
  "CREATE TABLE a (b TEXT DEFAULT ';'); DROP VIEW c;",
])('a migration with this statement is refused: %s', (sql) => {
  const found = breakingStatements({ '0003_bad.sql': `CREATE TABLE fine (id TEXT NOT NULL);\n${sql}` })
  expect(found).toEqual([expect.stringMatching(/^0003_bad\.sql: .*(?:DROP|RENAME|DEFAULT)/)])
})

test('the first two migrations, new tables, and columns with a default are allowed', () => {
  const sql = `CREATE TABLE a (b TEXT NOT NULL);
    ALTER TABLE leads ADD COLUMN c TEXT NOT NULL DEFAULT 'DROP';
    ALTER TABLE leads ADD COLUMN d TEXT; -- DROP and RENAME
    CREATE TRIGGER e AFTER DELETE ON a BEGIN DELETE FROM leads; END;`
  expect(breakingStatements({ '0002_old.sql': 'DROP TABLE a;', '0003_good.sql': sql })).toEqual([])
})
