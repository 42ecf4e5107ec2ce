/**
 * Computes Ohio's taxable business and nonbusiness income from federal income (Ohio IT 1040 and its Schedule of
 * Business Income).
 */
import type { YearFigures } from './figures.ts'
import type { FilingStatus } from './filing-status.ts'
import { atLeastZero, type Cents } from './money.ts'

export const ohioBusinessDeduction = (
  businessIncome: Cents,
  federalIncome: Cents,
  status: FilingStatus,
  { ohioBusinessIncome: { limit } }: YearFigures,
): Cents => atLeastZero(Math.min(businessIncome, limit[status], federalIncome))

/** Returns the Ohio exemption per person. `income` is Ohio adjusted gross income before the business income deduction. */
export function ohioExemption(income: Cents, { ohioExemptions: { tiers, nilFrom } }: YearFigures): Cents {
  if (income >= nilFrom) return 0
  return tiers.find(({ upTo }) => upTo === null || income <= upTo)?.each ?? 0
}

/** Returns Ohio's taxable income. Exemptions reduce nonbusiness income first, then business income. */
export function ohioTaxableIncome(
  adjustedGrossIncome: Cents,
  exemptions: Cents,
  businessIncomeAfterDeduction: Cents,
): { business: Cents; nonbusiness: Cents } {
  const all = atLeastZero(adjustedGrossIncome - exemptions)
  const business = Math.min(all, atLeastZero(businessIncomeAfterDeduction))
  return { business, nonbusiness: all - business }
}
