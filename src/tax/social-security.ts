/** The Social Security benefits worksheet of Form 1040. */
import type { YearFigures } from './figures.ts'
import { atLeastNothing, share } from './money.ts'
import type { Cents, FilingStatus } from './scenario.ts'

/** `otherIncome` is all other income and tax-exempt interest less adjustments, without the student loan deduction. */
export function taxableSocialSecurity(
  benefits: Cents,
  otherIncome: Cents,
  status: FilingStatus,
  figures: YearFigures,
): Cents {
  const { first, second, half, most } = figures.socialSecurityBenefits
  const provisional = otherIncome + share(benefits, half)
  const overFirst = atLeastNothing(provisional - first[status])
  const overSecond = atLeastNothing(provisional - second[status])
  const lower = Math.min(share(benefits, half), share(overFirst - overSecond, half))
  return Math.min(share(benefits, most), share(overSecond, most) + lower)
}
