/**
 * Computes the earned income credit (26 U.S.C. 32). The IRS's table differs slightly, because it uses the middle of $50
 * ranges.
 */
import type { YearFigures } from './figures.ts'
import type { FilingStatus } from './filing-status.ts'
import { atLeastZero, type Cents, share } from './money.ts'

type Earner = {
  children: number
  earned: Cents
  adjustedGrossIncome: Cents
  investmentIncome: Cents
  status: FilingStatus
  /**
   * Ages of the taxpayer and the spouse. Without children, at least one of them must be within the credit's age limits.
   */
  ages: readonly number[]
  canBeClaimed: boolean
}

export function earnedIncomeCredit(earner: Earner, { earnedIncomeCredit, earnedIncomeRule: rule }: YearFigures): Cents {
  const { children, earned, adjustedGrossIncome, status } = earner
  const inAge = earner.ages.some((age) => age >= rule.fromAge && age <= rule.toAge)
  if (status === 'separate' || earner.canBeClaimed || earner.investmentIncome > earnedIncomeCredit.investmentLimit)
    return 0
  if (earned <= 0 || (children === 0 && !inAge)) return 0

  const counted = Math.min(children, 3) as 0 | 1 | 2 | 3
  const row = earnedIncomeCredit.rows[counted]
  const { phaseIn, phaseOut } = rule.rates[counted]
  const from = status === 'joint' ? row.fromJoint : row.from
  const credit = Math.min(row.maximum, share(earned, phaseIn))
  const reduction = share(atLeastZero(Math.max(earned, adjustedGrossIncome) - from), phaseOut)
  return atLeastZero(Math.min(credit, row.maximum - reduction))
}
