import { expect, test } from 'vitest'
import { EXPORTED, exported, find, list, remove, send } from '#worker/ops/leads/desk'
import { csv, details, table } from '#worker/ops/leads/print'
import { leadsDatabase } from './leads-database.ts'

const DAY_MS = 86_400_000

test('the newest come first, at most 50, with how many there are of each state', async () => {
  const { query, add } = leadsDatabase()
  for (let n = 10; n < 70; n++) add({ id: `id${n}`, state: n < 20 ? 'failed' : 'sent', created_at: `2026-01-${n}` })
  const { leads, counts } = await list(query, {})
  expect([leads.length, leads[0]?.id]).toEqual([50, 'id69'])
  expect(counts).toEqual([
    { state: 'failed', count: 10 },
    { state: 'sent', count: 50 },
  ])
})

test('a list can be of one state and brand', async () => {
  const { query, add } = leadsDatabase()
  add({ id: 'a', state: 'failed' })
  add({ id: 'b', state: 'failed', brand: 'payroll' })
  add({ id: 'c', brand: 'payroll' })
  const { leads, counts } = await list(query, { state: 'failed', brand: 'payroll' })
  expect([leads.map(({ id }) => id), counts]).toEqual([['b'], [{ state: 'failed', count: 1 }]])
})

test('the beginning of an id is enough where no other begins so', async () => {
  const { query, add } = leadsDatabase()
  add({ id: 'abcd1111' })
  add({ id: 'abcd2222' })
  expect(await find(query, 'ABCD1')).toMatchObject({ id: 'abcd1111' })
  await expect(find(query, 'abcd')).rejects.toThrow('Several inquiries')
  await expect(find(query, 'ffff')).rejects.toThrow('No inquiry')
})

test.each([undefined, '', 'abc', "abcd' OR '1'='1", 'abcd%', `${'a'.repeat(37)}`])(
  '%j is no beginning of an id',
  async (start) => {
    const { query, add } = leadsDatabase()
    add({ id: 'abcd1111' })
    await expect(find(query, start)).rejects.toThrow('at least four characters')
  },
)

test.each([
  ['release', 'quarantined'],
  ['resend', 'failed'],
  ['resend', 'sent'],
] as const)('%s: a %s one waits again, for three days, and staff hear if it fails again', async (way, state) => {
  const { query, add, all } = leadsDatabase()
  const before = { attempts: 9, alerted_at: '2026-01-01', give_up_at: '2026-01-01' }
  add({ id: 'abcd1111', state, ...before, delivery: 'bounced', delivery_at: '2026-01-01' })
  add({ id: 'abcd2222', state })
  await send(query, way, await find(query, 'abcd1'))
  const [lead, other] = all()
  expect([lead, other?.state]).toMatchObject([
    { state: 'pending', alerted_at: null, attempts: 0, delivery: null, delivery_at: null },
    state,
  ])
  const [next, end] = [Date.parse(`${lead?.next_attempt_at}`), Date.parse(`${lead?.give_up_at}`)]
  expect(lead?.next_attempt_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  expect(lead?.released_at).toBe(lead?.next_attempt_at)
  expect(Math.abs(next - Date.now())).toBeLessThan(5000)
  expect(Math.abs(end - next - 3 * DAY_MS)).toBeLessThan(5000)
})

test.each([
  ['release', 'failed'],
  ['release', 'sent'],
  ['resend', 'quarantined'],
  ['resend', 'pending'],
  ['resend', 'sending'],
] as const)('%s leaves a %s one as it is, and says so', async (way, state) => {
  const { query, add, all } = leadsDatabase()
  add({ id: 'abcd1111', state })
  await expect(send(query, way, await find(query, 'abcd1'))).rejects.toThrow(`is ${state}; ${way} is for`)
  expect(all()).toMatchObject([{ state }])
})

test('only the one that was named is erased', async () => {
  const { query, add, all } = leadsDatabase()
  add({ id: 'abcd1111' })
  add({ id: 'abcd2222' })
  await remove(query, await find(query, 'abcd1'))
  expect(all().map(({ id }) => id)).toEqual(['abcd2222'])
})

test('an export has each once, over pages and equal times', async () => {
  const { query, add } = leadsDatabase()
  for (let n = 0; n < 1201; n++) add({ id: `${n}`, created_at: `2026-01-0${(n % 3) + 1}` })
  const ids = (await exported(query, {})).map(({ id }) => id)
  expect([ids.length, new Set(ids).size]).toEqual([1201, 1201])
})

test('an export keeps what the form made to itself', async () => {
  const { query, add } = leadsDatabase()
  add({ id: 'a', idempotency_key: 'secret-key', form_key: 'secret-form', digest: 'secret-digest' })
  expect(csv(await exported(query, {}), EXPORTED)).not.toContain('secret')
})

test.each([
  ['=HYPERLINK("http://evil.test")', `"'=HYPERLINK(""http://evil.test"")"`],
  ['+17405550199', "'+17405550199"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\tcmd', "'\tcmd"],
  ['one, "two"\nthree', '"one, ""two""\nthree"'],
  ['Ana = Pérez', 'Ana = Pérez'],
])('%j in a spreadsheet is text', (name, cell) => {
  expect(csv([{ id: 'a', name, state: 'sent' }], ['id', 'name', 'state'])).toBe(
    `\ufeffid,name,state\r\na,${cell},sent\r\n`,
  )
})

test('an export of nothing has its columns, and those with times name their zone', async () => {
  const { query } = leadsDatabase()
  const [header, rest] = csv(await exported(query, {}), EXPORTED).split('\r\n')
  expect(header).toMatch(/^\ufeffid,state,brand,created_at_utc,name,.*delivery_at_utc$/)
  expect(header?.split(',')).not.toContain('created_at')
  expect(rest).toBe('')
})

test('an exported time is the one that is stored', () => {
  const created_at = '2026-11-22T03:00:00.000Z'
  expect(csv([{ id: 'a', created_at }], ['id', 'created_at'])).toContain(`created_at_utc\r\na,${created_at}\r\n`)
})

test('one inquiry is read in the time of the office, each time with its zone', () => {
  const lead = {
    id: 'a',
    created_at: '2026-11-22T03:00:00.000Z',
    sent_at: '2026-07-01T03:00:00.000Z',
    alerted_at: null,
  }
  const text = details({ ...lead, message: 'x' })
  expect(text).toMatch(/^created at: +Sat, Nov 21, 2026, 10:00 PM EST$/m)
  expect(text).toMatch(/^sent at: +Tue, Jun 30, 2026, 11:00 PM EDT$/m)
})

test('a table fits into 80 columns, in the time of the office', () => {
  const lead = { id: 'abcd1111-2222', state: 'quarantined', brand: 'dresdentax', created_at: '2026-11-22T03:00:00Z' }
  const lines = table([{ ...lead, name: 'A'.repeat(100) }]).split('\n')
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80)
  expect(lines[0]).toContain('CAME (EASTERN)')
  expect(lines[1]).toMatch(/^abcd1111 {2}quarantined {2}dresdentax {2}2026-11-21 22:00 {2}A+…$/)
})

test('nothing in a lead can command the terminal', () => {
  const nasty = 'a\u001b[2Jb\u202ec\u0007'
  const lead = { id: 'abcd1111', state: 'sent', brand: 'payroll', created_at: '2026-11-22T03:00:00Z', name: nasty }
  for (const text of [table([lead]), details({ ...lead, message: `${nasty}\nnext` })])
    expect(text).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]/u)
})
