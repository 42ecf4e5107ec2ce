import { expect, test } from 'vitest'
import { estimate } from '#tax/estimate'
import { dollars } from '#tax/money'
import { emptyScenario, type Scenario } from '#tax/scenario'

function taxed(wages: number, more: Partial<Scenario>) {
  const { federal } = estimate({
    ...emptyScenario,
    ...more,
    taxpayer: { ...emptyScenario.taxpayer, wages: dollars(wages) },
  })
  return federal
}

test('children under 17 count for the earned income credit too, older ones beside them', () => {
  const two = taxed(25_000, { status: 'head', childrenUnder17: 2 })
  const mixed = taxed(25_000, { status: 'head', childrenUnder17: 1, olderChildrenForEarnedIncome: 1 })
  // 7,316 less 21.06 % of 1,110 over 23,890 (Rev. Proc. 2025-32).
  expect([two.credits.earnedIncome, mixed.credits.earnedIncome]).toEqual([708_223, 708_223])
})

test('rent is investment income: for the net investment tax, and against the earned income credit', () => {
  expect(taxed(300_000, { rents: dollars(100_000) }).netInvestment).toBe(dollars(3_800))
  expect(taxed(15_000, { status: 'head', childrenUnder17: 2, rents: dollars(13_000) }).credits.earnedIncome).toBe(0)
})

test('who can be claimed deducts no student loan interest and has no credit for children', () => {
  const plain = taxed(40_000, { canBeClaimed: true })
  const more = taxed(40_000, { canBeClaimed: true, studentLoanInterest: dollars(2_500), childrenUnder17: 1 })
  expect(more.total).toBe(plain.total)
})
