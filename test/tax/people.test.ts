/** What is part of an amount counts up to that amount, and the estimate says where less was taken than given. */
import { expect, test } from 'vitest'
import { estimate } from '#tax/estimate'
import { dollars } from '#tax/money'
import type { Estimate } from '#tax/result'
import { emptyScenario, type Person, type Scenario } from '#tax/scenario'

const scenario = (person: Partial<Person>, over: Partial<Scenario> = {}): Scenario => ({
  ...emptyScenario,
  ...over,
  taxpayer: { ...emptyScenario.taxpayer, ...person },
})
const taken = (key: keyof Person, amount: number): Estimate['adjusted'] => [
  { owner: 'taxpayer', key, taken: dollars(amount) },
]

test.each<[string, Partial<Person>, number, Estimate['adjusted']]>([
  ['as given within wages', { wages: 2_000_000, tips: 500_000 }, 5_000, []],
  ['up to wages', { wages: 2_000_000, tips: 2_100_000 }, 20_000, taken('tips', 20_000)],
  ['up to the profit of a business', { selfEmployment: 800_000, tips: 900_000 }, 8_000, taken('tips', 8_000)],
  ['up to wages and profit', { wages: 300_000, selfEmployment: 800_000, tips: 1_100_000 }, 11_000, []],
  ['not at all of a loss', { selfEmployment: -800_000, tips: 900_000 }, 0, taken('tips', 0)],
  [
    'up to what of wages is not overtime',
    { wages: 2_000_000, overtimePremium: 400_000, tips: 1_700_000 },
    16_000,
    taken('tips', 16_000),
  ],
])('tips count %s', (_, person, deducted, adjusted) => {
  const result = estimate(scenario(person))
  expect(result.federal.additional.tips).toBe(dollars(deducted))
  expect(result.adjusted).toEqual(adjusted)
})

test('overtime counts up to wages, each person’s to their own', () => {
  const spouse = { ...emptyScenario.spouse, overtimePremium: dollars(3_000) }
  const { federal, adjusted } = estimate(scenario({ wages: dollars(90_000) }, { status: 'joint', spouse }))
  expect(federal.additional.overtime).toBe(0)
  expect(adjusted).toEqual([{ owner: 'spouse', key: 'overtimePremium', taken: 0 }])
})

test('wages of one’s own business are part of wages, and qualified dividends make dividends', () => {
  const person = { wages: dollars(1_000), ownerWages: dollars(1_500) }
  expect(estimate(scenario(person, { qualifiedDividends: dollars(700) })).adjusted).toEqual([
    { owner: 'return', key: 'dividends', taken: dollars(700) },
    ...taken('ownerWages', 1_000),
  ])
})
