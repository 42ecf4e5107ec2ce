import type { YearFigures } from './figures.ts'
import type { FederalEstimate, Step } from './result.ts'
import type { Scenario } from './scenario.ts'
import type { StepMaker } from './step.ts'

export function incomeSteps(
  scenario: Scenario,
  federal: FederalEstimate,
  step: StepMaker,
  figures: YearFigures,
): Step[] {
  const { selfEmployment, wageBase, socialSecurityBenefits: benefits, capitalLoss } = figures
  const limit = capitalLoss.limit[scenario.status]
  return [
    step(
      'self-employment-tax',
      federal.selfEmploymentTax.total,
      ['selfEmployment', selfEmployment.earnings, 'rate'],
      ['selfEmployment', selfEmployment.socialSecurity, 'rate'],
      ['selfEmployment', selfEmployment.medicare, 'rate'],
      ['wageBase', wageBase.base],
    ),
    step('half-self-employment-tax', federal.adjustments.halfSelfEmploymentTax),
    step(
      'taxable-social-security',
      federal.taxableSocialSecurity,
      ['socialSecurityBenefits', benefits.first[scenario.status]],
      ['socialSecurityBenefits', benefits.second[scenario.status]],
      ['socialSecurityBenefits', benefits.most, 'rate'],
    ),
    step('capital-loss-limit', Math.min(0, scenario.shortGain + scenario.longGain + limit), ['capitalLoss', limit]),
    step('retirement-contributions', federal.adjustments.retirement),
    step('health-savings', federal.adjustments.healthSavings),
    step('self-employed-health-insurance', federal.adjustments.selfEmployedHealthInsurance),
    step(
      'student-loan-interest',
      federal.adjustments.studentLoanInterest,
      ['studentLoan', figures.studentLoan.limit],
      ['studentLoan', figures.studentLoan.over[scenario.status]],
    ),
    step('adjusted-gross-income', federal.adjustedGrossIncome),
  ]
}
