import { expect, test } from 'vitest'
import { lead, leadParts, MINUTE, rejected, unknownOutcome, uuid } from '#test/helpers/worker/lead-parts'
import { logged, setUpSite } from '#test/helpers/worker/set-up-site'
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
