import { expect, test } from 'vitest'
import { lead, leadParts, MINUTE, rejected, START, unknownOutcome, uuid } from '#test/helpers/worker/lead-parts'
import { logged, setUpSite } from '#test/helpers/worker/set-up-site'
import { DB, leads } from '#test/helpers/worker/storage'
import { act } from '#worker/desk/actions'
import { d1Database } from '#worker/desk/database'
import type { NewLead } from '#worker/leads/lead'

setUpSite()

type Parts = ReturnType<typeof leadParts>

/** Stores a lead as of now that the spam check holds back. */
function addHeld({ store, clock }: Parts, number: number, more: Partial<NewLead> = {}) {
  return store.add(lead(number, { createdAt: new Date(clock.now).toISOString(), reasons: ['links'], ...more }))
}

const mailed = ({ mailer }: Parts) =>
  mailer.heldBackMails.map(({ brand, leads, total }) => [brand, leads.map(({ id }) => Number(id.slice(-4))), total])

async function sweepFor(parts: Parts, minutes: number) {
  for (let minute = 0; minute < minutes; minute++) {
    await parts.sweep()
    parts.clock.now += MINUTE
  }
}

test('the first held-back lead of a brand is mailed at once, and those of the next hour together', async () => {
  const parts = leadParts()
  await addHeld(parts, 1, { reasons: ['links', 'seo'], phone: '(740) 555-0100' })
  await parts.sweep()
  expect(mailed(parts)).toEqual([['dresdentax', [1], 1]])
  expect(parts.mailer.heldBackMails[0]?.leads[0]).toMatchObject({
    email: 'ana@visitor.test',
    phone: '(740) 555-0100',
    message: 'Question 1',
    reasons: ['links', 'seo'],
  })
  parts.clock.now += MINUTE
  await addHeld(parts, 2)
  await addHeld(parts, 3, { brand: 'payroll' })
  await sweepFor(parts, 30)
  await addHeld(parts, 4)
  await sweepFor(parts, 180)
  expect(mailed(parts)).toEqual([
    ['dresdentax', [1], 1],
    ['payroll', [3], 1],
    ['dresdentax', [2, 4], 2],
  ])
})

test('a mail quotes ten leads, counts the others, and reports none of them again', async () => {
  const parts = leadParts()
  for (let number = 1; number <= 13; number++) await addHeld(parts, number)
  await sweepFor(parts, 130)
  expect(mailed(parts)).toEqual([['dresdentax', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 13]])
})

test('a lead that waits for Turnstile is not mailed before its answer can have come', async () => {
  const parts = leadParts()
  await addHeld(parts, 1, { reasons: ['turnstile-unchecked'] })
  await addHeld(parts, 2, { reasons: ['turnstile-unchecked'] })
  await sweepFor(parts, 2)
  expect(mailed(parts)).toEqual([])
  await parts.store.release(uuid(1))
  await parts.sweep()
  expect(mailed(parts)).toEqual([['dresdentax', [2], 1]])
})

test('leads held back in a flood are in the flood alert only', async () => {
  const parts = leadParts()
  await addHeld(parts, 1, { reasons: ['flood', 'links'] })
  await sweepFor(parts, 5)
  expect([mailed(parts), parts.mailer.alerts.map(({ why }) => why)]).toEqual([[], ['flood']])
})

test('a rejected mail is sent again by the next run, and one with an unknown outcome after an hour', async () => {
  const parts = leadParts()
  await addHeld(parts, 1)
  parts.mailer.staffOutcome = () => rejected()
  await sweepFor(parts, 2)
  parts.mailer.staffOutcome = () => unknownOutcome
  await sweepFor(parts, 60)
  expect(mailed(parts)).toHaveLength(3)
  parts.mailer.staffOutcome = () => ({ outcome: 'accepted' })
  await sweepFor(parts, 120)
  expect(mailed(parts)).toHaveLength(4)
  expect(logged.join()).toContain('held-back-mail-not-sent')
})

test('two sweeps at once send one mail', async () => {
  const parts = leadParts()
  await addHeld(parts, 1)
  const other = leadParts()
  await Promise.all([parts.sweep(), other.sweep()])
  expect([...mailed(parts), ...mailed(other)]).toEqual([['dresdentax', [1], 1]])
})

test('after staff release a lead that was mailed, within the hour a second one still waits', async () => {
  const parts = leadParts()
  const ana = { who: 'ana@firm.test', brands: undefined }
  await addHeld(parts, 1)
  await sweepFor(parts, 1)
  const now = new Date(parts.clock.now).toISOString()
  await act(d1Database(DB), ana, { id: uuid(1), action: { action: 'release' } }, now)
  await addHeld(parts, 2)
  await sweepFor(parts, 30)
  expect(mailed(parts)).toHaveLength(1)
})

test('a mailed lead that Turnstile’s answer releases late gets an alert if its own mail fails', async () => {
  const parts = leadParts()
  await addHeld(parts, 1, { reasons: ['turnstile-unchecked'] })
  parts.clock.now += 3 * MINUTE
  await parts.sweep()
  await parts.store.release(uuid(1))
  parts.mailer.outcomeOf = () => rejected()
  for (; (await leads())[0]?.state === 'pending'; parts.clock.now += 6 * 60 * MINUTE) await parts.sweep()
  expect(parts.mailer.alerts.map(({ why }) => why)).toEqual(['failed'])
})

test('the report of one lead reads none of 2,000 that were mailed before', async () => {
  const parts = leadParts()
  await DB.prepare(
    `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 2000)
     INSERT INTO leads (id, brand, name, email, phone, service, message, form_type, created_at, state, list, reasons, alerted_at)
     SELECT 'lead-' || n, 'payroll', '', '', '', '', '', '', ?1, 'quarantined', 'held', 'links', ?1 FROM numbers`,
  )
    .bind(new Date(START - 60 * MINUTE).toISOString())
    .run()
  const reads: number[] = []
  const batch = DB.batch.bind(DB)
  const db = {
    prepare: DB.prepare.bind(DB),
    async batch(statements: D1PreparedStatement[]) {
      const results = await batch(statements)
      reads.push(...results.map(({ meta }) => meta.rows_read))
      return results
    },
  } as unknown as D1Database
  await addHeld(parts, 1)
  await leadParts({ db }).sweep()
  expect(Math.max(...reads)).toBeLessThan(50)
})
