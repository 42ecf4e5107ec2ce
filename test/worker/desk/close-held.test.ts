import { beforeEach, expect, test, vi } from 'vitest'
import { COLLEAGUE } from '#test/helpers/access-tokens.ts'
import { db } from '#test/helpers/worker/appointments.ts'
import { openDesk, sendDesk, startDesk } from '#test/helpers/worker/desk-site.ts'
import { HOUR, lead, uuid } from '#test/helpers/worker/lead-parts.ts'
import { addManyLeads } from '#test/helpers/worker/many-leads.ts'
import { DB } from '#test/helpers/worker/storage.ts'
import { act } from '#worker/desk/actions.ts'
import { createLeadStore } from '#worker/leads/store.ts'

const BOB = 'bob@firm.test'

beforeEach(() => startDesk({ [COLLEAGUE]: ['payroll', 'brownco'], [BOB]: ['dresdentax'] }))

const PATH = '/lists/held/close'
const now = () => new Date(Date.now()).toISOString()

function addHeld(brand: string, from: number, count: number) {
  const created_at = new Date(Date.now() - HOUR).toISOString()
  return addManyLeads(count, { brand, list: 'held', reasons: 'links', created_at }, from)
}

async function confirmationFields(query = ''): Promise<Record<string, string>> {
  const html = await (await openDesk(`${PATH}${query}`)).text()
  return Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  )
}

const listOf = (number: number) => DB.prepare('SELECT list FROM leads WHERE id = ?').bind(uuid(number)).first('list')

test('closing 10,000 quarantined leads in bulk skips leads that changed after the confirmation page was opened', async () => {
  await addHeld('payroll', 1, 10_000)
  const fields = await confirmationFields()
  const bob = { who: BOB, brands: undefined }
  await act(db, bob, { id: uuid(1), action: { action: 'note', text: 'A real one' } }, '2020-01-01T00:00:00.000Z')
  await act(db, bob, { id: uuid(2), action: { action: 'release' } }, now())
  await createLeadStore(db).add(lead(20_000, { brand: 'payroll', reasons: ['links'], createdAt: now() }))
  const batches = vi.spyOn(DB, 'batch')
  const { status, headers } = await sendDesk(PATH, { ...fields, reason: 'spam' })
  expect([status, batches.mock.calls.flat(2).length <= 50]).toEqual([303, true])
  const page = await (await openDesk(headers.get('location') ?? '')).text()
  expect(page).toMatch(/role="status"[\s\S]*9,998 inquiries[\s\S]*2 inquiries changed/)
  expect([await listOf(1), await listOf(2), await listOf(20_000)]).toEqual(['held', 'open', 'held'])
  const { results } = await DB.prepare(
    `SELECT closed_as, who, action, detail, count(*) AS leads, count(DISTINCT lead) AS events
     FROM leads JOIN lead_events ON lead_events.id = version AND lead = leads.id WHERE list = 'closed' GROUP BY 1, 2, 3, 4`,
  ).all()
  expect(results).toEqual([
    { closed_as: 'spam', who: COLLEAGUE, action: 'not-a-lead', detail: 'spam', leads: 9998, events: 9998 },
  ])
})

test("closing quarantined leads in bulk affects only leads for the staff member's brands", async () => {
  await addHeld('payroll', 1, 2)
  await addHeld('brownco', 3, 1)
  await addHeld('dresdentax', 4, 1)
  expect(await confirmationFields()).toMatchObject({ count: '3' })
  const fields = await confirmationFields('?brand=payroll&q=ignored')
  expect(fields).toMatchObject({ count: '2', brand: 'payroll' })
  await sendDesk(PATH, { ...fields, reason: 'sales-pitch' }, BOB)
  expect(await listOf(1)).toBe('held')
  await sendDesk(PATH, { ...fields, reason: 'sales-pitch' })
  expect(await Promise.all([1, 2, 3, 4].map(listOf))).toEqual(['closed', 'closed', 'held', 'held'])
})

test('closing quarantined leads in bulk skips a new lead that reuses the row number of an erased lead', async () => {
  await addHeld('payroll', 1, 2)
  const fields = await confirmationFields()
  await DB.prepare('DELETE FROM leads WHERE id = ?').bind(uuid(2)).run()
  await createLeadStore(db).add(lead(3, { brand: 'payroll', reasons: ['links'], createdAt: now() }))
  await sendDesk(PATH, { ...fields, reason: 'spam' })
  expect([await listOf(1), await listOf(3)]).toEqual(['closed', 'held'])
})

test.each([
  ['no reason', { reason: '' }],
  ['an unknown reason', { reason: 'rude' }],
  ['a malformed row number', { newest: '1e9' }],
])('the desk form that closes quarantined leads in bulk gets a 400 if it has %s', async (_what, wrong) => {
  await addHeld('payroll', 1, 1)
  const response = await sendDesk(PATH, { ...(await confirmationFields()), reason: 'spam', ...wrong })
  expect([response.status, await listOf(1)]).toEqual([400, 'held'])
})
