import { taxOf } from './brackets.ts'
import type { YearFigures } from './figures.ts'
import type { FederalEstimate, Step } from './result.ts'
import type { Scenario } from './scenario.ts'
import { type StepMaker, slicesUsed, type Use } from './step.ts'

function deductionSteps({ status }: Scenario, federal: FederalEstimate, step: StepMaker, figures: YearFigures): Step[] {
  const { deduction, additional } = federal
  const { standardDeduction, stateAndLocalCap, cashGifts, seniorDeduction } = figures
  const { unmarried, married } = figures.agedOrBlind
  const extra: Use = ['agedOrBlind', status === 'single' || status === 'head' ? unmarried : married]
  const phased = (key: 'tipsDeduction' | 'overtimeDeduction' | 'carLoanDeduction') =>
    [
      [key, figures[key].limit[status]],
      [key, figures[key].over[status]],
    ] as const
  return [
    deduction.kind === 'standard'
      ? step(
          'standard-deduction',
          deduction.amount,
          ['standardDeduction', standardDeduction.basic[status]],
          ...(deduction.amount > standardDeduction.basic[status] ? [extra] : []),
        )
      : step(
          'itemized-deductions',
          deduction.amount,
          ['stateAndLocalCap', stateAndLocalCap.cap[status]],
          ['medicalFloor', figures.medicalFloor.rate, 'rate'],
          ['giftFloor', figures.giftFloor.rate, 'rate'],
        ),
    step('cash-gifts', deduction.cashGifts, ['cashGifts', cashGifts.limit[status]]),
    step(
      'senior-deduction',
      additional.senior,
      ['seniorDeduction', seniorDeduction.each],
      ['seniorDeduction', seniorDeduction.over[status]],
      ['seniorDeduction', seniorDeduction.rate, 'rate'],
    ),
    step('tips-deduction', additional.tips, ...phased('tipsDeduction')),
    step('overtime-deduction', additional.overtime, ...phased('overtimeDeduction')),
    step('car-loan-deduction', additional.carLoan, ...phased('carLoanDeduction')),
    step(
      'business-income-deduction',
      federal.businessIncomeDeduction,
      ['businessIncome', figures.businessIncome.rate, 'rate'],
      ['businessIncomeRange', figures.businessIncomeRange.over[status]],
    ),
    step('taxable-income', federal.taxableIncome),
  ]
}

function taxSteps(scenario: Scenario, federal: FederalEstimate, step: StepMaker, figures: YearFigures): Step[] {
  const { status } = scenario
  const { childCredit, childCreditRule, earnedIncomeCredit, additionalMedicare, netInvestment } = figures
  const row =
    earnedIncomeCredit.rows[
      Math.min(3, scenario.childrenUnder17 + scenario.olderChildrenForEarnedIncome) as 0 | 1 | 2 | 3
    ]
  return [
    step('ordinary-tax', taxOf(federal.ordinary), ...slicesUsed('ordinaryBrackets', federal.ordinary)),
    step('preferential-tax', taxOf(federal.preferential), ...slicesUsed('preferentialBrackets', federal.preferential)),
    step(
      'child-credit',
      federal.credits.childAndOther,
      ['childCredit', childCredit.child],
      ['childCreditRule', childCreditRule.other],
      ['childCreditRule', childCreditRule.over[status]],
    ),
    step('additional-child-credit', federal.credits.additionalChild, ['childCredit', childCredit.refundable]),
    step(
      'earned-income-credit',
      federal.credits.earnedIncome,
      ['earnedIncomeCredit', row.maximum],
      ['earnedIncomeCredit', status === 'joint' ? row.fromJoint : row.from],
    ),
    step(
      'additional-medicare',
      federal.additionalMedicare,
      ['additionalMedicare', additionalMedicare.rate, 'rate'],
      ['additionalMedicare', additionalMedicare.over[status]],
    ),
    step(
      'net-investment',
      federal.netInvestment,
      ['netInvestment', netInvestment.rate, 'rate'],
      ['netInvestment', netInvestment.over[status]],
    ),
    step('federal-total', federal.total),
  ]
}

export const federalSteps = (...args: Parameters<typeof deductionSteps>): Step[] => [
  ...deductionSteps(...args),
  ...taxSteps(...args),
]
