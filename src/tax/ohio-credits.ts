/** Computes Ohio's nonrefundable credits in the order of the return. Each credit reduces the remaining tax. */
import type { YearFigures } from './figures.ts'
import { type Cents, share } from './money.ts'
import type { OhioEstimate } from './result.ts'

/** In every function for an Ohio credit, `income` is modified Ohio adjusted gross income minus exemptions. */
export function retirementCredit(retirementIncome: Cents, income: Cents, figures: YearFigures): Cents {
  const { steps, below } = figures.ohioRetirementCredit
  if (income >= below) return 0
  return steps.findLast(({ over }) => retirementIncome > over)?.credit ?? 0
}

export function seniorCredit(ages: readonly number[], income: Cents, figures: YearFigures): Cents {
  const { credit, age, below } = figures.ohioSeniorCredit
  return income < below && ages.some((years) => years >= age) ? credit : 0
}

export const exemptionCredit = (exemptions: number, income: Cents, { ohioExemptionCredit }: YearFigures): Cents =>
  income < ohioExemptionCredit.below ? exemptions * ohioExemptionCredit.each : 0

export const bothQualify = (qualifyingIncomes: readonly Cents[], { ohioJointFilingCredit }: YearFigures): boolean =>
  qualifyingIncomes.length === 2 && qualifyingIncomes.every((income) => income >= ohioJointFilingCredit.each)

/** `tax` is the Ohio tax after the previous credits. `modified` is the income before exemptions, which determines eligibility. */
export function jointFilingCredit(tax: Cents, income: Cents, modified: Cents, figures: YearFigures): Cents {
  const { steps, limit, nilFrom } = figures.ohioJointFilingCredit
  if (modified >= nilFrom) return 0
  const rate = steps.find(({ upTo }) => upTo === null || income <= upTo)?.rate ?? 0
  return Math.min(share(tax, rate), limit)
}

export const ohioEarnedIncomeCredit = (federal: Cents, { ohioEarnedIncomeCredit: { rate } }: YearFigures): Cents =>
  share(federal, rate)

type CreditClaim = {
  retirementIncome: Cents
  ages: readonly number[]
  exemptions: number
  modified: Cents
  income: Cents
  qualifyingIncomes: readonly Cents[]
  federalEarnedIncomeCredit: Cents
}

export function ohioCredits(tax: Cents, claim: CreditClaim, figures: YearFigures): OhioEstimate['credits'] {
  let remainingTax = tax
  const use = (credit: Cents) => {
    const used = Math.min(credit, remainingTax)
    remainingTax -= used
    return used
  }
  const { income, modified } = claim
  const retirement = use(retirementCredit(claim.retirementIncome, income, figures))
  const senior = use(seniorCredit(claim.ages, income, figures))
  const exemption = use(exemptionCredit(claim.exemptions, income, figures))
  const joint = bothQualify(claim.qualifyingIncomes, figures)
  const jointFiling = joint ? use(jointFilingCredit(remainingTax, income, modified, figures)) : 0
  const earnedIncome = use(ohioEarnedIncomeCredit(claim.federalEarnedIncomeCredit, figures))
  return { retirement, senior, exemption, jointFiling, earnedIncome, total: tax - remainingTax }
}
