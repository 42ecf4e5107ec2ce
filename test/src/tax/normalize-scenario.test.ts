import { expect, test } from 'vitest'
import { estimate } from '#tax/estimate.ts'
import { dollars } from '#tax/money.ts'
import type { Estimate } from '#tax/result.ts'
import { emptyScenario, type Person } from '#tax/scenario.ts'
import { household } from '#test/helpers/tax/household.ts'

const limited = (key: keyof Person, amount: number): Estimate['limited'] => [
  { owner: 'taxpayer', key, counted: dollars(amount) },
]

test.each<[string, Partial<Person>, number, Estimate['limited']]>([
  ['within wages count in full', { wages: 2_000_000, tips: 500_000 }, 5_000, []],
  ['above wages count up to the wages', { wages: 2_000_000, tips: 2_100_000 }, 20_000, limited('tips', 20_000)],
  ['from a business count up to its profit', { selfEmployment: 800_000, tips: 900_000 }, 8_000, limited('tips', 8_000)],
  ['count up to wages plus profit', { wages: 300_000, selfEmployment: 800_000, tips: 1_100_000 }, 11_000, []],
  ['from a business with a loss do not count', { selfEmployment: -800_000, tips: 900_000 }, 0, limited('tips', 0)],
  [
    'count up to the wages minus the overtime premium',
    { wages: 2_000_000, overtimePremium: 400_000, tips: 1_700_000 },
    16_000,
    limited('tips', 16_000),
  ],
])('the tip deduction is limited to wages and profit: tips %s', (_, person, deduction, limitedInputs) => {
  const result = estimate(household(person))
  expect(result.federal.additional.tips).toBe(dollars(deduction))
  expect(result.limited).toEqual(limitedInputs)
})

test("a spouse's overtime premium is limited to the spouse's own wages", () => {
  const spouse = { ...emptyScenario.spouse, overtimePremium: dollars(3_000) }
  const { federal, limited } = estimate(household({ wages: dollars(90_000) }, { status: 'joint', spouse }))
  expect(federal.additional.overtime).toBe(0)
  expect(limited).toEqual([{ owner: 'spouse', key: 'overtimePremium', counted: 0 }])
})

test("wages from the taxpayer's own business are limited to the taxpayer's total wages", () => {
  const person = { wages: dollars(1_000), ownerWages: dollars(1_500) }
  expect(estimate(household(person, { qualifiedDividends: dollars(700) })).limited).toEqual([
    { owner: 'return', key: 'dividends', counted: dollars(700) },
    ...limited('ownerWages', 1_000),
  ])
})

test('a tax estimate treats negative wages, interest, ages and child counts as 0', () => {
  const { limited, ...result } = estimate(
    household({ wages: dollars(-5_000), age: -1 }, { interest: -1, childrenUnder17: -2 }),
  )
  expect({ ...result, limited: [] }).toEqual(estimate(household({ age: 0 })))
  expect(limited.map(({ key }) => key)).toEqual(['childrenUnder17', 'interest', 'age', 'wages'])
})
