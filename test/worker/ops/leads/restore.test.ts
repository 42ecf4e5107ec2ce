import { mkdtempSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { MESSAGE_MAX } from '#shared/contact-texts'
import { backupFiles, LATER, triggersOf } from '#test/helpers/backup-files'
import {
  CONFIRMED,
  contentOf,
  ERASED,
  EVE,
  eraseIds,
  lostRows,
  NOW,
  type Site,
  siteWithLeads,
  TOKEN,
} from '#test/helpers/backup-site'
import { leadsDatabase } from '#test/helpers/leads-database'
import { findByToken } from '#worker/appointments/links'
import { createBackup } from '#worker/backup/write-backup'
import { act } from '#worker/desk/actions'
import { readList } from '#worker/desk/lists'
import { backUp } from '#worker/ops/leads/back-up'

const { backUpIn, folder, restoring, settings } = await backupFiles()
let source: Site
let backup: string

beforeAll(async () => {
  source = await siteWithLeads(1000)
  backup = await backUpIn('first', source)
})

const found = async ({ db }: Site, search: string) =>
  (await readList(db, EVE, 'all', { search })).leads.map(({ id }) => id)
const checkIndex = ({ run }: Site) => run(`INSERT INTO lead_search (lead_search, rank) VALUES ('integrity-check', 1)`)

test('a restore into a new database has the same rows, triggers and search results', async () => {
  const site = leadsDatabase()
  const { job_runs } = await contentOf(site)
  const { done, asked } = restoring(site, backup)
  expect(await done).toMatch(/^Restored 999 inquiries from the backup of Mon, Nov 23, 2026/)
  expect(asked).toEqual([])
  const content = await contentOf(source)
  expect(content.leads).toHaveLength(999)
  expect(content.appointments?.length).toBeGreaterThan(100)
  expect(await contentOf(site)).toEqual({ ...content, job_runs })
  expect(triggersOf(site)).toEqual(triggersOf(source))
  checkIndex(site)
  expect(await found(site, 'word123x')).toEqual(['id123'])
  expect(await found(site, 'perez word7x')).toEqual(['id7'])
  expect(await found(site, 'word91x')).toEqual([])
  expect(JSON.stringify(await contentOf(site))).not.toContain('forgotten')
})

test('after a restore, the link in a mail to a visitor still opens the appointment', async () => {
  const site = leadsDatabase()
  await restoring(site, backup).done
  expect(await findByToken(site.db, TOKEN, LATER)).toMatchObject({ lead: CONFIRMED, state: 'confirmed' })
})

test('a restored database counts, finds and erases a new inquiry like any other', async () => {
  const [site, other] = [leadsDatabase(), await siteWithLeads()]
  await restoring(site, await backUpIn('other', other)).done
  for (const one of [site, other]) {
    one.add({ id: 'new', message: 'Brandnew' })
    await eraseIds(one, ['new', 'id1'], LATER)
  }
  const [restored, original] = [await contentOf(site), await contentOf(other)]
  for (const table of ['leads', 'lead_counts', 'lead_notes', 'appointment_counts'])
    expect(restored[table]).toEqual(original[table])
  checkIndex(site)
  expect(await found(site, 'brandnew')).toEqual([])
})

test('a lead that was erased after the backup stays erased although the database was lost', async () => {
  const lost = await siteWithLeads()
  const file = await backUpIn('lost', lost)
  await eraseIds(lost, ['id0', CONFIRMED], LATER)
  // The next backup adds the erasures to the list.
  await backUp(path.join(path.dirname(file), 'next.age'), { db: lost.db, now: LATER, settings })
  const site = leadsDatabase()
  expect(await restoring(site, file).done).toContain('2 inquiries were erased and stay erased')
  const { lead_events, ...others } = await contentOf(site)
  expect(others.leads).toHaveLength(197)
  expect(JSON.stringify(others)).not.toMatch(/"(?:id0|id70)"|ana70@/)
  expect(await found(site, 'word70x')).toEqual([])
  const erased = lead_events?.filter(({ action }) => action === 'erased')
  expect(erased).toMatchObject([
    { lead: ERASED, at: NOW, who: 'eve@firm.test', detail: 'request' },
    { lead: 'id0', at: LATER, who: 'website', detail: 'request', brand: 'payroll' },
    { lead: CONFIRMED, at: LATER, who: 'website', detail: 'request', brand: 'brownco' },
  ])
  checkIndex(site)
})

/** Backs up in small pages. Runs `change` before page `at`. */
async function backUpWhile(name: string, { db }: Site, at: number, change: () => Promise<void>): Promise<string> {
  let page = 0
  const changing: Site['db'] = {
    async batch(statements) {
      if (++page === at) await change()
      return db.batch(statements)
    },
  }
  const { BACKUP_PUBLIC_KEY: publicKey } = settings
  const file = path.join(mkdtempSync(path.join(folder, `${name}-`)), 'leads.age')
  const { bytes } = await createBackup({ db: changing, publicKey, now: NOW, pageSize: 20 })
  await writeFile(file, bytes)
  await backUp(`${file}-later`, { db, now: LATER, settings })
  return file
}

test('a note of a lead that arrived while the backup was read is not restored without its lead', async () => {
  const site = await siteWithLeads()
  // After the leads, notes remain to be read.
  site.run(`INSERT INTO lead_notes (event, lead, text) WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n
    WHERE i < 300) SELECT 'n' || i, 'id1', '' FROM n`)
  const file = await backUpWhile('late', site, 14, async () => {
    site.add({ id: 'late' })
    await act(site.db, EVE, { id: 'late', action: { action: 'note', text: 'A late note' } }, NOW)
  })
  await eraseIds(site, ['late'], LATER)
  const restored = leadsDatabase()
  await restoring(restored, file).done
  const { leads, lead_notes, lead_events } = await contentOf(restored)
  expect([leads?.length, lead_notes?.length]).toEqual([199, 340])
  expect(lead_events?.filter(({ lead }) => lead === 'late')).toMatchObject([{ action: 'note' }])
})

test('a restore into a new database keeps the job runs and staff mails of the site that already runs', async () => {
  const site = leadsDatabase()
  site.run(`INSERT INTO staff_mails (kind, brand, slot, claimed_at) VALUES ('morning', 'payroll', '2026-11-24', '${LATER}');
    UPDATE job_runs SET completed_at = '${LATER}'`)
  const { job_runs, staff_mails } = await contentOf(site)
  const { done, asked } = restoring(site, backup)
  await done
  expect(asked).toEqual([])
  expect(await contentOf(site)).toMatchObject({ job_runs, staff_mails })
})

test('a restore into an older database erases what was erased before the backup', async () => {
  const site = await siteWithLeads()
  const older = leadsDatabase()
  await restoring(older, await backUpIn('older', site)).done
  await eraseIds(site, ['id3'], LATER)
  const { done, asked } = restoring(older, await backUpIn('newer', site))
  await done
  expect(asked).toEqual([
    expect.stringContaining('erased from the database, because of an erasure elsewhere: 1 inquiry.'),
  ])
  expect((await contentOf(older)).leads).toEqual((await contentOf(site)).leads)
  expect(await found(older, 'word3x')).toEqual([])
  checkIndex(older)
})

test('a restore over a newer database asks first and loses nothing', async () => {
  const site = await siteWithLeads()
  const file = await backUpIn('newer', site)
  const { appointments } = await contentOf(site)
  site.add({ id: 'new', message: 'Brandnew' })
  await act(site.db, EVE, { id: 'id50', action: { action: 'note', text: 'A newer note' } }, LATER)
  await act(site.db, EVE, { id: 'id50', action: { action: 'answered', way: 'phone' } }, LATER)
  await eraseIds(site, ['id60'], LATER)
  // Two leads were lost without an erasure.
  site.run(`DELETE FROM leads WHERE id IN ('id5', 'id70')`)
  const before = await contentOf(site)

  const no = restoring(site, file, { reply: false })
  expect(await no.done).toBe('Nothing was restored.')
  expect(no.asked).toEqual([
    expect.stringMatching(/it has 197 inquiries\. The backup of .* has 199\.\n2 inquiries .*added/),
  ])
  expect(await contentOf(site)).toEqual(before)

  for (let time = 0; time < 2; time++) {
    await restoring(site, file).done
    const after = await contentOf(site)
    expect(lostRows(before, after)).toEqual([])
    expect(after.leads?.map(({ id }) => id)).toEqual(expect.arrayContaining(['id5', 'id70', 'new']))
    expect(after.leads).toHaveLength(199)
    expect(after.lead_notes).toHaveLength(41)
    for (const table of ['lead_events', 'lead_counts', 'lead_answer_hours', 'appointment_counts', 'job_runs'])
      expect(after[table]).toEqual(before[table])
    expect(after.appointments).toEqual(appointments)
    checkIndex(site)
    expect(await found(site, 'word60x')).toEqual([])
    expect(await found(site, 'brandnew')).toEqual(['new'])
  }
})

test('inquiries that arrived in a new database before the restore stay, and counts are added', async () => {
  const site = leadsDatabase()
  site.add({
    id: 'new',
    brand: 'payroll',
    message: 'Brandnew',
    idempotency_key: 'key8',
    created_at: '2026-01-01T17:39:00.000Z',
  })
  await act(site.db, EVE, { id: 'new', action: { action: 'note', text: 'First' } }, LATER)
  const before = await contentOf(site)
  for (let time = 0; time < 2; time++) {
    await restoring(site, backup).done
    const [after, original] = [await contentOf(site), await contentOf(source)]
    expect(after.leads).toHaveLength(1000)
    expect(lostRows({ leads: before.leads ?? [] }, after)).toEqual([])
    expect(after.leads?.find(({ id }) => id === 'id8')).toMatchObject({ idempotency_key: null })
    const withoutSeq = (rows: typeof after.leads = []) => rows.map(({ seq, ...row }) => row)
    const events = [...(before.lead_events ?? []), ...(original.lead_events ?? [])]
    expect(withoutSeq(after.lead_events)).toEqual(withoutSeq(events))
    const received = (rows: typeof after.leads = []) => rows.reduce((sum, row) => sum + Number(row.received), 0)
    expect(received(after.lead_counts)).toBe(1001)
    checkIndex(site)
  }
})

test('a restore stops if an inquiry arrives while it prepares', async () => {
  const site = leadsDatabase()
  const { runScript } = site
  const late: Site = {
    ...site,
    async runScript(statements) {
      site.add({ id: 'new' })
      await runScript(statements)
    },
  }
  await expect(restoring(late, backup).done).rejects.toThrow(
    'Nothing was restored, because the database has changed in the meantime',
  )
  expect((await contentOf(site)).leads).toMatchObject([{ id: 'new' }])
  expect(triggersOf(site)).toEqual(triggersOf(source))
})

test('a statement with the longest message stays below the 100 kB that D1 accepts', async () => {
  const [from, to] = [leadsDatabase(), leadsDatabase()]
  for (const character of ['\u0001', '😀', '語'])
    from.add({ id: character, message: character.repeat(MESSAGE_MAX / character.length) })
  let longest = 0
  async function runScript(statements: AsyncIterable<string>) {
    for await (const statement of statements) longest = Math.max(longest, statement.length)
  }
  await restoring({ ...to, runScript }, await backUpIn('long', from)).done
  expect(longest).toBeGreaterThan(30_000)
  expect(longest).toBeLessThan(100_000)
})
