import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'
import fc from 'fast-check'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { backUp } from '#scripts/backup/back-up.ts'
import { restore } from '#scripts/backup/restore.ts'
import type { Wrangler } from '#scripts/deploy/wrangler.ts'
import { migrate } from '#scripts/migrate.ts'
import { d1Database } from '#worker/db/database.ts'
import { createEraseAgain } from '#worker/desk/erase-again.ts'
import { createErasedList } from '#worker/desk/erased-list.ts'
import { eraseLeads, findPerson } from '#worker/desk/person.ts'

const key = await generateX25519Identity()
const recipient = await identityToRecipient(key)
const folder = mkdtempSync(path.join(tmpdir(), 'backup-test-'))
const inFolder = (name: string) => path.join(folder, name)
const keyFile = inFolder('key.txt')
const NOW = new Date('2026-11-24T17:00:00Z')
const SQL = `CREATE TABLE leads (id TEXT); INSERT INTO leads VALUES ('one');`

writeFileSync(keyFile, `# created: 2026-11-24\n${key}\n`)
afterAll(() => rmSync(folder, { recursive: true }))

function fakeWrangler({ sql = SQL, tables = [] as string[] }) {
  const loaded: string[] = []
  const run = async (args: readonly string[]) => {
    const place = args.at(-1) ?? ''
    if (args[1] === 'export') writeFileSync(place, sql)
    else loaded.push(readFileSync(place, 'utf8'))
    return ''
  }
  const rows = () => (loaded.length > 0 ? [{ leads: 1 }] : tables.map((name) => ({ name })))
  const json = async () => [{ results: rows() }] as never
  return { loaded, wrangler: { run, json } as unknown as Wrangler }
}

const names = (place: string) => readdirSync(inFolder(place)).sort()
const writeBackup = (place: string, { sql = SQL, now = NOW, to = recipient } = {}) =>
  backUp({ wrangler: fakeWrangler({ sql }).wrangler, folder: inFolder(place), recipient: to, isRemote: false, now })

async function sealed(name: string, text: string): Promise<string> {
  const encrypter = new Encrypter()
  encrypter.addRecipient(recipient)
  writeFileSync(inFolder(name), await encrypter.encrypt(text))
  return inFolder(name)
}

test('writing a backup deletes backups older than 30 days from the backup folder', async () => {
  await writeBackup('old', { now: new Date('2026-10-24T17:00:00Z') })
  await writeBackup('old', { now: new Date('2026-10-25T17:00:00Z') })
  writeFileSync(inFolder('old/leads-2020.csv'), '')
  const { file, rows } = await writeBackup('old')
  expect([path.basename(file), rows]).toEqual(['leads-2026-11-24T17-00-00Z.age', { leads: 1 }])
  expect(names('old')).toEqual(['leads-2020.csv', 'leads-2026-10-25T17-00-00Z.age', path.basename(file)])
})

test.each([
  ['a mistyped public key', { to: `${recipient.slice(0, -1)}1` }, 'is not a public key of age'],
  ['an incomplete export', { sql: 'CREATE TABLE leads (' }, 'incomplete input'],
])('a backup that fails because of %s leaves the backup folder unchanged', async (_what, options, message) => {
  await writeBackup('failing', { now: new Date('2026-10-01T17:00:00Z') })
  await expect(writeBackup('failing', options)).rejects.toThrow(message)
  expect(names('failing')).toEqual(['leads-2026-10-01T17-00-00Z.age'])
})

test('restoring from a truncated or altered backup file loads no data', async () => {
  const { file } = await writeBackup('whole')
  const whole = readFileSync(file)
  const { loaded, wrangler } = fakeWrangler({})
  const place = fc.nat(whole.length - 1)
  await fc.assert(
    fc.asyncProperty(place, fc.constantFrom('cut', 'changed'), async (at, how) => {
      const bytes = how === 'cut' ? whole.subarray(0, at) : whole.with(at, (whole[at] ?? 0) ^ 1)
      writeFileSync(inFolder('bad.age'), bytes)
      const refused = restore({ wrangler, file: inFolder('bad.age'), key: keyFile, isRemote: false })
      await expect(refused).rejects.toThrow(/^Cannot open .*bad\.age: it is damaged or for another key \(/)
    }),
    { numRuns: 60 },
  )
  expect(loaded).toEqual([])
})

test.each([
  ['encrypted for another key', async () => [(await writeBackup('mine')).file, 'other.txt', {}], 'Cannot open'],
  ['from another tool', async () => [await sealed('notes.age', 'Some notes'), 'key.txt', {}], 'is not a backup of'],
  ['from another site', async () => [await sealed('b.age', 'CREATE TABLE a (b)'), 'key.txt', {}], 'no table “leads”'],
  ['without a private key', async () => [await sealed('c.age', SQL), 'c.age', {}], 'contains no private key of age'],
  [
    'restored into a database with tables',
    async () => [await sealed('d.age', SQL), 'key.txt', { tables: ['d1_migrations', 'leads'] }],
    'The database is not empty: it has d1_migrations, leads. Restore into a new one.',
  ],
] as [string, () => Promise<[file: string, key: string, { tables?: string[] }]>, string][])(
  'the restore command rejects a backup file %s',
  async (_what, prepare, message) => {
    writeFileSync(inFolder('other.txt'), await generateX25519Identity())
    const [file, key, state] = await prepare()
    const { loaded, wrangler } = fakeWrangler(state)
    await expect(restore({ wrangler, file, key: inFolder(key), isRemote: false })).rejects.toThrow(message)
    expect(loaded).toEqual([])
  },
)

const COUNT = 1000
const ID = '00000000-0000-4000-8000-000000000000'
const HOSTILE = `It’s “5 o'clock”; DROP TABLE leads; --\nBEGIN /* “two” lines */ 😀 "END"`

async function openStorage(state: string) {
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      ...{ modules: true, script: 'export default {}', resourcePersistencePath: path.join(state, 'v3') },
      ...{ d1Databases: { DB: ID }, kvNamespaces: { CONTENT: 'content' } },
    }),
  )
  const database = (await miniflare.getD1Database('DB')) as unknown as D1Database
  const content = (await miniflare.getKVNamespace('CONTENT')) as unknown as KVNamespace
  return {
    database,
    db: d1Database(database),
    list: createErasedList(content),
    async rows(table: string) {
      return (await database.prepare(`SELECT * FROM ${table} ORDER BY 1`).all()).results
    },
    stop: () => miniflare.dispose(),
  }
}

async function run(script: string, ...args: string[]) {
  const call = [path.resolve(script), ...args]
  const running = promisify(execFile)(process.execPath, call, { cwd: folder, env: { ...process.env, VITEST: '' } })
  const { code = 0, stdout, stderr } = await running.catch((error) => error)
  return { code, stdout, stderr }
}

beforeEach(() => {
  const database = `[[d1_databases]]\nbinding = "DB"\ndatabase_name = "leads"\ndatabase_id = "${ID}"\n`
  writeFileSync(inFolder('wrangler.toml'), `name = "drill"\ncompatibility_date = "2026-08-15"\n${database}`)
})

test('restoring from a backup recovers all 1,000 inquiries', async () => {
  const ana = { who: 'ana@firm.test', brands: undefined }
  const [erased, now] = ['visitor-7@visitor.test', NOW.toISOString()]
  const site = await openStorage(inFolder('.wrangler/state'))
  await migrate(site.database)
  await site.db.batch([
    {
      text: `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${COUNT})
        INSERT INTO leads (id, brand, name, email, phone, service, message, form_type, created_at, request)
        SELECT 'lead-' || i, 'payroll', 'Visitor ' || i, 'visitor-' || i || '@visitor.test', '', 'Payroll', ?, 'appointment',
          '2026-11-20T15:00:00.000Z', '{}' FROM n`,
      values: [HOSTILE],
    },
    {
      text: `UPDATE appointments SET starts_at = '2026-12-01T15:00:00.000Z', ends_at = '2026-12-01T16:00:00.000Z'`,
      values: [],
    },
  ])
  const before = await Promise.all(['leads', 'appointments', 'job_runs', 'd1_migrations'].map(site.rows))
  await site.stop()

  const saved = await run('scripts/backup.ts', 'backups', '--recipient', recipient)
  expect(saved).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/ {2}appointments: 1,000\n[\s\S]* {2}leads: 1,000\n/),
  })
  const [name = ''] = names('backups')
  expect(readFileSync(inFolder(`backups/${name}`), 'latin1')).not.toContain('visitor.test')

  const later = await openStorage(inFolder('.wrangler/state'))
  const seen = (await findPerson(later.db, ana, erased, now))?.leads ?? []
  await later.list.add(await eraseLeads(later.db, ana, seen, now), now)

  const call = ['scripts/restore.ts', `backups/${name}`, '--key', 'key.txt', '--persist-to', 'drill'] as const
  expect(await run(...call)).toMatchObject({ code: 0, stdout: expect.stringContaining('  leads: 1,000\n') })
  const again = { code: 1, stderr: expect.stringMatching(/^The restore stopped: The database is not empty.*\n$/) }
  expect(await run(...call)).toMatchObject(again)

  const drill = await openStorage(inFolder('drill'))
  expect(await Promise.all(['leads', 'appointments', 'job_runs', 'd1_migrations'].map(drill.rows))).toEqual(before)
  await createEraseAgain({ db: drill.db, erasedList: later.list })()
  expect(await findPerson(drill.db, ana, erased, now)).toEqual({ leads: [], elsewhere: 0 })
  expect([(await drill.rows('leads')).length, (await drill.rows('appointments')).length]).toEqual([
    COUNT - 1,
    COUNT - 1,
  ])
  await Promise.all([later.stop(), drill.stop()])
})
