/** Ohio IT 1040 from federal income to the two taxable incomes; Schedule of Business Income within. */
import type { YearFigures } from './figures.ts'
import { atLeastNothing } from './money.ts'
import type { Cents, FilingStatus } from './scenario.ts'

/** Business income up to a limit, and no more than federal adjusted gross income. */
export const ohioBusinessDeduction = (
  businessIncome: Cents,
  federalIncome: Cents,
  status: FilingStatus,
  { ohioBusinessIncome: { limit } }: YearFigures,
): Cents => atLeastNothing(Math.min(businessIncome, limit[status], federalIncome))

/** For each of the people on the return; `income` is Ohio adjusted gross income with the business deduction put back. */
export function ohioExemption(income: Cents, { ohioExemptions: { tiers, nilFrom } }: YearFigures): Cents {
  if (income >= nilFrom) return 0
  return tiers.find(({ upTo }) => upTo === null || income <= upTo)?.each ?? 0
}

/** Exemptions come off nonbusiness income first. */
export function ohioTaxableIncome(
  adjustedGrossIncome: Cents,
  exemptions: Cents,
  businessIncomeAfterDeduction: Cents,
): { business: Cents; nonbusiness: Cents } {
  const all = atLeastNothing(adjustedGrossIncome - exemptions)
  const business = Math.min(all, atLeastNothing(businessIncomeAfterDeduction))
  return { business, nonbusiness: all - business }
}
