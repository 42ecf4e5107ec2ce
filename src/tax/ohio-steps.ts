import type { YearFigures } from './figures.ts'
import type { Estimate, OhioEstimate, Step } from './result.ts'
import type { Scenario } from './scenario.ts'
import type { StepMaker } from './step.ts'

const creditSteps = ({ credits }: OhioEstimate, step: StepMaker, figures: YearFigures): Step[] => [
  step('ohio-retirement-credit', credits.retirement, ['ohioRetirementCredit', figures.ohioRetirementCredit.below]),
  step('ohio-senior-credit', credits.senior, ['ohioSeniorCredit', figures.ohioSeniorCredit.credit]),
  step(
    'ohio-exemption-credit',
    credits.exemption,
    ['ohioExemptionCredit', figures.ohioExemptionCredit.each],
    ['ohioExemptionCredit', figures.ohioExemptionCredit.below],
  ),
  step('ohio-joint-filing-credit', credits.jointFiling, ['ohioJointFilingCredit', figures.ohioJointFilingCredit.limit]),
  step('ohio-earned-income-credit', credits.earnedIncome, [
    'ohioEarnedIncomeCredit',
    figures.ohioEarnedIncomeCredit.rate,
    'rate',
  ]),
]

export function ohioSteps({ status }: Scenario, ohio: OhioEstimate, step: StepMaker, figures: YearFigures): Step[] {
  const { ohioBusinessIncome, ohioExemptions } = figures
  const { nonbusiness } = ohio
  return [
    step('ohio-business-deduction', ohio.businessIncomeDeduction, [
      'ohioBusinessIncome',
      ohioBusinessIncome.limit[status],
    ]),
    step(
      'ohio-exemptions',
      ohio.exemptions.total,
      ['ohioExemptions', ohio.exemptions.each],
      ['ohioExemptions', ohioExemptions.nilFrom],
    ),
    step('ohio-taxable-income', ohio.taxableBusinessIncome + ohio.taxableNonbusinessIncome),
    step(
      'ohio-tax',
      nonbusiness.tax,
      ['ohioSchedule', nonbusiness.base],
      ['ohioSchedule', nonbusiness.rate, 'rate'],
      ['ohioSchedule', nonbusiness.over],
    ),
    step('ohio-business-tax', ohio.businessTax, ['ohioBusinessIncome', ohioBusinessIncome.rate, 'rate']),
    ...creditSteps(ohio, step, figures),
    step('ohio-total', ohio.tax),
  ]
}

export const localSteps = ({ schoolDistrict, city }: Estimate['local'], step: StepMaker): Step[] => [
  step('school-district-tax', schoolDistrict),
  step('city-tax', city),
]
