import { beforeEach, expect, test } from 'vitest'
import {
  addRequests,
  ana,
  bob,
  doing,
  events,
  iso,
  mailStates,
  meeting,
  rows,
  stored,
} from '#test/helpers/worker/appointments.ts'
import { seededRandom } from '#test/helpers/worker/lead-faults.ts'
import { leadParts, MINUTE, runSql, uuid } from '#test/helpers/worker/lead-parts.ts'
import { emptyStorage, mailRows } from '#test/helpers/worker/storage.ts'

beforeEach(emptyStorage)

const SEED = 20_261_123
const REQUESTS = 1_000

const OVERLAPS = `SELECT one.lead FROM appointments AS one JOIN appointments AS other
  ON one.lead < other.lead AND one.starts_at < other.ends_at AND one.ends_at > other.starts_at
  AND (one.colleague = other.colleague OR one.place = other.place AND one.place NOT IN ('phone', 'video'))
  WHERE one.state = 'confirmed' AND other.state = 'confirmed'`

test('1,000 concurrent confirmations of appointment requests do not create overlapping appointments', async () => {
  const random = seededRandom(SEED)
  const pick = <T>(values: readonly T[]) => values[Math.floor(random() * values.length)] as T
  const numbers = Array.from({ length: REQUESTS }, (_, number) => number)
  const brands = ['dresdentax', 'brownco', 'payroll']
  await addRequests(numbers, (number) => ({ brand: `${brands[number % 3]}` }))
  const first = Date.parse('2026-03-05T14:00:00.000Z')
  const outcomes: Record<string, number> = {}
  const won: number[] = []
  const results = await Promise.all(
    numbers.map((number) => {
      const at = first + Math.floor(random() * 5) * 24 * 60 * MINUTE + Math.floor(random() * 32) * 15 * MINUTE
      const place = pick(['dresden', 'pickerington', 'phone', 'video'])
      const colleague = pick([ana.who, bob.who, 'cleo@firm.test', 'dan@firm.test'])
      const time = { start: new Date(at).toISOString(), minutes: pick([15, 30, 45, 60, 90, 240]), place, colleague }
      return doing(number, meeting('confirm', time), { version: '' })
    }),
  )
  for (const [number, result] of results.entries()) {
    outcomes[result.outcome] = (outcomes[result.outcome] ?? 0) + 1
    if (result.outcome === 'done') won.push(number)
    if (result.outcome === 'overlap') expect(result.overlaps.length).toBeGreaterThan(0)
  }
  expect(Object.keys(outcomes).sort()).toEqual(['done', 'overlap'])
  expect(won.length).toBeGreaterThan(50)
  expect(await rows(OVERLAPS)).toEqual([])
  const confirmed = await rows<{ lead: string }>(
    `SELECT lead FROM appointments WHERE state = 'confirmed' ORDER BY lead`,
  )
  expect(confirmed.map(({ lead }) => lead)).toEqual(won.map(uuid))
  expect(await events()).toHaveLength(won.length)

  const { sweep, mailer } = leadParts()
  while ((await mailRows()).some(({ state }) => state !== 'accepted')) await Promise.all([sweep(), sweep()])
  const queued = await mailRows()
  const ids = mailer.sent.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  const sent = queued
    .filter(({ id }) => ids.includes(id))
    .map(({ lead, recipient, kind }) => `${lead} ${recipient} ${kind}`)
    .sort()
  expect(sent).toEqual(won.flatMap((number) => ['colleague', 'visitor'].map((to) => `${uuid(number)} ${to} confirmed`)))
})

test('of two concurrent confirmations of one appointment request, one returns "done" and one returns "changed"', async () => {
  for (let number = 0; number < 20; number++) {
    await addRequests([number])
    const start = new Date(Date.parse('2026-03-05T15:00:00.000Z') + number * 60 * MINUTE).toISOString()
    const results = await Promise.all(
      [ana, bob].map((scope) =>
        doing(number, meeting('confirm', { start, colleague: scope.who }), { scope, version: '' }),
      ),
    )
    expect(results.map(({ outcome }) => outcome).sort()).toEqual(['changed', 'done'])
  }
  expect(await mailRows()).toHaveLength(40)
  expect(await events()).toHaveLength(20)
})

test('two concurrent confirmations by the same staff member queue only one email per recipient', async () => {
  await addRequests([1])
  const results = await Promise.all([1, 2].map(() => doing(1, meeting('confirm'), { version: '' })))
  expect(results.map(({ outcome }) => outcome).sort()).toEqual(['changed', 'done'])
  expect(await doing(1, meeting('confirm'), { version: '' })).toEqual({ outcome: 'changed' })
  expect(await doing(1, meeting('confirm'))).toEqual({ outcome: 'refused' })
  expect(await mailStates()).toEqual(['visitor confirmed due', 'colleague confirmed due'])
  expect(await stored(1)).toMatchObject({ sequence: 0, stamped_at: iso() })
})

test('if an appointment is rescheduled and canceled concurrently, only one action returns "done"', async () => {
  const winners = new Set<string>()
  for (let number = 0; number < 20; number++) {
    await addRequests([number])
    const hour = (offset: number) =>
      new Date(Date.parse('2026-03-05T05:00:00.000Z') + (number * 2 + offset) * 60 * MINUTE).toISOString()
    const confirmed = await doing(number, meeting('confirm', { start: hour(0) }))
    const version = confirmed.outcome === 'done' ? confirmed.version : ''
    // The worker sends a cancellation only to people whom it has tried to invite.
    await runSql('UPDATE mails SET attempts = 1')
    const move = () => doing(number, meeting('move', { start: hour(1) }), { version })
    const cancel = () => doing(number, { action: 'cancel' }, { scope: bob, version })
    const [first, second] = await Promise.all(number % 2 ? [cancel(), move()] : [move(), cancel()])
    expect([first.outcome, second.outcome].sort()).toEqual(['changed', 'done'])
    const isMoved = (number % 2 ? second : first).outcome === 'done'
    winners.add(`${isMoved}`)
    expect(await stored(number)).toMatchObject({ state: isMoved ? 'confirmed' : 'canceled', sequence: 1 })
    const queued = (await mailRows()).filter(({ lead, state }) => lead === uuid(number) && state === 'due')
    expect(queued.map(({ kind }) => kind)).toEqual(isMoved ? ['moved', 'moved'] : ['canceled', 'canceled'])
  }
  expect(winners.size).toBe(2)
})
