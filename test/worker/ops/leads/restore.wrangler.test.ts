/** Backup, restore and the list of erased leads through wrangler itself, which stores local databases and buckets offline. */
import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { afterAll, expect, test } from 'vitest'
import { ERASED, NOW, siteWithLeads } from '#test/helpers/backup-site'
import { raw } from '#worker/desk/database'
import { backUp } from '#worker/ops/leads/back-up'
import { openDatabase, runScript, WRANGLER } from '#worker/ops/leads/database'
import { erasedElsewhere } from '#worker/ops/leads/erased-elsewhere'
import { restore } from '#worker/ops/leads/restore'

const folder = mkdtempSync(path.join(tmpdir(), 'restore-test-'))
const at = { remote: false, persistTo: path.join(folder, 'state') }
const MIGRATIONS = 'worker/migrations'
const BUCKET = 'leads-backups'
afterAll(() => rmSync(folder, { recursive: true }))

async function* migrations() {
  yield 'CREATE TABLE d1_migrations (id INTEGER PRIMARY KEY, name TEXT);\n'
  for (const file of readdirSync(MIGRATIONS).sort()) {
    yield readFileSync(`${MIGRATIONS}/${file}`, 'utf8')
    yield `INSERT INTO d1_migrations (name) VALUES ('${file}');\n`
  }
}

async function* texts(...statements: string[]) {
  yield* statements
}

test('wrangler restores a backup, without a lead that the list in R2 names', async () => {
  const key = await generateX25519Identity()
  const [file, keyFile, list] = ['leads.age', 'key.txt', 'list.jsonl'].map((name) => path.join(folder, name)) as [
    string,
    string,
    string,
  ]
  writeFileSync(keyFile, key)
  const { db: source } = await siteWithLeads(100)
  await backUp(file, { db: source, now: NOW, settings: { BACKUP_PUBLIC_KEY: await identityToRecipient(key) } })

  mkdirSync(path.join(at.persistTo, 'v3/d1'), { recursive: true })
  await runScript(at, migrations())
  const [erased] = await erasedElsewhere(file, BUCKET, at)
  expect(erased).toMatchObject({ lead: ERASED })
  writeFileSync(list, `${JSON.stringify({ lead: 'id7', at: NOW, why: 'request' })}\n`)
  const put = [WRANGLER, 'r2', 'object', 'put', `${BUCKET}/erased-leads.jsonl`, '--file', list, '--local']
  await promisify(execFile)(process.execPath, [...put, '--persist-to', at.persistTo])

  const db = openDatabase(at)
  const done = await restore(
    { file, key: keyFile },
    {
      ...{ db, now: NOW, isConfirmed: async () => false },
      readErasedList: () => erasedElsewhere(file, BUCKET, at),
      runScript: (statements) => runScript(at, statements),
    },
  )
  expect(done).toMatch(/^Restored 98 inquiries .*\n1 inquiry was erased and stays erased\.$/)
  const triggers = raw(`SELECT name, sql FROM sqlite_schema WHERE type = 'trigger' ORDER BY name`)
  expect(await db.batch([triggers])).toEqual(await source.batch([triggers]))
  const [leads, search] = await db.batch([
    raw(`SELECT count(*) AS n, sum(name LIKE 'Ana Pérez % 😀') AS named FROM leads WHERE id <> 'id7'`),
    raw(`SELECT rowid FROM lead_search WHERE lead_search MATCH 'word8x OR word7x'`),
  ])
  expect([leads, search?.length]).toEqual([[{ n: 98, named: 98 }], 1])

  const failing = runScript(at, texts('DELETE FROM leads;\n', 'SELECT 1 FROM missing;\n'))
  await expect(failing).rejects.toThrow('no such table: missing')
  expect(await db.batch([raw('SELECT count(*) AS n FROM leads')])).toEqual([[{ n: 98 }]])
})
