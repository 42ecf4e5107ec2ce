/** What moved Ohio's result and the local taxes, in the order of the returns. */
import type { YearFigures } from './figures.ts'
import type { Estimate, OhioEstimate, Step } from './result.ts'
import type { Scenario } from './scenario.ts'
import type { StepMaker } from './step.ts'

export function ohioSteps({ status }: Scenario, ohio: OhioEstimate, step: StepMaker, figures: YearFigures): Step[] {
  const { ohioBusinessIncome, ohioExemptions, ohioExemptionCredit, ohioJointFilingCredit } = figures
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
      ['ohioExemptions', ohio.exemptions.count, 'count'],
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
    step(
      'ohio-credits',
      ohio.credits.total,
      ['ohioExemptionCredit', ohioExemptionCredit.each],
      ['ohioJointFilingCredit', ohioJointFilingCredit.limit],
    ),
    step('ohio-total', ohio.tax),
  ]
}

export const localSteps = ({ schoolDistrict, city }: Estimate['local'], step: StepMaker): Step[] => [
  step('school-district-tax', schoolDistrict),
  step('city-tax', city),
]
