import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Encrypter, generateX25519Identity } from 'age-encryption'
import { beforeAll, expect, test } from 'vitest'
import { backupFiles, triggersOf } from '#test/helpers/backup-files'
import { contentOf, NOW, type Site, siteWithLeads } from '#test/helpers/backup-site'
import { leadsDatabase } from '#test/helpers/leads-database'
import { ERASED_LIST } from '#worker/backup/erased-list'
import { backUp } from '#worker/ops/leads/back-up'

const { backUpIn, folder, restoring, settings } = await backupFiles()
let source: Site
let backup: string

beforeAll(async () => {
  source = await siteWithLeads(1000)
  backup = await backUpIn('first', source)
})

/** Writes an encrypted text, and returns its file. */
async function fileWith(text: string): Promise<string> {
  const encrypter = new Encrypter()
  encrypter.addRecipient(settings.BACKUP_PUBLIC_KEY)
  return fileOf(await encrypter.encrypt(text))
}

function fileOf(bytes: Uint8Array | string): string {
  const file = path.join(mkdtempSync(path.join(folder, 'bad-')), 'bad.age')
  writeFileSync(file, bytes)
  writeFileSync(path.join(path.dirname(file), ERASED_LIST), '')
  return file
}

const header = (fields: object) =>
  `${JSON.stringify({ backup: 'leads', format: 1, schema: '0001_leads.sql', createdAt: NOW, tables: [], ...fields })}\n`
const cut = (length: number) => fileOf(readFileSync(backup).subarray(0, length))
const jobs = { name: 'job_runs', columns: ['job', 'completed_at'] }

const BAD: [what: string, file: () => string | Promise<string>, message: RegExp][] = [
  ['a missing file', () => path.join(folder, 'none.age'), /^Cannot read .*none\.age: ENOENT$/],
  ['an empty file', () => fileOf(''), /is no backup/],
  ['a database file', () => fileOf('SQLite format 3'), /is no backup/],
  ['a backup cut off in age’s header', () => cut(40), /is cut off or damaged$/],
  ['a backup cut off before its first row', () => cut(250), /is cut off or damaged$/],
  ['a backup cut off at the end of a chunk', () => cut(200 + 3 * 65_552), /is cut off or damaged$/],
  ['a backup without its last byte', () => cut(readFileSync(backup).length - 1), /is cut off or damaged$/],
  [
    'a backup with one changed byte',
    () => fileOf(readFileSync(backup).map((byte, index) => (index === 100_000 ? byte ^ 1 : byte))),
    /is cut off or damaged$/,
  ],
  ['another encrypted file', () => fileWith('Dear Ana,\nthank you'), /is encrypted with age, but it is no backup/],
  ['a backup of a newer format', () => fileWith(header({ format: 2 })), /was written by a newer version/],
  [
    'a newer schema',
    () => fileWith(header({ schema: '9999_new.sql' })),
    /newer schema \(9999_new\.sql\) than the database/,
  ],
  [
    'a table that the database lacks',
    () => fileWith(header({ tables: [{ name: 'x', columns: [] }] })),
    /has no x, which/,
  ],
  [
    'a column that the database lacks',
    () => fileWith(header({ tables: [{ name: 'leads', columns: ['id', 'x'] }] })),
    /has no leads\.x, which/,
  ],
  ['no last line', () => fileWith(header({})), /is cut off: its last line is missing$/],
  ['a line that is no JSON', () => fileWith(`${header({})}{\n`), /is damaged in line 2$/],
  ['a row of an unknown table', () => fileWith(`${header({})}[0,"a"]\n`), /is damaged in line 2$/],
  ['a row with too few values', () => fileWith(`${header({ tables: [jobs] })}[0,"a"]\n`), /is damaged in line 2$/],
  ['a wrong checksum', () => fileWith(`${header({})}{"rows":{},"sha256":"0"}\n`), /do not match its checksum$/],
]

test.each(BAD)('%s is refused with a line, and changes nothing', async (_what, make, message) => {
  const site = leadsDatabase()
  site.add({ id: 'new' })
  const before = await contentOf(site)
  const runScript = () => Promise.reject(new Error('The script ran'))
  await expect(restoring({ ...site, runScript }, await make()).done).rejects.toThrow(message)
  expect(await contentOf(site)).toEqual(before)
})

test.each([
  ['another key', async () => fileOf(await generateX25519Identity()), /This private key does not open/],
  ['a malformed key', async () => fileOf('AGE-SECRET-KEY-1ABC'), /contains a malformed private key/],
  ['a file without a key', async () => fileOf('age1abc'), /contains no private key/],
  [
    'the key instead of its file',
    async () => generateX25519Identity(),
    /^--key needs the file with the private key, not the key$/,
  ],
  ['a missing key file', async () => path.join(folder, 'none.txt'), /Cannot read the key file .*none\.txt: ENOENT/],
])('%s is refused with a line, and changes nothing', async (_what, make, message) => {
  const site = leadsDatabase()
  await expect(restoring(site, backup, { key: await make() }).done).rejects.toThrow(message)
  expect((await contentOf(site)).leads).toEqual([])
})

test.each<[what: string, change: (list: string) => void, message: RegExp]>([
  ['is malformed', (list) => writeFileSync(list, '{"lead":"id1"\n'), /^Line 1 of erased-leads\.jsonl is malformed$/],
  [
    'is missing',
    rmSync,
    /^Cannot find .*erased-leads\.jsonl, so inquiries that were erased after the backup would come back/,
  ],
])('a restore is refused and changes nothing if the list of erased leads %s', async (_what, change, message) => {
  const file = await backUpIn('list', source)
  change(path.join(path.dirname(file), ERASED_LIST))
  const site = leadsDatabase()
  await expect(restoring(site, file).done).rejects.toThrow(message)
  expect((await contentOf(site)).leads).toEqual([])
})

test('a row that the database rejects leaves it as before', async () => {
  const broken = await siteWithLeads()
  broken.run(`PRAGMA ignore_check_constraints = 1; UPDATE leads SET state = 'lost' WHERE id = 'id198'`)
  const site = leadsDatabase()
  const before = await contentOf(site)
  const { done } = restoring(site, await backUpIn('broken', broken))
  await expect(done).rejects.toThrow('Cannot restore the backup: CHECK constraint failed')
  expect(await contentOf(site)).toEqual(before)
  expect(triggersOf(site)).toEqual(triggersOf(source))
})

test.each([
  [{}, /^BACKUP_PUBLIC_KEY is not set/],
  [{ BACKUP_PUBLIC_KEY: 'age1mistyped' }, /^BACKUP_PUBLIC_KEY must be the public key that age-keygen printed/],
])('a backup with the settings %j is refused, and leaves no file', async (without, message) => {
  const empty = mkdtempSync(path.join(folder, 'empty-'))
  const file = path.join(empty, 'leads.age')
  await expect(backUp(file, { db: source.db, now: NOW, settings: without })).rejects.toThrow(message)
  expect(readdirSync(empty)).toEqual([])
})

test('a backup that fails halfway leaves no file, and one never replaces a file', async () => {
  const empty = mkdtempSync(path.join(folder, 'empty-'))
  let batches = 0
  const db: Site['db'] = {
    batch: (statements) => (++batches > 1 ? Promise.reject(new Error('D1 is down')) : source.db.batch(statements)),
  }
  await expect(backUp(path.join(empty, 'leads.age'), { db, now: NOW, settings })).rejects.toThrow('D1 is down')
  expect(readdirSync(empty)).toEqual([])
  await expect(backUp(backup, { db: source.db, now: NOW, settings })).rejects.toThrow('exists already')
})

test('a backup onto a full disk is refused with a line, and leaves no file', async () => {
  const full = mkdtempSync(path.join(folder, 'full-'))
  const file = path.join(full, 'leads.age')
  symlinkSync('/dev/full', `${file}.part`)
  await expect(backUp(file, { db: source.db, now: NOW, settings })).rejects.toThrow(`Cannot write ${file}: ENOSPC`)
  expect(readdirSync(full)).toEqual([])
})

test('a backup contains no readable name, and its header only after decryption', () => {
  const text = readFileSync(backup, 'latin1')
  for (const word of ['visitor.test', 'word1x', 'leads', 'payroll']) expect(text).not.toContain(word)
})
