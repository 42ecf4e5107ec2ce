import { beforeEach, expect, test, vi } from 'vitest'
import type { BrandId } from '#shared/brand-id'
import { lead, leadParts, MINUTE, onlyLead, runSql, START, uuid } from '#test/helpers/worker/lead-parts'
import { emptyStorage, leads } from '#test/helpers/worker/storage'
import type { Attempt } from '#worker/leads/lead'

beforeEach(emptyStorage)

const iso = (offset: number) => new Date(START + offset).toISOString()

function sentAttempt(attempts = 1): Attempt {
  return { id: uuid(1), attempts, state: 'sent', nextAttemptAt: null, error: null, sentAt: iso(0), unsure: 0 }
}

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
