/** Backup and restore with --remote through wrangler itself, against a stand-in for Cloudflare's API. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startAccountDatabase } from '#test/helpers/account-database'
import { contentOf, NOW, siteWithLeads } from '#test/helpers/backup-site'
import { leadsDatabase } from '#test/helpers/leads-database'
import { backUp } from '#worker/ops/leads/back-up'
import { openDatabase, runScript } from '#worker/ops/leads/database'
import { erasedElsewhere } from '#worker/ops/leads/erased-elsewhere'
import { restore } from '#worker/ops/leads/restore'

const folder = mkdtempSync(path.join(tmpdir(), 'remote-test-'))
const [file, keyFile, logs, temporary] = ['leads.age', 'key.txt', 'logs', 'temporary'].map((name) =>
  path.join(folder, name),
) as [string, string, string, string]
const at = { remote: true }
const site = leadsDatabase()
const objects = new Map<string, string>()
let account: Awaited<ReturnType<typeof startAccountDatabase>>

mkdirSync(temporary)

beforeEach(async () => {
  account = await startAccountDatabase({ site, bucket: 'leads-backups', objects })
  const variables = { ...account.variables, WRANGLER_LOG_PATH: logs, TMPDIR: temporary }
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await account.stop()
})
afterAll(() => rmSync(folder, { recursive: true }))

test('a restore into D1 leaves out what R2 lists as erased, and no personal data in files', async () => {
  const key = await generateX25519Identity()
  const settings = { BACKUP_PUBLIC_KEY: await identityToRecipient(key) }
  writeFileSync(keyFile, key)
  await backUp(file, { db: (await siteWithLeads(100)).db, now: NOW, settings })
  objects.set('erased-leads.jsonl', `${JSON.stringify({ lead: 'id7', at: NOW, why: 'request' })}\n`)
  const done = await restore(
    { file, key: keyFile },
    {
      ...{ db: openDatabase(at), now: NOW, isConfirmed: async () => false },
      readErasedList: () => erasedElsewhere(file, 'leads-backups', at),
      runScript: (statements) => runScript(at, statements),
    },
  )
  expect(done).toMatch(/^Restored 98 inquiries .*\n1 inquiry was erased and stays erased\.$/)
  expect((await contentOf(site)).leads).toHaveLength(98)
  expect(await backUp(`${file}-again`, { db: openDatabase(at), now: NOW, settings })).toContain('with 98 inquiries')
  expect([account.rejected, existsSync(logs), readdirSync(temporary)]).toEqual([[], false, []])
})

test('a script of which a statement fails leaves D1 as before', async () => {
  async function* failing() {
    yield 'DELETE FROM leads;\n'
    yield 'SELECT 1 FROM missing;\n'
  }
  const before = await contentOf(site)
  await expect(runScript(at, failing())).rejects.toThrow('no such table: missing')
  expect(await contentOf(site)).toEqual(before)
})

test('a bucket without a list of erased leads is no error, but a bucket that does not exist is', async () => {
  objects.clear()
  const list = path.join(folder, 'elsewhere', 'leads.age')
  expect(await erasedElsewhere(list, 'leads-backups', at)).toEqual([])
  await expect(erasedElsewhere(list, 'mistyped', at)).rejects.toThrow('Cannot read mistyped/erased-leads.jsonl from R2')
})
