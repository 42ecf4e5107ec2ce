import { beforeEach, expect, test, vi } from 'vitest'
import type { Attempt } from '#worker/leads/lead'
import { HOUR, lead, leadParts, MINUTE, START, sql, theLead, uuid } from './lead-parts'
import { emptyStorage, leads } from './storage'

beforeEach(emptyStorage)

const iso = (offset: number) => new Date(START + offset).toISOString()

function taken(attempts = 1): Attempt {
  return { id: uuid(1), attempts, state: 'sent', nextAttemptAt: null, error: null, sentAt: iso(0), unsure: 0 }
}

test('a lead is due at once and given three days', async () => {
  const { store } = leadParts()
  await store.add(
    lead(1, { masked: ['ssn', 'card'], source: { page: '/p', referrerHost: 'a.test', campaign: { utm_source: 'x' } } }),
  )
  expect(await theLead()).toMatchObject({
    state: 'pending',
    next_attempt_at: iso(0),
    give_up_at: iso(72 * HOUR),
    attempts: 0,
    masked: 'ssn card',
  })
  expect(await store.claim(5)).toMatchObject([
    {
      ...{ id: uuid(1), attempts: 1, unsure: 0, masked: ['ssn', 'card'], createdAt: iso(0), giveUpAt: iso(72 * HOUR) },
      source: { page: '/p', referrerHost: 'a.test', campaign: { utm_source: 'x' } },
    },
  ])
})

test('adding the same lead again changes nothing, whether by its id or by its key', async () => {
  const { store } = leadParts()
  await store.add(lead(1))
  await store.add(lead(1))
  await store.add(lead(2, { idempotencyKey: 'key-1' }))
  await store.add(lead(3, { id: uuid(1), idempotencyKey: 'another' }))
  expect(await theLead()).toMatchObject({ id: uuid(1), message: 'Question 1' })
})

test('a lead with reasons is quarantined, goes to nobody, and is due once it is released', async () => {
  const { store, clock } = leadParts()
  await store.add(lead(1, { reasons: ['honeypot', 'links'] }))
  expect(await theLead()).toMatchObject({ state: 'quarantined', reasons: 'honeypot links', next_attempt_at: null })
  expect([await store.claim(5), await store.claimOne(uuid(1))]).toEqual([[], []])
  clock.now += HOUR
  await store.release(uuid(1))
  expect(await theLead()).toMatchObject({
    state: 'pending',
    next_attempt_at: iso(HOUR),
    give_up_at: iso(73 * HOUR),
    released_at: iso(HOUR),
  })
  expect(await store.claimOne(uuid(1))).toHaveLength(1)
})

test('releasing what is not quarantined changes nothing', async () => {
  const { store } = leadParts()
  await store.add(lead(1))
  await store.claim(1)
  await store.record([taken()])
  await store.release(uuid(1))
  expect(await theLead()).toMatchObject({ state: 'sent' })
})

test('a row that cannot be read fails and is named, and holds up none of its batch', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { store, sweep, daily, mailer } = leadParts()
  for (let number = 1; number <= 3; number++) await store.add(lead(number))
  await sql(`UPDATE leads SET brand = 'no-more' WHERE id = '${uuid(2)}'`)
  await sweep()
  expect((await leads()).map(({ state }) => state)).toEqual(['sent', 'failed', 'sent'])
  expect((await leads())[1]).toMatchObject({ last_error: 'unreadable', lease_until: null })
  expect(logged.mock.calls.join()).toMatch(new RegExp(`lead-unreadable.*${uuid(2)}`))
  expect(logged.mock.calls.join()).not.toMatch(/Ana|visitor.test/)
  // Staff hear of it by both ways.
  expect(mailer.alerts).toMatchObject([{ leads: [{ id: uuid(2), brand: 'no-more', lastError: 'unreadable' }] }])
  await daily()
  expect(mailer.digests).toMatchObject([{ failed: [{ id: uuid(2) }] }])
  logged.mockRestore()
})

test('two sweeps that claim at once never get one lead both', async () => {
  const { store } = leadParts()
  const other = leadParts().store
  for (let number = 0; number < 40; number++) await store.add(lead(number))
  const claims = await Promise.all([store, other, store, other, store, other].map((one) => one.claim(9)))
  const ids = claims.flat().map(({ id }) => id)
  expect([ids.length, new Set(ids).size]).toEqual([40, 40])
  expect((await leads()).map(({ attempts }) => attempts)).toEqual(Array.from({ length: 40 }, () => 1))
})

test('what waits longest is claimed first', async () => {
  const { store, clock } = leadParts()
  await store.add(lead(1))
  clock.now += 1
  await store.add(lead(2))
  clock.now += 1
  expect((await store.claim(1)).map(({ id }) => id)).toEqual([uuid(1)])
})

test('what is not due yet is left alone', async () => {
  const { store, clock } = leadParts()
  await store.add(lead(1))
  await store.claim(1)
  await store.record([{ ...taken(), state: 'pending', nextAttemptAt: iso(MINUTE), error: 'HTTP 500', sentAt: null }])
  expect(await theLead()).toMatchObject({ state: 'pending', last_error: 'HTTP 500', lease_until: null })
  expect([await store.claim(1), await store.claimOne(uuid(1))]).toEqual([[], []])
  clock.now += MINUTE
  expect(await store.claimOne(uuid(1))).toMatchObject([{ attempts: 2, unsure: 0 }])
})

test('a lease that ends is taken over by the next, who knows that a mail may have gone out', async () => {
  const { store, clock } = leadParts()
  await store.add(lead(1))
  await store.claim(1)
  clock.now += 2 * MINUTE - 1
  expect(await store.claim(1)).toEqual([])
  clock.now += 1
  expect(await store.claim(1)).toMatchObject([{ attempts: 2, unsure: 1 }])
})

test('a worker that comes late does not overwrite what a later one is at or has done', async () => {
  const { store, clock } = leadParts()
  await store.add(lead(1))
  await store.claim(1)
  clock.now += 2 * MINUTE
  await store.claim(1)
  expect(await store.record([{ ...taken(1), state: 'failed' }])).toEqual([])
  expect(await theLead()).toMatchObject({ state: 'sending', attempts: 2 })
  expect(await store.record([taken(2)])).toEqual([uuid(1)])
  expect(await store.record([{ ...taken(2), state: 'pending' }])).toEqual([])
  expect(await theLead()).toMatchObject({ state: 'sent', sent_at: iso(0) })
})

test('a late worker whose lease nobody took over is still heard', async () => {
  const { store, clock } = leadParts()
  await store.add(lead(1))
  await store.claim(1)
  clock.now += HOUR
  expect(await store.record([taken()])).toEqual([uuid(1)])
})

test('attempts nobody knows the end of add up', async () => {
  const { store } = leadParts()
  await store.add(lead(1))
  await store.claim(1)
  await store.record([
    { ...taken(), state: 'pending', nextAttemptAt: iso(0), sentAt: null, error: 'timeout', unsure: 1 },
  ])
  expect(await store.claim(1)).toMatchObject([{ attempts: 2, unsure: 1 }])
})

test('a lead that was mailed before it was stored is not sent again, even where the lost write had come through', async () => {
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

test('what is settled goes after its time, what waits stays', async () => {
  const { store, clock } = leadParts()
  for (let number = 1; number <= 5; number++) await store.add(lead(number))
  const states = ['sent', 'quarantined', 'failed', 'pending', 'sending']
  for (const [index, state] of states.entries())
    await sql(`UPDATE leads SET state = '${state}' WHERE id = '${uuid(index + 1)}'`)
  clock.now += 180 * 24 * HOUR
  expect(await store.erase(180 * 24 * HOUR)).toEqual([])
  clock.now += 1
  expect((await store.erase(180 * 24 * HOUR)).sort()).toEqual(['failed', 'quarantined', 'sent'])
  expect((await leads()).map(({ state }) => state)).toEqual(['pending', 'sending'])
})

test('of a lead that went out late the time counts from then', async () => {
  const { store, clock } = leadParts()
  await store.add(lead(1))
  await sql(`UPDATE leads SET state = 'sent', sent_at = '${iso(10 * 24 * HOUR)}'`)
  clock.now += 185 * 24 * HOUR
  expect(await store.erase(180 * 24 * HOUR)).toEqual([])
})
