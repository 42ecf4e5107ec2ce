import { expect, test } from 'vitest'
import { lead, leadParts, MINUTE, rejected, unknownOutcome, uuid } from '#test/helpers/worker/lead-parts.ts'
import { addManyLeads } from '#test/helpers/worker/many-leads.ts'
import { setUpSite } from '#test/helpers/worker/set-up-site.ts'
import { leads } from '#test/helpers/worker/storage.ts'
import type { NewLead } from '#worker/leads/lead.ts'
import { MAX_FLOODED } from '#worker/leads/store.ts'
import { shownBlocks } from '#worker/mail/kinds/content.ts'

setUpSite()

type Parts = ReturnType<typeof leadParts>

function addHeld({ store, clock }: Parts, number: number, more: Partial<NewLead> = {}) {
  return store.add(lead(number, { createdAt: new Date(clock.now).toISOString(), reasons: ['links'], ...more }))
}

const quarantineReports = ({ mailer }: Parts) =>
  mailer.sent
    .filter(({ id }) => id.startsWith('held-back-'))
    .map(({ brand, letter: { content } }) => [
      brand,
      content.title,
      ...shownBlocks(content).flatMap((block) => ('quote' in block ? [block.quote] : [])),
    ])

async function sweepFor(parts: Parts, minutes: number) {
  for (let minute = 0; minute < minutes; minute++) {
    await parts.sweep()
    parts.clock.now += MINUTE
  }
}

test("after a brand's first quarantine report, leads quarantined in the next hour are reported in one email", async () => {
  const parts = leadParts()
  await addHeld(parts, 1, { reasons: ['links', 'seo'], phone: '(740) 555-0100' })
  await parts.sweep()
  const first = ['dresdentax', '1 inquiry held back', 'Question 1']
  expect(quarantineReports(parts)).toEqual([first])
  const text = JSON.stringify(parts.mailer.sent)
  for (const fact of ['ana@visitor.test', '(740) 555-0100', 'contains links', 'search engine optimization'])
    expect(text).toContain(fact)
  parts.clock.now += MINUTE
  await addHeld(parts, 2)
  await addHeld(parts, 3, { brand: 'payroll' })
  await sweepFor(parts, 30)
  await addHeld(parts, 4)
  await sweepFor(parts, 180)
  expect(quarantineReports(parts)).toEqual([
    first,
    ['payroll', '1 inquiry held back', 'Question 3'],
    ['dresdentax', '2 inquiries held back', 'Question 2', 'Question 4'],
  ])
})

test('a quarantined lead is not reported to staff during the first two minutes of its Turnstile check', async () => {
  const parts = leadParts()
  for (const number of [1, 2]) await addHeld(parts, number, { reasons: ['turnstile-unchecked'] })
  await sweepFor(parts, 2)
  expect(quarantineReports(parts)).toEqual([])
  await parts.store.release(uuid(1))
  await parts.sweep()
  expect(quarantineReports(parts)).toEqual([['dresdentax', '1 inquiry held back', 'Question 2']])
})

test('a quarantined lead is reported in a new email if three attempts to send the first have unknown outcomes', async () => {
  const parts = leadParts()
  await addHeld(parts, 1)
  parts.mailer.outcomeOf = () => rejected()
  await sweepFor(parts, 1)
  parts.mailer.outcomeOf = () => unknownOutcome
  await sweepFor(parts, 58)
  expect([quarantineReports(parts).length, (await leads())[0]?.reported_at]).toEqual([4, null])
  parts.mailer.outcomeOf = () => ({ outcome: 'accepted' })
  await sweepFor(parts, 120)
  expect(quarantineReports(parts).slice(4)).toEqual([['dresdentax', '1 inquiry held back', 'Question 1']])
  expect((await leads())[0]?.reported_at).not.toBeNull()
})

test.each([
  [MAX_FLOODED - 1, false],
  [MAX_FLOODED, true],
])('the quarantine report about a flood of %i inquiries warns of rejected inquiries: %s', async (count, refuses) => {
  const parts = leadParts()
  const created_at = new Date(parts.clock.now).toISOString()
  await addManyLeads(count, { message: 'Hi', list: 'held', reasons: 'flood links', created_at })
  await parts.sweep()
  const quotes = Array.from({ length: 10 }, () => 'Hi')
  expect(quarantineReports(parts)).toEqual([['payroll', `${count} inquiries held back`, ...quotes]])
  expect(JSON.stringify(parts.mailer.sent).includes('refuses more')).toBe(refuses)
})
