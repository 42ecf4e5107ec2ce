import { expect, test } from 'vitest'
import { leadsDatabase } from '#test/helpers/leads-database'
import {
  deleteLead,
  EXPORT_COLUMNS,
  findLead,
  listLeads,
  readAllLeads,
  requeueLead,
} from '#worker/ops/leads/lead-commands'
import { csv, details, table } from '#worker/ops/leads/print'

const DAY_MS = 86_400_000

test('a list has the 50 newest inquiries and the number of inquiries per state', async () => {
  const { query, add } = leadsDatabase()
  for (let n = 10; n < 70; n++) add({ id: `id${n}`, state: n < 20 ? 'failed' : 'sent', created_at: `2026-01-${n}` })
  const { leads, counts } = await listLeads(query, {})
  expect([leads.length, leads[0]?.id]).toEqual([50, 'id69'])
  expect(counts).toEqual([
    { state: 'failed', count: 10 },
    { state: 'sent', count: 50 },
  ])
})

test('a list can be filtered by state and brand', async () => {
  const { query, add } = leadsDatabase()
  add({ id: 'a', state: 'failed' })
  add({ id: 'b', state: 'failed', brand: 'payroll' })
  add({ id: 'c', brand: 'payroll' })
  const { leads, counts } = await listLeads(query, { state: 'failed', brand: 'payroll' })
  expect([leads.map(({ id }) => id), counts]).toEqual([['b'], [{ state: 'failed', count: 1 }]])
})

test('an inquiry is found by the start of its id if no other id starts with it', async () => {
  const { query, add } = leadsDatabase()
  add({ id: 'abcd1111' })
  add({ id: 'abcd2222' })
  expect(await findLead(query, 'ABCD1')).toMatchObject({ id: 'abcd1111' })
  await expect(findLead(query, 'abcd')).rejects.toThrow('Several inquiries')
  await expect(findLead(query, 'ffff')).rejects.toThrow('No inquiry')
})

test.each([undefined, '', 'abc', "abcd' OR '1'='1", 'abcd%', `${'a'.repeat(37)}`])(
  'finding an inquiry by %j throws',
  async (start) => {
    const { query, add } = leadsDatabase()
    add({ id: 'abcd1111' })
    await expect(findLead(query, start)).rejects.toThrow('at least four characters')
  },
)

test.each([
  ['release', 'quarantined'],
  ['resend', 'failed'],
  ['resend', 'sent'],
] as const)('%s makes a %s inquiry pending for three days and allows another alert', async (action, state) => {
  const { query, add, all } = leadsDatabase()
  const failed = { attempts: 9, alerted_at: '2026-01-01', give_up_at: '2026-01-01' }
  add({ id: 'abcd1111', state, ...failed, delivery: 'bounced', delivery_at: '2026-01-01' })
  add({ id: 'abcd2222', state })
  const before = Date.now()
  await requeueLead(query, action, await findLead(query, 'abcd1'))
  const [lead, other] = all()
  expect([lead, other?.state]).toMatchObject([
    { state: 'pending', alerted_at: null, attempts: 0, delivery: null, delivery_at: null },
    state,
  ])
  const [next, end] = [Date.parse(`${lead?.next_attempt_at}`), Date.parse(`${lead?.give_up_at}`)]
  expect(lead?.next_attempt_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  expect(lead?.released_at).toBe(lead?.next_attempt_at)
  expect(next).toBeGreaterThanOrEqual(before)
  expect(next).toBeLessThanOrEqual(Date.now())
  expect(end - next).toBe(3 * DAY_MS)
})

test.each([
  ['release', 'failed'],
  ['release', 'sent'],
  ['resend', 'quarantined'],
  ['resend', 'pending'],
  ['resend', 'sending'],
] as const)('%s of a %s inquiry throws and changes nothing', async (action, state) => {
  const { query, add, all } = leadsDatabase()
  add({ id: 'abcd1111', state })
  await expect(requeueLead(query, action, await findLead(query, 'abcd1'))).rejects.toThrow(
    `Cannot ${action} abcd1111 because it is ${state}`,
  )
  expect(all()).toMatchObject([{ state }])
})

test('delete removes only the given inquiry', async () => {
  const { query, add, all } = leadsDatabase()
  add({ id: 'abcd1111' })
  add({ id: 'abcd2222' })
  await deleteLead(query, await findLead(query, 'abcd1'))
  expect(all().map(({ id }) => id)).toEqual(['abcd2222'])
})

test('an export contains each inquiry once, across pages and identical times', async () => {
  const { query, add } = leadsDatabase()
  for (let n = 0; n < 1201; n++) add({ id: `${n}`, created_at: `2026-01-0${(n % 3) + 1}` })
  const ids = (await readAllLeads(query, {})).map(({ id }) => id)
  expect([ids.length, new Set(ids).size]).toEqual([1201, 1201])
})

test('an export leaves out the keys that detect duplicates', async () => {
  const { query, add } = leadsDatabase()
  add({ id: 'a', idempotency_key: 'secret-key', form_key: 'secret-form', digest: 'secret-digest' })
  expect(csv(await readAllLeads(query, {}), EXPORT_COLUMNS)).not.toContain('secret')
})

test.each([
  ['=HYPERLINK("http://evil.test")', `"'=HYPERLINK(""http://evil.test"")"`],
  ['+17405550199', "'+17405550199"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\tcmd', "'\tcmd"],
  ['one, "two"\nthree', '"one, ""two""\nthree"'],
  ['Ana = Pérez', 'Ana = Pérez'],
])('%j in a CSV export cannot run as a formula', (name, cell) => {
  expect(csv([{ id: 'a', name, state: 'sent' }], ['id', 'name', 'state'])).toBe(
    `\ufeffid,name,state\r\na,${cell},sent\r\n`,
  )
})

test('an empty export has a header row that marks times as UTC', async () => {
  const { query } = leadsDatabase()
  const [header, rest] = csv(await readAllLeads(query, {}), EXPORT_COLUMNS).split('\r\n')
  expect(header).toMatch(/^\ufeffid,state,brand,created_at_utc,name,.*delivery_at_utc$/)
  expect(header?.split(',')).not.toContain('created_at')
  expect(rest).toBe('')
})

test('an export contains times as stored, in UTC', () => {
  const created_at = '2026-11-22T03:00:00.000Z'
  expect(csv([{ id: 'a', created_at }], ['id', 'created_at'])).toContain(`created_at_utc\r\na,${created_at}\r\n`)
})

test('the details of an inquiry show Eastern times with their zone', () => {
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

test('an inquiry is found by its reference number, and by its id with and without dashes', async () => {
  const { query, add } = leadsDatabase()
  const id = '48291730-9c1e-4a7e-9a55-3f1f0c7a1e11'
  add({ id })
  add({ id: '48291731-9c1e-4a7e-9a55-3f1f0c7a1e11' })
  for (const start of ['4829-1730', '48291730', id, id.replaceAll('-', '')])
    expect(await findLead(query, start)).toMatchObject({ id })
})

test('the list, the details and the export contain the asked service and the page before', async () => {
  const { query, add } = leadsDatabase()
  add({
    id: '48291730',
    name: 'Ana',
    asked_service: 'payroll',
    asked_title: 'Payroll Management',
    from_page: '/services/payroll',
  })
  add({ id: '48291731', name: 'Ben', created_at: '2026-01-01' })
  const lines = table((await listLeads(query, {})).leads).split('\n')
  expect(lines.slice(1)).toEqual([
    expect.stringMatching(/^4829-1730 .* Ana$/),
    '           about Payroll Management, from /services/payroll',
    expect.stringMatching(/^4829-1731 .* Ben$/),
  ])
  const lead = await findLead(query, '4829-1730')
  for (const text of [details(lead), csv([lead], EXPORT_COLUMNS)])
    for (const fact of ['payroll', 'Payroll Management', '/services/payroll']) expect(text).toContain(fact)
})

test('a table fits into 80 columns and shows Eastern times', () => {
  const lead = { id: 'abcd1111-2222', state: 'quarantined', brand: 'dresdentax', created_at: '2026-11-22T03:00:00Z' }
  const from_page = `/${'a'.repeat(100)}`
  const lines = table([{ ...lead, name: 'A'.repeat(100), from_page }]).split('\n')
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80)
  expect(lines[0]).toContain('RECEIVED (ET)')
  expect(lines[1]).toMatch(/^abcd-1111 {2}quarantined {2}dresdentax {2}2026-11-21 22:00 {2}A+…$/)
})

test('control characters in an inquiry are not printed to the terminal', () => {
  const nasty = 'a\u001b[2Jb\u202ec\u0007'
  const lead = { id: 'abcd1111', state: 'sent', brand: 'payroll', created_at: '2026-11-22T03:00:00Z', name: nasty }
  for (const text of [table([lead]), details({ ...lead, message: `${nasty}\nnext` })])
    expect(text).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]/u)
})
