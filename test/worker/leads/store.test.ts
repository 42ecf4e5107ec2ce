import { beforeEach, expect, test, vi } from 'vitest'
import type { BrandId } from '#shared/brand-id'
import { HOUR, lead, leadParts, MINUTE, onlyLead, runSql, START, uuid } from '#test/helpers/worker/lead-parts'
import { emptyStorage, leads } from '#test/helpers/worker/storage'
import type { Attempt } from '#worker/leads/lead'

beforeEach(emptyStorage)

const iso = (offset: number) => new Date(START + offset).toISOString()

function sentAttempt(attempts = 1): Attempt {
  return { id: uuid(1), attempts, state: 'sent', nextAttemptAt: null, error: null, sentAt: iso(0), unsure: 0 }
}

test('a new lead is due at once and fails after three days', async () => {
  const { store } = leadParts()
  await store.add(
    lead(1, {
      masked: ['ssn', 'card'],
      source: { page: '/p', from: '', referrerHost: 'a.test', campaign: { utm_source: 'x' } },
    }),
  )
  expect(await onlyLead()).toMatchObject({
    state: 'pending',
    next_attempt_at: iso(0),
    give_up_at: iso(72 * HOUR),
    attempts: 0,
    masked: 'ssn card',
  })
  expect(await store.claim(5)).toMatchObject([
    {
      ...{ id: uuid(1), attempts: 1, unsure: 0, masked: ['ssn', 'card'], createdAt: iso(0), giveUpAt: iso(72 * HOUR) },
      source: { page: '/p', from: '', referrerHost: 'a.test', campaign: { utm_source: 'x' } },
    },
  ])
})

test('adding a lead with a stored id or idempotency key changes nothing', async () => {
  const { store } = leadParts()
  await store.add(lead(1))
  await store.add(lead(1))
  await store.add(lead(2, { idempotencyKey: 'key-1' }))
  await store.add(lead(3, { id: uuid(1), idempotencyKey: 'another' }))
  expect(await onlyLead()).toMatchObject({ id: uuid(1), message: 'Question 1' })
})

test('a lead with reasons is quarantined and cannot be claimed until it is released', async () => {
  const { store, clock } = leadParts()
  await store.add(lead(1, { reasons: ['honeypot', 'links'] }))
  expect(await onlyLead()).toMatchObject({ state: 'quarantined', reasons: 'honeypot links', next_attempt_at: null })
  expect([await store.claim(5), await store.claimOne(uuid(1))]).toEqual([[], []])
  clock.now += HOUR
  await store.release(uuid(1))
  expect(await onlyLead()).toMatchObject({
    state: 'pending',
    next_attempt_at: iso(HOUR),
    give_up_at: iso(73 * HOUR),
    released_at: iso(HOUR),
  })
  expect(await store.claimOne(uuid(1))).toHaveLength(1)
})

test('an unreadable row fails, is in the alert, and does not block its batch', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { store, sweep, mailer } = leadParts()
  await store.add(lead(1))
  await store.add(lead(2, { brand: 'no-more' as BrandId }))
  await store.add(lead(3))
  await sweep()
  expect((await leads()).map(({ state }) => state)).toEqual(['sent', 'failed', 'sent'])
  expect((await leads())[1]).toMatchObject({ last_error: 'unreadable', lease_until: null })
  expect(logged.mock.calls.join()).toMatch(new RegExp(`lead-unreadable.*${uuid(2)}`))
  expect(logged.mock.calls.join()).not.toMatch(/Ana|visitor.test/)
  expect(mailer.alerts).toMatchObject([{ leads: [{ id: uuid(2), brand: 'no-more', lastError: 'unreadable' }] }])
  logged.mockRestore()
})

test('a lead whose request is malformed is delivered without it', async () => {
  const { store } = leadParts()
  await store.add(lead(1))
  await runSql(`UPDATE leads SET request = '{'`)
  expect(await store.claim(1)).toMatchObject([{ id: uuid(1), request: undefined }])
})

test('a lead cannot be claimed before its next attempt is due', async () => {
  const { store, clock } = leadParts()
  await store.add(lead(1))
  await store.claim(1)
  await store.record([
    { ...sentAttempt(), state: 'pending', nextAttemptAt: iso(MINUTE), error: 'HTTP 500', sentAt: null },
  ])
  expect(await onlyLead()).toMatchObject({ state: 'pending', last_error: 'HTTP 500', lease_until: null })
  expect([await store.claim(1), await store.claimOne(uuid(1))]).toEqual([[], []])
  clock.now += MINUTE
  expect(await store.claimOne(uuid(1))).toMatchObject([{ attempts: 2, unsure: 0 }])
})

test('after its lease expires, a lead can be claimed again and counts one attempt with an unknown outcome', async () => {
  const { store, clock } = leadParts()
  await store.add(lead(1))
  await store.claim(1)
  clock.now += 2 * MINUTE - 1
  expect(await store.claim(1)).toEqual([])
  clock.now += 1
  expect(await store.claim(1)).toMatchObject([{ attempts: 2, unsure: 1 }])
})

test('the record of an expired lease does not overwrite a later claim or its result', async () => {
  const { store, clock } = leadParts()
  await store.add(lead(1))
  await store.claim(1)
  clock.now += 2 * MINUTE
  await store.claim(1)
  expect(await store.record([{ ...sentAttempt(1), state: 'failed' }])).toEqual([])
  expect(await onlyLead()).toMatchObject({ state: 'sending', attempts: 2 })
  expect(await store.record([sentAttempt(2)])).toEqual([uuid(1)])
  expect(await store.record([{ ...sentAttempt(2), state: 'pending' }])).toEqual([])
  expect(await onlyLead()).toMatchObject({ state: 'sent', sent_at: iso(0) })
})

test('a mailed lead can be stored as sent even if an earlier write already stored it as pending', async () => {
  const { store } = leadParts()
  await store.add(lead(1))
  await store.addSent(lead(1))
  await store.addSent(lead(2))
  await store.addSent(lead(3, { idempotencyKey: 'key-2' }))
  expect((await leads()).map(({ id, state }) => [id, state])).toEqual([
    [uuid(1), 'sent'],
    [uuid(2), 'sent'],
  ])
})
