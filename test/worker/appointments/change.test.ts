import { beforeEach, expect, test } from 'vitest'
import { addRequests, ana, bob, db, doing, iso, meeting } from '#test/helpers/worker/appointments.ts'
import { leadParts, runSql, uuid } from '#test/helpers/worker/lead-parts.ts'
import { emptyStorage, mailRows } from '#test/helpers/worker/storage.ts'
import { act } from '#worker/desk/actions.ts'

beforeEach(emptyStorage)

const START = '2026-03-05T15:00:00.000Z'
const END = '2026-03-05T16:00:00.000Z'

test('after an appointment is reassigned twice, only the staff member already invited by email gets a cancellation', async () => {
  await addRequests([1])
  await doing(1, meeting('confirm'))
  await runSql('UPDATE mails SET attempts = 1')
  await doing(1, meeting('move', { start: END, colleague: bob.who }))
  await doing(1, meeting('move', { start: END, colleague: 'cleo@firm.test' }))
  const unsent = (await mailRows()).filter(({ state }) => state === 'due')
  const found = unsent.map(({ recipient, kind, content }) => {
    const { colleague, startsAt, sequence } = JSON.parse(content)
    return [recipient, kind, recipient === 'colleague' ? colleague : '', startsAt, sequence]
  })
  expect(found).toEqual([
    ['visitor', 'moved', '', END, 1],
    ['colleague', 'handed-over', ana.who, START, 1],
    ['colleague', 'confirmed', 'cleo@firm.test', END, 2],
  ])
})

test.each([
  ['another start time', { start: END }, ['moved'], START],
  ['another length', { minutes: 30 }, ['moved'], undefined],
  ['another place', { place: 'phone' }, ['moved'], undefined],
  ['another place and colleague', { place: 'phone', colleague: bob.who }, ['moved'], undefined],
  ['another colleague', { colleague: bob.who }, [], undefined],
  ['the same time', {}, ['confirmed'], undefined],
])('updating an appointment with %s (%j) queues the visitor emails %j', async (_what, more, kinds, movedFrom) => {
  await addRequests([1])
  await doing(1, meeting('confirm'))
  await leadParts().sweep()
  await doing(1, meeting('move', more))
  const found = (await mailRows()).filter(({ recipient, state }) => recipient === 'visitor' && state === 'due')
  expect(found.map(({ kind, content }) => [kind, JSON.parse(content).movedFrom])).toEqual(
    kinds.map((kind) => [kind, movedFrom]),
  )
})

test.each([
  ['the same office', { colleague: bob.who }, 'overlap'],
  ['the same staff member in another office', { place: 'pickerington' }, 'overlap'],
  ['the same staff member by phone', { place: 'phone' }, 'overlap'],
  ['another staff member by phone', { place: 'phone', colleague: bob.who }, 'done'],
  ['another staff member in another office', { place: 'pickerington', colleague: bob.who }, 'done'],
  ['a start in the last minute of the other appointment', { start: '2026-03-05T15:59:00.000Z' }, 'overlap'],
  ['a meeting that ends a minute after the other appointment starts', { start: '2026-03-05T14:01:00.000Z' }, 'overlap'],
  ['a meeting that encloses the other appointment', { start: '2026-03-05T13:00:00.000Z', minutes: 240 }, 'overlap'],
  ['the time right after', { start: END }, 'done'],
  ['the time right before', { start: '2026-03-05T14:00:00.000Z' }, 'done'],
])('if an appointment in Dresden exists, confirming another for %s (%j) returns "%s"', async (_what, more, outcome) => {
  await addRequests([1, 2])
  await doing(1, meeting('confirm', { minutes: 60 }))
  expect(await doing(2, meeting('confirm', more), { scope: bob })).toMatchObject({ outcome })
})

test.each([
  ['confirming an appointment request for a past time', meeting('confirm', { start: '2026-03-02T14:00:00.000Z' })],
  ['confirming an appointment request for a five-hour meeting', meeting('confirm', { minutes: 300 })],
  ['rescheduling an appointment request without a confirmed time', meeting('move')],
  ['canceling an appointment request without a confirmed time', { action: 'cancel' as const }],
])('%s returns "refused"', async (_what, action) => {
  await addRequests([1])
  expect(await doing(1, action)).toEqual({ outcome: 'refused' })
  expect(await mailRows()).toEqual([])
})

test('confirming a quarantined or closed appointment request returns "refused"', async () => {
  await addRequests([1], { list: 'held' })
  await addRequests([2])
  expect(await doing(1, meeting('confirm'))).toEqual({ outcome: 'refused' })
  await act(db, ana, { id: uuid(2), action: { action: 'answered', way: 'phone' } }, iso())
  expect(await doing(2, meeting('confirm'))).toEqual({ outcome: 'refused' })
  await act(db, ana, { id: uuid(2), action: { action: 'reopen' } }, iso())
  expect(await doing(2, meeting('confirm'))).toMatchObject({ outcome: 'done' })
})
