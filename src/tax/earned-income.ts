/** The earned income credit by section 32's formula; the printed table has the middle of $50 rows. */
import type { YearFigures } from './figures.ts'
import { atLeastNothing, share } from './money.ts'
import type { Cents, FilingStatus } from './scenario.ts'

type Earner = {
  children: number
  earned: Cents
  adjustedGrossIncome: Cents
  investmentIncome: Cents
  status: FilingStatus
  /** Of taxpayer and spouse: without children one of them must be within the ages. */
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
  const reduction = share(atLeastNothing(Math.max(earned, adjustedGrossIncome) - from), phaseOut)
  return atLeastNothing(Math.min(credit, row.maximum - reduction))
}
