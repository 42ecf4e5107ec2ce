import { env } from 'cloudflare:test'
import { Decrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'
import { beforeEach, expect, test, vi } from 'vitest'
import { seen } from '#test/helpers/worker/appointments'
import { lead, leadParts, START } from '#test/helpers/worker/lead-parts'
import { logged, setUpSite } from '#test/helpers/worker/set-up-site'
import { newIsolate } from '#test/helpers/worker/site'
import { DB, emptyStorage } from '#test/helpers/worker/storage'
import { ERASED_LIST, parseErased } from '#worker/backup/erased-list'
import { createBackupJobs } from '#worker/backup/jobs'
import { keepErased } from '#worker/backup/keep-erased'
import { KEPT_DAYS, PART_BYTES } from '#worker/backup/nightly'
import { createDailyJob } from '#worker/desk/daily-job'
import { d1Database } from '#worker/desk/database'
import { eraseLeads } from '#worker/desk/person'

const { TEST_BACKUPS: bucket } = env as unknown as { TEST_BACKUPS: R2Bucket }
const DAY = 24 * 3_600_000
const db = d1Database(DB)
const ana = { who: 'ana@firm.test', brands: undefined }
const key = await generateX25519Identity()
const publicKey = await identityToRecipient(key)

setUpSite()
beforeEach(async () => {
  const { objects } = await bucket.list()
  await bucket.delete(objects.map(({ key }) => key))
})

const names = async () => (await bucket.list()).objects.map(({ key }) => key)
const jobs = (parts: Partial<Parameters<typeof createBackupJobs>[0]> = {}) =>
  createBackupJobs({ db, bucket, publicKey, now: () => START, ...parts })
const addLeads = async (count: number, fields = {}) => {
  const { store } = leadParts()
  for (let number = 1; number <= count; number++) await store.add(lead(number, fields))
}
const eraseNumber = async (number: number) => eraseLeads(db, ana, await seen(number), new Date(START).toISOString())
const eventsNamed = (name: string) => logged.filter((line) => line.includes(`"event":"${name}"`))

/** The lines of today's backup. */
async function readBackup(): Promise<string[]> {
  const [name = ''] = (await names()).filter((one) => one.endsWith('.age'))
  const decrypter = new Decrypter()
  decrypter.addIdentity(key)
  const bytes = new Uint8Array((await (await bucket.get(name))?.arrayBuffer()) ?? [])
  return (await decrypter.decrypt(bytes, 'text')).trimEnd().split('\n')
}

const bigMessage = '😀'.repeat(2000)

test('the nightly job stores one backup a day, with every row', async () => {
  await addLeads(3)
  await jobs().backUp()
  await addLeads(4)
  await jobs().backUp()
  expect(await names()).toEqual([`leads-${new Date(START).toISOString().slice(0, 10)}.age`])
  const lines = await readBackup()
  const [header, last] = [lines[0], lines.at(-1)].map((line) => JSON.parse(line ?? ''))
  expect(header).toMatchObject({ backup: 'leads', format: 1, schema: expect.stringMatching(/^\d{4}_\w+\.sql$/) })
  expect(last).toMatchObject({ rows: { leads: 3, lead_events: 0 }, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) })
  const [table] = header.tables.flatMap(({ name }: { name: string }, index: number) =>
    name === 'leads' ? [index] : [],
  )
  expect(lines.filter((line) => line.startsWith(`[${table},`))).toHaveLength(3)
  expect(eventsNamed('backup-stored')).toHaveLength(1)
})

test('a backup larger than a part of an upload is stored in several parts', async () => {
  await addLeads(1)
  // 1,200 rows in two pages.
  await DB.prepare(`INSERT INTO lead_notes (event, lead, text) WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1
    FROM n WHERE i < 1200) SELECT 'note' || i, 'none', ? FROM n`)
    .bind(bigMessage)
    .run()
  await jobs().backUp()
  const [stored] = (await bucket.list()).objects
  expect(stored?.size).toBeGreaterThan(PART_BYTES)
  const lines = await readBackup()
  expect(JSON.parse(lines.at(-1) ?? '').rows).toMatchObject({ leads: 1, lead_notes: 1200 })
  expect(lines.filter((line) => line.includes(bigMessage))).toHaveLength(1200)
  await DB.prepare('DELETE FROM lead_notes').run()
})

test('an upload that fails is aborted and logged, and ends no other daily job', async () => {
  await addLeads(1)
  const abort = vi.fn(async () => {})
  const failing = {
    head: async () => null,
    list: async () => ({ objects: [], truncated: false }),
    createMultipartUpload: async () => ({ uploadPart: () => Promise.reject(new Error('R2 is down')), abort }),
  } as unknown as R2Bucket
  const done: string[] = []
  await createDailyJob({
    morning: async () => void done.push('morning'),
    eraseOld: async () => void done.push('erase'),
    backUp: jobs({ bucket: failing }).backUp,
  })()
  expect([done, abort.mock.calls.length]).toEqual([['morning', 'erase'], 1])
  expect(eventsNamed('backup-failed')).toEqual([expect.stringContaining('R2 is down')])
})

test('a backup is stored although the morning mail and the erasure of old leads fail', async () => {
  const fail = () => Promise.reject(new Error('D1 is down'))
  await expect(createDailyJob({ morning: fail, eraseOld: fail, backUp: jobs().backUp })()).rejects.toThrow('D1 is down')
  expect(await names()).toHaveLength(1)
})

test('backups are deleted after 30 days, and other objects stay', async () => {
  const nameAt = (days: number) => `leads-${new Date(START - days * DAY).toISOString().slice(0, 10)}.age`
  const all = [
    nameAt(KEPT_DAYS + 300),
    nameAt(KEPT_DAYS),
    nameAt(KEPT_DAYS - 1),
    nameAt(0),
    'leads-of-2020.csv',
    ERASED_LIST,
  ]
  for (const name of all) await bucket.put(name, '')
  await jobs({ publicKey: undefined }).backUp()
  expect((await names()).sort()).toEqual(all.slice(2).sort())
})

test('without a bucket or a key no backup is stored, and nothing is logged', async () => {
  await jobs({ bucket: undefined }).backUp()
  await jobs({ publicKey: undefined }).backUp()
  expect([await names(), logged]).toEqual([[], []])
})

const listed = async () =>
  parseErased((await (await bucket.get(ERASED_LIST))?.text()) ?? '').map(({ lead }) => Number(lead.slice(-4)))

test('each run adds the new erasures to the list in R2, and leads erased before the database was lost stay in it', async () => {
  await addLeads(4)
  const run = jobs().keepErased
  await run()
  expect(await names()).toEqual([])
  await eraseNumber(1)
  await run()
  await run()
  expect(await listed()).toEqual([1])
  await eraseNumber(2)
  await eraseNumber(3)
  await run()
  expect(await listed()).toEqual([1, 2, 3])
  await emptyStorage()
  await addLeads(4)
  await eraseNumber(4)
  await run()
  expect(await listed()).toEqual([1, 2, 3, 4])
})

test('of two runs that overlap, the later one does not replace the list of the earlier one', async () => {
  await addLeads(2)
  await eraseNumber(1)
  await keepErased({ db, bucket })
  await eraseNumber(2)
  const overlapping = {
    head: (name: string) => bucket.head(name),
    get: async (name: string) => {
      const stored = await bucket.get(name)
      await keepErased({ db, bucket })
      return stored
    },
    put: (...words: Parameters<R2Bucket['put']>) => bucket.put(...words),
  } as unknown as R2Bucket
  await keepErased({ db, bucket: overlapping })
  expect(await listed()).toEqual([1, 2])
  // This run has started before there was a list.
  await bucket.put(
    ERASED_LIST,
    `${JSON.stringify({ lead: '0009', at: new Date(START).toISOString(), why: 'request' })}\n`,
  )
  await keepErased({ db, bucket: Object.assign(overlapping, { head: async () => null }) })
  expect(await listed()).toEqual([9])
})

test('a list that cannot be written is logged, and the run does not fail', async () => {
  const failing = { head: () => Promise.reject(new Error('R2 is down')) } as unknown as R2Bucket
  await jobs({ bucket: failing }).keepErased()
  expect(eventsNamed('erased-list-failed')).toEqual([expect.stringContaining('R2 is down')])
})

test('with the binding and the key, the daily cron job stores a backup and the minute job keeps the list', async () => {
  await addLeads(1)
  await eraseNumber(1)
  const run = (cron: string) =>
    newIsolate().scheduled({ cron } as never, { ...env, BACKUPS: bucket, BACKUP_PUBLIC_KEY: publicKey } as never)
  await run('* * * * *')
  expect(await names()).toEqual([ERASED_LIST])
  await run('0 13 * * *')
  expect(await names()).toEqual([ERASED_LIST, expect.stringMatching(/^leads-\d{4}-\d{2}-\d{2}\.age$/)])
})
