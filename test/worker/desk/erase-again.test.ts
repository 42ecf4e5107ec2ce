import { expect, test, vi } from 'vitest'
import { addRequests, ana, db, iso, rows, seen } from '#test/helpers/worker/appointments.ts'
import { HOUR, lead, leadParts, START, uuid } from '#test/helpers/worker/lead-parts.ts'
import { logged, setUpSite } from '#test/helpers/worker/set-up-site.ts'
import { runCron } from '#test/helpers/worker/site.ts'
import { CONTENT, leads } from '#test/helpers/worker/storage.ts'
import { createEraseAgain, eraseBeforeFirst } from '#worker/desk/erase-again.ts'
import { createErasedList } from '#worker/desk/erased-list.ts'
import { eraseLeads } from '#worker/desk/person.ts'

setUpSite()

const DAY = 24 * HOUR
const list = createErasedList(CONTENT)
const daily = createEraseAgain({ db, erasedList: list, now: () => START })
const ids = async () => (await leads()).map(({ id }) => id)
const erasures = () => rows(`SELECT lead, who, detail FROM lead_events WHERE action = 'erased' ORDER BY seq`)

test('after a D1 restore, the daily job re-erases only previously erased leads', async () => {
  await addRequests([1, 2])
  await list.add([uuid(1), uuid(9)], iso())
  await runCron('0 12 * * *')
  expect(await ids()).toContain(uuid(2))
  expect(await ids()).not.toContain(uuid(1))
  expect(await rows('SELECT lead FROM appointments')).toEqual([{ lead: uuid(2) }])
  expect(await erasures()).toEqual([{ lead: uuid(1), who: 'website', detail: 'restore' }])
  expect(logged.join()).toContain('"event":"leads-erased-again","count":1')
})

test('a lead erased by the retention rules stays in the list of erasures for 400 days', async () => {
  const put = vi.spyOn(CONTENT, 'put')
  const { store, clock, eraseOld } = leadParts()
  for (const number of [1, 2]) await store.add(lead(number, { reasons: ['links'] }))
  clock.now = START + 200 * DAY
  await eraseOld()
  expect((await list.read()).sort()).toEqual([uuid(1), uuid(2)])
  expect(put.mock.calls.map(([, , options]) => options)).toEqual([{ expirationTtl: 34_560_000 }])
})

test('an erasure that could not be written to KV is written by the next daily job', async () => {
  const { store } = leadParts()
  await store.add(lead(1))
  const erased = await eraseLeads(db, ana, await seen(1), iso())
  const failing = createErasedList({ put: () => Promise.reject(new Error('KV is down')) } as never)
  await failing.add(erased, iso())
  expect([await list.read(), logged.join()]).toEqual([[], expect.stringContaining('KV is down')])
  for (const _ of [1, 2]) await daily()
  expect(await list.read()).toEqual([uuid(1)])
})

test('the list of erasures is read from KV in batches of at most 100 entries', async () => {
  for (let number = 1; number <= 250; number++) await list.add([uuid(number)], iso())
  const get = vi.fn((keys: string[]) => CONTENT.get(keys))
  const paged = { get, list: (options: object) => CONTENT.list({ ...options, limit: 150 }) }
  expect(new Set(await createErasedList(paged as never).read()).size).toBe(250)
  expect(get.mock.calls.map(([keys]) => keys.length)).toEqual([100, 50, 100])
})

test('leads are erased again after a restore even if the list of erasures has a malformed entry', async () => {
  const { store } = leadParts()
  await store.add(lead(1))
  await CONTENT.put('erased:2026:x', '{"not": "a list"}')
  await list.add([uuid(1)], iso())
  await daily()
  expect([await ids(), logged.join()]).toEqual([[], expect.stringContaining('erased:2026:x')])
})

test("if KV fails in an isolate's first cron run, the next run erases leads again before sending emails", async () => {
  const { store } = leadParts()
  await store.add(lead(1))
  await list.add([uuid(1)], iso())
  const steps: string[] = []
  const sweep = async () => void steps.push(`mails ${(await ids()).length}`)
  const eraseAgain = vi.fn(daily).mockRejectedValueOnce(new Error('KV is down'))
  const run = eraseBeforeFirst(sweep, eraseAgain)
  for (const _ of [1, 2, 3]) await run()
  expect([steps, eraseAgain.mock.calls.length]).toEqual([['mails 1', 'mails 0', 'mails 0'], 2])
})
