/** Computes taxable income from adjusted gross income. Itemizes deductions only if itemizing lowers the taxable income. */
import { carLoanDeduction, overtimeDeduction, seniorDeduction, tipsDeduction } from './additional-deductions.ts'
import { type Business, businessComponents, businessIncomeDeduction, qualifiedPart } from './business-income.ts'
import type { FederalIncome } from './federal-income.ts'
import type { YearFigures } from './figures.ts'
import { itemizedDeductions, itemizedReduction } from './itemized.ts'
import { atLeastZero, type Cents, proportion, sum } from './money.ts'
import { businessTips } from './normalize-scenario.ts'
import { people, total } from './people.ts'
import type { FederalEstimate } from './result.ts'
import type { Person, Scenario } from './scenario.ts'
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
 * Returns the businesses with their qualified income (26 U.S.C. 199A(c)(4)(D)). Qualified income is profit minus half
 * the self-employment tax, retirement plan contributions, health insurance premiums and deducted tips. Premiums that an
 * S corporation paid for its owner are subtracted a second time, as the IRS's questions and answers on section 199A
 * require.
 */
function businessesOf(scenario: Scenario, { selfEmployment, adjustments }: FederalIncome, tips: Cents): Business[] {
  const deductedFromProfit =
    adjustments.halfSelfEmploymentTax +
    adjustments.selfEmployedHealthInsurance +
    scenario.selfEmployedPlan +
    proportion(tips, total(scenario, businessTips), total(scenario, tipsOf))
  return [
    {
      income: selfEmployment - deductedFromProfit + scenario.passThroughIncome,
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

  const deduct = (deduction: Cents) => {
    const taxable = atLeastZero(agi - deduction - additional.total)
    const taxpayer = { taxable, preferred: income.netCapitalGain, status }
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
  const beforeReduction = itemizedDeductions(paid, agi, status, figures)
  const { business } = deduct(beforeReduction.total)
  const reduction = itemizedReduction(beforeReduction.total, agi - additional.total - business, status, figures)
  const itemized = { ...beforeReduction, reduction, total: beforeReduction.total - reduction }

  const cashGifts = Math.min(scenario.cashGifts, figures.cashGifts.limit[status])
  const ifStandard = deduct(standard + cashGifts)
  // Reuses `business`, because the reduction of itemized deductions does not change the business income deduction.
  const ifItemized = { business, taxable: atLeastZero(agi - itemized.total - additional.total - business) }
  const itemizes = ifItemized.taxable < ifStandard.taxable
  const chosen = itemizes ? ifItemized : ifStandard
  return {
    deduction: {
      kind: itemizes ? 'itemized' : 'standard',
      amount: itemizes ? itemized.total : standard,
      standard,
      itemized,
      cashGifts: itemizes ? 0 : cashGifts,
    },
    additional,
    businessIncomeDeduction: chosen.business,
    taxableIncome: chosen.taxable,
  }
}
