import { beforeEach, expect, test } from 'vitest'
import {
  addRequests,
  ana,
  bob,
  db,
  doing,
  events,
  iso,
  mailRows,
  mailStates,
  meeting,
  rows,
  stored,
} from '#test/helpers/worker/appointments'
import { HOUR, lead, leadParts, MINUTE, uuid } from '#test/helpers/worker/lead-parts'
import { emptyStorage } from '#test/helpers/worker/storage'
import { readAppointmentNumbers } from '#worker/appointments/numbers'
import { act } from '#worker/desk/actions'
import { readNumbers } from '#worker/desk/numbers'

beforeEach(emptyStorage)

const START = '2026-03-05T15:00:00.000Z'
const END = '2026-03-05T16:00:00.000Z'
const contents = async () => (await mailRows()).map(({ content }) => JSON.parse(content))

test('a confirmed request is answered and closed, and its mails say what was confirmed', async () => {
  await addRequests([1], { name: 'Ana "Pérez"' })
  expect(await doing(1, meeting('confirm'), { version: '', at: iso(26 * HOUR) })).toMatchObject({ outcome: 'done' })
  expect(await stored(1)).toEqual({
    ...{ state: 'confirmed', place: 'dresden', starts_at: START, ends_at: END, colleague: ana.who, sequence: 0 },
    ...{ stamped_at: iso(26 * HOUR), confirmed_at: iso(26 * HOUR), remind_at: '2026-03-04T14:00:00.000Z' },
    ...{ list: 'closed', closed_as: 'appointment' },
  })
  const content = {
    visitor: { name: 'Ana "Pérez"', email: 'visitor-1@visitor.test', phone: '(740) 555-0199' },
    ...{ topic: 'Payroll', service: 'payroll', place: 'dresden', startsAt: START, endsAt: END },
    ...{ colleague: ana.who, sequence: 0, stampedAt: iso(26 * HOUR) },
  }
  expect(await mailStates()).toEqual(['visitor confirmed pending', 'colleague confirmed pending'])
  expect(await contents()).toEqual([content, content])
  expect(await events()).toEqual([{ who: ana.who, action: 'confirm', detail: `${START} 60 dresden ${ana.who}` }])
  expect((await readNumbers(db, ana, '2026-01-01')).weeks).toMatchObject([{ answered: 1, onTime: 1 }])
  const numbers = await readAppointmentNumbers(db, ana, '2026-01-01')
  expect(numbers.medianHours).toBe(26)
  expect(numbers.weeks).toMatchObject([{ key: '2026-03-02', requested: 1, confirmed: 1, moved: 0 }])
})

test('a move names the earlier time, and each move and cancellation has the next SEQUENCE. A later confirmation counts on', async () => {
  await addRequests([1])
  await doing(1, meeting('confirm'))
  await doing(1, meeting('move', { start: END }), { at: iso(MINUTE) })
  await doing(1, { action: 'cancel' }, { at: iso(2 * MINUTE) })
  expect(await stored(1)).toMatchObject({ state: 'canceled', remind_at: null, list: 'closed', closed_as: 'canceled' })
  expect(await doing(1, { action: 'cancel' })).toEqual({ outcome: 'refused' })
  await doing(1, meeting('confirm'), { at: iso(3 * MINUTE) })
  const found = (await mailRows()).filter(({ recipient }) => recipient === 'visitor')
  expect(found.map(({ kind, state }) => `${kind} ${state}`)).toEqual([
    ...['confirmed superseded', 'moved superseded', 'canceled superseded', 'confirmed pending'],
  ])
  expect(await stored(1)).toMatchObject({ sequence: 3, stamped_at: iso(3 * MINUTE), confirmed_at: iso() })
  expect((await readAppointmentNumbers(db, ana, '2026-01-01')).weeks).toEqual([
    { key: '2026-03-02', requested: 1, confirmed: 2, moved: 1, canceled: 1, canceledByVisitor: 0, noShow: 0 },
  ])
})

test('a move to another colleague invites the new one and cancels for the old one, once each', async () => {
  await addRequests([1])
  await doing(1, meeting('confirm'))
  await doing(1, meeting('move', { start: END, colleague: bob.who }))
  await doing(1, meeting('move', { start: END, colleague: 'cleo@firm.test' }))
  const unsent = (await mailRows()).filter(({ state }) => state === 'pending')
  const found = unsent.map(({ recipient, kind, content }) => {
    const { colleague, startsAt, sequence } = JSON.parse(content)
    return [recipient, kind, recipient === 'colleague' ? colleague : '', startsAt, sequence]
  })
  expect(found).toEqual([
    ['visitor', 'moved', '', END, 1],
    ['colleague', 'handed-over', ana.who, START, 1],
    ['colleague', 'confirmed', 'cleo@firm.test', END, 2],
    ['colleague', 'handed-over', bob.who, END, 2],
  ])
})

test.each([
  ['another start', { start: END }, ['moved'], START],
  ['another length', { minutes: 30 }, ['moved'], undefined],
  ['another place', { place: 'phone' }, ['moved'], undefined],
  ['another place and colleague', { place: 'phone', colleague: bob.who }, ['moved'], undefined],
  ['another colleague', { colleague: bob.who }, [], undefined],
  ['the same time', {}, ['confirmed'], undefined],
])('a move to %s, %j, mails the visitor %j with the earlier start %s', async (_what, more, kinds, movedFrom) => {
  await addRequests([1])
  await doing(1, meeting('confirm'))
  await leadParts().appointmentMails.deliverDue()
  await doing(1, meeting('move', more))
  const found = (await mailRows()).filter(({ recipient, state }) => recipient === 'visitor' && state === 'pending')
  expect(found.map(({ kind, content }) => [kind, JSON.parse(content).movedFrom])).toEqual(
    kinds.map((kind) => [kind, movedFrom]),
  )
})

test.each([
  ['the same office', { colleague: bob.who }, 'overlap'],
  ['the same colleague in another office', { place: 'pickerington' }, 'overlap'],
  ['the same colleague by phone', { place: 'phone' }, 'overlap'],
  ['another colleague by phone', { place: 'phone', colleague: bob.who }, 'done'],
  ['another colleague in another office', { place: 'pickerington', colleague: bob.who }, 'done'],
  ['the last minute of the other one', { start: '2026-03-05T15:59:00.000Z' }, 'overlap'],
  ['a meeting that ends one minute after the start of the other one', { start: '2026-03-05T14:01:00.000Z' }, 'overlap'],
  ['a long meeting around the other one', { start: '2026-03-05T13:00:00.000Z', minutes: 240 }, 'overlap'],
  ['the time right after', { start: END }, 'done'],
  ['the time right before', { start: '2026-03-05T14:00:00.000Z' }, 'done'],
])('beside an appointment in Dresden with ana, a confirmation for %s is %j: %s', async (_what, more, outcome) => {
  await addRequests([1, 2])
  await doing(1, meeting('confirm', { minutes: 60 }))
  expect(await doing(2, meeting('confirm', more), { scope: bob })).toMatchObject({ outcome })
})

test('two calls by phone of two colleagues may be at the same time, and a canceled appointment occupies nothing', async () => {
  await addRequests([1, 2, 3])
  await doing(1, meeting('confirm', { place: 'phone' }))
  expect(await doing(2, meeting('confirm', { place: 'phone', colleague: bob.who }))).toMatchObject({ outcome: 'done' })
  expect(await doing(3, meeting('confirm'))).toMatchObject({ outcome: 'overlap' })
  await doing(1, { action: 'cancel' })
  expect(await doing(3, meeting('confirm'))).toMatchObject({ outcome: 'done' })
})

test('a move within its own time does not overlap with itself', async () => {
  await addRequests([1])
  await doing(1, meeting('confirm'))
  expect(await doing(1, meeting('move', { start: '2026-03-05T15:30:00.000Z' }))).toMatchObject({ outcome: 'done' })
})

test('an overlap shows who has the time, but no visitor of a brand outside the colleague’s scope', async () => {
  await addRequests([1], { brand: 'brownco', name: 'Secret Visitor' })
  await addRequests([2, 3])
  await doing(1, meeting('confirm'))
  await doing(2, meeting('confirm', { start: '2026-03-05T15:30:00.000Z', place: 'video', colleague: bob.who }))
  const scope = { who: bob.who, brands: ['dresdentax'] }
  const result = await doing(3, meeting('confirm', { start: '2026-03-05T15:45:00.000Z', colleague: bob.who }), {
    scope,
  })
  expect(result).toEqual({
    outcome: 'overlap',
    overlaps: [
      expect.objectContaining({
        lead: '',
        name: '',
        topic: '',
        startsAt: START,
        endsAt: END,
        colleague: ana.who,
        place: 'dresden',
      }),
      expect.objectContaining({ lead: uuid(2), name: 'Visitor 2', colleague: bob.who, place: 'video' }),
    ],
  })
  expect(JSON.stringify(result)).not.toContain('Secret')
  expect(await doing(1, { action: 'cancel' }, { scope })).toEqual({ outcome: 'missing' })
})

test('an override is stored and is in the event, unless the time was free', async () => {
  await addRequests([1, 2])
  await doing(1, meeting('confirm', { override: true }))
  expect(await doing(2, meeting('confirm', { override: true }), { version: '' })).toMatchObject({ outcome: 'done' })
  expect((await events()).map(({ detail }) => detail.endsWith(' override'))).toEqual([false, true])
  expect(await rows(`SELECT lead FROM appointments WHERE state = 'confirmed'`)).toHaveLength(2)
})

test('a no-show is recorded only after the start, and nobody gets a mail about it', async () => {
  await addRequests([1])
  await doing(1, meeting('confirm'))
  const { appointmentMails } = leadParts()
  await appointmentMails.deliverDue()
  expect(await doing(1, { action: 'no-show' }, { at: '2026-03-05T14:59:59.999Z' })).toEqual({ outcome: 'refused' })
  expect(await doing(1, { action: 'no-show' }, { at: START })).toMatchObject({ outcome: 'done' })
  expect(await stored(1)).toMatchObject({ state: 'no-show', list: 'closed', closed_as: 'no-show', sequence: 0 })
  expect(await mailRows()).toHaveLength(2)
  expect(await doing(1, meeting('confirm', { start: '2026-03-09T14:00:00.000Z' }), { at: END })).toMatchObject({
    outcome: 'done',
  })
})

test.each([
  ['a time in the past', meeting('confirm', { start: '2026-03-02T14:00:00.000Z' })],
  ['a meeting of five hours', meeting('confirm', { minutes: 300 })],
  ['a move without a confirmed time', meeting('move')],
  ['a cancellation without a confirmed time', { action: 'cancel' as const }],
])('%s is refused', async (_what, action) => {
  await addRequests([1])
  expect(await doing(1, action)).toEqual({ outcome: 'refused' })
  expect(await mailRows()).toEqual([])
})

test('a request that is held back or closed is not confirmed, and one that is reopened is', async () => {
  await addRequests([1], { list: 'held' })
  await addRequests([2])
  expect(await doing(1, meeting('confirm'))).toEqual({ outcome: 'refused' })
  await act(db, ana, { id: uuid(2), action: { action: 'answered', way: 'phone' } }, iso())
  expect(await doing(2, meeting('confirm'))).toEqual({ outcome: 'refused' })
  await act(db, ana, { id: uuid(2), action: { action: 'reopen' } }, iso())
  expect(await doing(2, meeting('confirm'))).toMatchObject({ outcome: 'done' })
})

test('a request that was held back is counted only once it is released', async () => {
  const { store } = leadParts()
  const request = { service: 'payroll', place: 'phone', minutes: 60, wishes: [] }
  await store.add(lead(1, { reasons: ['links'], request }))
  const weeks = async () => (await readAppointmentNumbers(db, ana, '2026-01-01')).weeks
  expect(await weeks()).toEqual([])
  await act(db, ana, { id: uuid(1), action: { action: 'release' } }, iso())
  expect(await weeks()).toMatchObject([{ key: '2026-03-02', requested: 1 }])
  expect(await doing(1, meeting('confirm'))).toMatchObject({ outcome: 'done' })
  expect(await weeks()).toMatchObject([{ requested: 1, confirmed: 1 }])
})

test('a lead without a request has no appointment, and an unknown lead is missing', async () => {
  const { store } = leadParts()
  await store.add(lead(1))
  expect(await doing(1, meeting('confirm'))).toEqual({ outcome: 'refused' })
  expect(await doing(2, meeting('confirm'))).toEqual({ outcome: 'missing' })
})

test('an action on a version that somebody else changed is refused, also if only the lead was changed', async () => {
  await addRequests([1])
  await act(db, bob, { id: uuid(1), action: { action: 'take' } }, iso())
  expect(await doing(1, meeting('confirm'), { version: '' })).toEqual({ outcome: 'changed' })
})
