/** Computes the taxable part of Social Security benefits with the worksheet for Form 1040. */
import type { YearFigures } from './figures.ts'
import type { FilingStatus } from './filing-status.ts'
import { atLeastZero, type Cents, share } from './money.ts'

/**
 * `otherIncome` is all income except `benefits`. It includes tax-exempt interest, and all adjustments except student
 * loan interest are already subtracted.
 */
export function taxableSocialSecurity(
  benefits: Cents,
  otherIncome: Cents,
  status: FilingStatus,
  figures: YearFigures,
): Cents {
  const { first, second, half, most } = figures.socialSecurityBenefits
  const provisional = otherIncome + share(benefits, half)
  const overFirst = atLeastZero(provisional - first[status])
  const overSecond = atLeastZero(provisional - second[status])
  const lower = Math.min(share(benefits, half), share(overFirst - overSecond, half))
  return Math.min(share(benefits, most), share(overSecond, most) + lower)
}
