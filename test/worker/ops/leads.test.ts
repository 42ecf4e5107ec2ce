import { expect, test } from 'vitest'
import { leadsDatabase } from '#test/helpers/leads-database'
import { actOnAppointment } from '#worker/appointments/change'
import { sql } from '#worker/desk/database'
import { readCall, USAGE, UsageError } from '#worker/ops/leads/call'
import { openDatabase } from '#worker/ops/leads/database'
import { findLead } from '#worker/ops/leads/find-lead'
import { runCall } from '#worker/ops/leads/run-call'

const NOW = '2026-11-23T15:00:00.000Z'
const ID = '48291730-9c1e-4a7e-9a55-3f1f0c7a1e11'
const OTHER = '48291731-9c1e-4a7e-9a55-3f1f0c7a1e11'
const ME = { LEADS_AS: 'Eve@Firm.test' }

/** A command of eve@firm.test. It answers questions with `reply`. */
function office(reply = false) {
  const { db, ...database } = leadsDatabase()
  const asked: string[] = []
  const files: Record<string, string> = {}
  const run = (...words: string[]) =>
    runCall(readCall(words, ME), {
      db,
      now: NOW,
      async isConfirmed(summary, question) {
        asked.push(summary, question)
        return reply
      },
      saveFile(file, text) {
        files[file] = text
      },
    })
  return { ...database, db, run, asked, files }
}

test('a list has its own inquiries, when each is due, and the number in every list', async () => {
  const { run, add } = office()
  add({ id: ID, name: 'Ana', topic: 'Payroll Management' })
  add({ id: OTHER, name: 'Ben', list: 'closed', closed_as: 'spam' })
  const lines = (await run('list')).split('\n')
  expect(lines).toEqual([
    expect.stringMatching(/^REFERENCE {2}LIST .* RECEIVED \(ET\) {5}NAME$/),
    expect.stringMatching(/^4829-1730 {2}open {7}dresdentax {2}2026-11-21 12:39 {2}Ana$/),
    '           about Payroll Management, waited 1 working day, due 2026-11-23',
    '',
    '1 open, 0 mine, 0 follow-up, 0 held, 0 failed, 1 closed, 2 all',
  ])
  expect(await run('list', 'closed')).toContain('Ben\n           closed: spam')
  expect(await run('list', 'open', '--brand', 'payroll')).toContain('No inquiries found.')
  expect(await run('list', '--search', 'ben')).toContain('4829-1731')
})

test('a list of more than 50 says how many there are', async () => {
  const { run, add } = office()
  for (let n = 10; n < 70; n++) add({ id: `id${n}`, brand: n < 20 ? 'payroll' : 'brownco' })
  expect(await run('list')).toContain('These are 50 of 60. Run export to get all.')
})

test('each change is made by the desk’s own function, and its event names who did it', async () => {
  const { run, add, leads, events } = office()
  add({ id: ID })
  for (const words of [
    ['take', ID],
    ['assign', ID, '--to', 'Bob@firm.test'],
    ['follow-up', '4829-1730', '--on', '2026-12-01'],
    ['note', ID, '--text', "It's done; -- or is it?"],
    ['mail-again', ID],
    ['answered', ID, '--by', 'phone'],
    ['reopen', ID],
    ['not-a-lead', ID, '--reason', 'spam'],
  ])
    expect(await run(...words)).toMatch(/^4829-1730: .*\.$/)
  expect(leads()).toMatchObject([{ list: 'closed', closed_as: 'spam', assignee: 'bob@firm.test', state: 'pending' }])
  expect(events().map(({ who, action, detail }) => `${who} ${action} ${detail}`.trim())).toEqual([
    'eve@firm.test take',
    'eve@firm.test assign bob@firm.test',
    'eve@firm.test follow-up 2026-12-01',
    'eve@firm.test note',
    'eve@firm.test mail-again',
    'eve@firm.test answered phone',
    'eve@firm.test reopen',
    'eve@firm.test not-a-lead spam',
  ])
  expect(await run('show', ID)).toContain("eve@firm.test  note  It's done; -- or is it?")
  expect(events().at(-1)).toMatchObject({ lead: ID, who: 'eve@firm.test', action: 'viewed' })
})

test('release delivers an inquiry that was held back, and throws for others', async () => {
  const { run, add, leads, events } = office()
  add({ id: ID, state: 'quarantined', list: 'held' })
  add({ id: OTHER })
  await run('release', ID)
  await expect(run('release', OTHER)).rejects.toThrow('Cannot release 4829-1731 because it is in the list open')
  expect([leads(), events().length]).toMatchObject([[{ state: 'pending', list: 'open' }, { state: 'sent' }], 1])
})

test('mail-failed-again mails all failed inquiries again', async () => {
  const { run, add, leads } = office()
  add({ id: ID, state: 'failed' })
  add({ id: OTHER, state: 'failed' })
  expect(await run('mail-failed-again')).toContain('2 inquiries')
  expect(leads().map(({ state }) => state)).toEqual(['pending', 'pending'])
})

test('an inquiry is found by its reference number and the start of its id, with or without dashes', async () => {
  const { db, add } = leadsDatabase()
  add({ id: ID })
  add({ id: OTHER })
  for (const start of ['4829-1730', '48291730', ID, ID.replaceAll('-', ''), '48291730-9C1E', '482917309c'])
    expect(await findLead(db, start)).toMatchObject({ id: ID })
  await expect(findLead(db, '4829')).rejects.toThrow('Several inquiries')
  await expect(findLead(db, '4828')).rejects.toThrow('No inquiry')
  for (const start of ['482', "4829' OR '1'='1", '4829%', 'a'.repeat(37)])
    await expect(findLead(db, start)).rejects.toThrow('at least four characters')
})

test('erasing a person lists the inquiries and what remains, and erases only after a yes', async () => {
  const no = office(false)
  no.add({ id: ID })
  expect(await no.run('erase', 'ANA@visitor.test')).toBe('Nothing was erased.')
  expect(no.asked[0]).toMatch(/4829-1730[\s\S]*ana@visitor\.test[\s\S]*What remains/)
  expect(no.leads()).toHaveLength(1)

  const yes = office(true)
  yes.add({ id: ID, phone: '(740) 555-0100' })
  yes.add({ id: OTHER, phone: '740-555-0100', email: 'a@other.test' })
  yes.add({ id: '48291732', email: 'ben@visitor.test' })
  expect(await yes.run('person', '+1 740 555 0100')).toContain('4829-1731')
  expect(await yes.run('erase', '7405550100')).toBe('Erased 2 inquiries.')
  expect(yes.leads()).toMatchObject([{ id: '48291732' }])
  expect(yes.events()).toMatchObject([
    { lead: ID, who: 'eve@firm.test', action: 'erased' },
    { lead: OTHER, who: 'eve@firm.test', action: 'erased' },
  ])
})

test('erasing a person with an appointment ahead says that it is canceled first, and queues the mails about it', async () => {
  const { run, db, add, asked, leads, events } = office(true)
  add({ id: ID, request: '{"service":"","place":"phone","minutes":60,"wishes":[]}' })
  const time = {
    start: '2026-11-24T15:00:00.000Z',
    minutes: 60,
    place: 'phone',
    colleague: 'eve@firm.test',
    override: false,
  }
  const eve = { who: 'eve@firm.test', brands: undefined }
  await actOnAppointment(db, eve, { id: ID, action: { action: 'confirm', ...time } }, NOW)
  expect(await run('erase', 'ana@visitor.test')).toBe('Erased 1 inquiry.')
  expect(asked[0]).toContain('1 appointment ahead is canceled first. Mails tell the visitor and the colleague.')
  expect(leads()).toEqual([])
  expect(events().map(({ action }) => action)).toEqual(['confirm', 'cancel', 'erased'])
  const [mails] = await db.batch([sql`SELECT recipient, kind, state FROM appointment_mails ORDER BY rowid`])
  expect(mails).toEqual([
    { recipient: 'visitor', kind: 'confirmed', state: 'superseded' },
    { recipient: 'colleague', kind: 'confirmed', state: 'superseded' },
    { recipient: 'visitor', kind: 'canceled', state: 'pending' },
    { recipient: 'colleague', kind: 'canceled', state: 'pending' },
  ])
})

test('erasing a reference erases one inquiry of the person, and the reference then names the colleague who erased it', async () => {
  const { run, add, leads } = office()
  add({ id: ID })
  add({ id: OTHER })
  expect(await run('erase', '4829-1730', '--yes')).toMatch(/What remains: [\s\S]*Erased 1 inquiry\.$/)
  expect(leads()).toMatchObject([{ id: OTHER }])
  await expect(run('show', '4829-1730')).rejects.toThrow('4829-1730 was erased by eve@firm.test: Mon, Nov 23, 2026')
})

test('an export has each inquiry once, without the keys that detect duplicates, and is recorded first', async () => {
  const { run, add, files, events } = office()
  for (let n = 0; n < 2100; n++) add({ id: `id${n}`, created_at: `2026-01-0${(n % 3) + 1}`, form_key: 'secret-form' })
  add({ id: ID, name: '=Ben', brand: 'payroll' })
  expect(await run('export', '--csv', 'leads.csv')).toBe('Exported 2101 inquiries to leads.csv')
  const [header, ...lines] = files['leads.csv']?.trimEnd().split('\r\n') ?? []
  expect(header).toMatch(/^\ufeff"id","list","state","brand","created_at_utc",.*"acted_at_utc"$/)
  expect(new Set(lines.map((line) => line.split(',')[0])).size).toBe(2101)
  expect(files['leads.csv']).not.toContain('secret')
  expect(await run('export', 'open', '--brand', 'payroll')).toContain("'=Ben")
  expect(events()).toMatchObject([
    { who: 'eve@firm.test', action: 'exported', detail: 'all' },
    { who: 'eve@firm.test', action: 'exported', detail: 'open, brand payroll' },
  ])
})

test('the details of an inquiry show Eastern times with their zone', async () => {
  const { run, add } = office()
  add({ id: ID, created_at: '2026-11-22T03:00:00.000Z', sent_at: '2026-07-01T03:00:00.000Z' })
  const text = await run('show', ID)
  expect(text).toMatch(/^created at: +Sat, Nov 21, 2026, 10:00 PM EST$/m)
  expect(text).toMatch(/^sent at: +Tue, Jun 30, 2026, 11:00 PM EDT$/m)
  expect(text).toContain('\n\nCan you help?')
})

test('a table fits into 80 columns, and no control character reaches the terminal', async () => {
  const { run, add } = office()
  const nasty = 'a\u001b[2Jb\u202ec\u0007'
  const wide = `${nasty}${'A'.repeat(100)}`
  add({ id: ID, name: wide, topic: wide, message: `${nasty}\nnext`, email: `${nasty}@visitor.test` })
  await run('note', ID, '--text', `${nasty}\nnext`)
  const [list, person] = [await run('list'), await run('person', `${nasty}@visitor.test`)]
  for (const line of [list, person].join('\n').split('\n')) expect(line.length).toBeLessThanOrEqual(80)
  for (const text of [list, person, await run('show', ID)]) expect(text).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]/u)
})

test.each([
  [[], 'Give a command'],
  [['burn'], 'There is no command burn'],
  [['constructor'], 'There is no command constructor'],
  [['resend', ID], 'resend is now called mail-again'],
  [['delete', ID], 'delete is now called erase'],
  [['list', 'quarantined'], 'There is no list quarantined'],
  [['list', 'open', 'held'], 'list does not know held'],
  [['list', '--state', 'failed'], "Unknown option '--state'"],
  [['list', '--brand', 'acme'], 'There is no brand acme'],
  [['list', '--yes'], 'list does not know --yes'],
  [['list', 'held', '--search', 'ana'], 'Leave out the list'],
  [['show'], 'show needs ID'],
  [['mail-failed-again', ID], 'mail-failed-again does not know'],
  [['backup', 'a.age', 'b.age'], 'backup does not know b.age'],
  [['restore', '--key', 'key.txt'], 'restore needs FILE'],
  [['restore', 'a.age'], 'restore needs --key KEYFILE'],
  [['list', '--key', 'key.txt'], 'list does not know --key'],
  [['take', ID, '--as', 'eve'], '--as and LEADS_AS need an email address'],
  [['list', '--remote', '--persist-to', 'x'], 'Leave out --remote'],
])('the call %j is refused', (words, message) => {
  expect(() => readCall(words, {})).toThrow(UsageError)
  expect(() => readCall(words, {})).toThrow(message)
})

test.each([
  [['answered', ID], 'Choose how the inquiry was answered'],
  [['answered', ID, '--by', 'fax'], 'Choose how the inquiry was answered'],
  [['follow-up', ID, '--on', '2026-11-01'], 'Choose a day from today'],
  [['note', ID], 'Write the note first'],
  [['not-a-lead', ID, '--reason', 'rude'], 'Choose why this is not a lead'],
  [['assign', ID, '--to', 'bob'], 'Enter the email address'],
  [['person', 'ana'], 'neither an email address nor a phone number'],
])('%j is refused with the usage, and changes nothing', async (words, message) => {
  const { run, add, events } = office()
  add({ id: ID })
  await expect(run(...words)).rejects.toThrow(UsageError)
  await expect(run(...words)).rejects.toThrow(message)
  expect(events()).toEqual([])
})

test('without --as only list and person work', async () => {
  const { db, add } = leadsDatabase()
  add({ id: ID })
  const run = (...words: string[]) => runCall(readCall(words), { db, now: NOW } as never)
  for (const words of [['list'], ['person', 'ana@visitor.test']]) expect(await run(...words)).toContain('4829-1730')
  for (const words of [['list', 'mine'], ['show', ID], ['take', ID], ['export'], ['erase', ID, '--yes']])
    await expect(run(...words)).rejects.toThrow('Add --as EMAIL')
})

test('without a local database, the command names npm start', async () => {
  const db = openDatabase({ remote: false, persistTo: 'test/output/no-such-folder' })
  await expect(db.batch([])).rejects.toThrow('There is no local database yet. Run `npm start` once')
})

test('each line of the usage fits into 100 columns', () => {
  for (const line of USAGE.split('\n')) expect(line.length).toBeLessThanOrEqual(100)
})
