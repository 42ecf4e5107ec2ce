/** From adjusted gross income to taxable income: standard or itemized, whichever leaves less; Schedule 1-A; section 199A. */
import { carLoanDeduction, overtimeDeduction, seniorDeduction, tipsDeduction } from './additional-deductions.ts'
import { type Business, businessComponents, businessIncomeDeduction, qualifiedPart } from './business-income.ts'
import type { FederalIncome } from './federal-income.ts'
import type { YearFigures } from './figures.ts'
import { itemizedDeductions, itemizedReduction } from './itemized.ts'
import { atLeastNothing, proportion, sum } from './money.ts'
import { businessTips, people, total } from './people.ts'
import type { FederalEstimate } from './result.ts'
import type { Cents, Person, Scenario } from './scenario.ts'
import { standardDeduction } from './standard-deduction.ts'

type Deductions = Pick<FederalEstimate, 'deduction' | 'additional' | 'businessIncomeDeduction' | 'taxableIncome'>

const tipsOf = ({ tips }: Person): Cents => tips

export const seniorsOf = (scenario: Scenario, age: number): number =>
  people(scenario).filter((person) => person.age >= age).length

function standardFor(scenario: Scenario, earned: Cents, figures: YearFigures): Cents {
  const blind = people(scenario).filter((person) => person.blind).length
  const extras = seniorsOf(scenario, figures.seniorDeduction.age) + blind
  return standardDeduction(scenario.status, extras, scenario.canBeClaimed ? earned : null, figures)
}

function additionalFor(scenario: Scenario, income: Cents, figures: YearFigures): FederalEstimate['additional'] {
  const taxpayer = { income, status: scenario.status }
  const seniors = seniorsOf(scenario, figures.seniorDeduction.age)
  const senior = seniorDeduction(seniors, taxpayer, figures)
  const tips = tipsDeduction(total(scenario, tipsOf), taxpayer, figures)
  const overtime = overtimeDeduction(
    total(scenario, (person) => person.overtimePremium),
    taxpayer,
    figures,
  )
  const carLoan = carLoanDeduction(scenario.carLoanInterest, taxpayer, figures)
  return { senior, tips, overtime, carLoan, total: senior + tips + overtime + carLoan }
}

/**
 * Net profit less what the law takes off it: half the tax, the plan, the health insurance, and the tips of the business
 * that are deducted by themselves (26 U.S.C. 199A(c)(4)(D)). Premiums that an S corporation paid for its owner have
 * lessened its income, and come off here again: the IRS's answers on section 199A say so.
 */
function businessesOf(scenario: Scenario, { selfEmployment, adjustments }: FederalIncome, tips: Cents): Business[] {
  const offProfit =
    adjustments.halfSelfEmploymentTax +
    adjustments.selfEmployedHealthInsurance +
    scenario.selfEmployedPlan +
    proportion(tips, total(scenario, businessTips), total(scenario, tipsOf))
  return [
    {
      income: selfEmployment - offProfit + scenario.passThroughIncome,
      serviceTrade: scenario.serviceTrade,
      wagesPaid: scenario.businessWagesPaid,
      property: scenario.businessProperty,
    },
  ]
}

export function deductionsFor(scenario: Scenario, income: FederalIncome, figures: YearFigures): Deductions {
  const { status } = scenario
  const agi = income.adjustedGrossIncome
  const standard = standardFor(scenario, income.earned, figures)
  const additional = additionalFor(scenario, agi, figures)
  const businesses = businessesOf(scenario, income, additional.tips)
  const passive = scenario.passThroughPassive ? scenario.passThroughIncome : 0

  const after = (deducted: Cents) => {
    const taxable = atLeastNothing(agi - deducted - additional.total)
    const taxpayer = { taxable, preferred: income.offBusinessLimit, status }
    const components = businessComponents(businesses, taxpayer, figures)
    const active = businesses.map((business) => ({ ...business, income: business.income - passive }))
    const activeIncome = sum(active.map((business) => qualifiedPart(business, taxpayer, figures).income))
    const business = businessIncomeDeduction(components, activeIncome, taxpayer, figures)
    return { business, taxable: taxable - business }
  }

  const paid = {
    medical: scenario.medicalExpenses,
    stateAndLocal: scenario.stateIncomeOrSalesTax + scenario.propertyTax,
    mortgageInterest: scenario.mortgageInterest,
    gifts: scenario.cashGifts,
  }
  const whole = itemizedDeductions(paid, agi, status, figures)
  const { business } = after(whole.total)
  const reduction = itemizedReduction(whole.total, agi - additional.total - business, status, figures)
  const itemized = { ...whole, reduction, total: whole.total - reduction }

  const cashGifts = Math.min(scenario.cashGifts, figures.cashGifts.limit[status])
  const ifStandard = after(standard + cashGifts)
  // The reduction leaves the business deduction as it was.
  const ifItemized = { business, taxable: atLeastNothing(agi - itemized.total - additional.total - business) }
  const itemizes = ifItemized.taxable < ifStandard.taxable
  const taken = itemizes ? ifItemized : ifStandard
  return {
    deduction: {
      kind: itemizes ? 'itemized' : 'standard',
      taken: itemizes ? itemized.total : standard,
      standard,
      itemized,
      cashGifts: itemizes ? 0 : cashGifts,
    },
    additional,
    businessIncomeDeduction: taken.business,
    taxableIncome: taken.taxable,
  }
}
