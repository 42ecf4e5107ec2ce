/** PolicyEngine's variables for deductions from adjusted gross income, except the business income deduction. */
import { carLoanDeduction, overtimeDeduction, seniorDeduction, tipsDeduction } from '#tax/additional-deductions'
import type { YearFigures } from '#tax/figures'
import { charity, itemizedDeductions, itemizedReduction, stateAndLocalTaxes } from '#tax/itemized'
import type { Cents } from '#tax/money'
import { people } from '#tax/people'
import type { FederalEstimate } from '#tax/result'
import type { Person, Scenario } from '#tax/scenario'
import { standardDeduction } from '#tax/standard-deduction'
import { seniorsIn } from './policy-engine-scenario.ts'
import { given, type Unit } from './policy-engine-unit.ts'

const excluded = ['specified_possession_income', 'foreign_earned_income_exclusion', 'puerto_rico_income']

const ifEligible = ({ unit }: Unit, deduction: string, amount: number) =>
  unit.flag(`${deduction}_ssn_requirement_met`, true) ? amount : 0

/** Schedule 1-A. Its phase-outs include excluded income from abroad and from U.S. possessions. */
export function additionalOutputs(unit: Unit, scenario: Scenario, income: Cents, figures: YearFigures) {
  const magi = excluded.reduce((sum, name) => sum + (given(unit, name) ?? 0), income)
  const taxpayer = { income: magi, status: unit.status }
  // A case can have two heads without a joint return. Both count.
  const both = (of: (person: Person) => number) => of(scenario.taxpayer) + of(scenario.spouse)
  const seniors = seniorsIn(unit, figures.seniorDeduction.age)
  const senior = () => ifEligible(unit, 'additional_senior_deduction', seniorDeduction(seniors, taxpayer, figures))
  const tipsOf = both(({ tips }) => tips)
  const tips = () => ifEligible(unit, 'tip_income_deduction', tipsDeduction(tipsOf, taxpayer, figures))
  const premium = both(({ overtimePremium }) => overtimePremium)
  const overtime = () => ifEligible(unit, 'overtime_income_deduction', overtimeDeduction(premium, taxpayer, figures))
  return {
    additional_senior_deduction_magi: () => magi,
    additional_senior_deduction: senior,
    tip_income_deduction: tips,
    overtime_income_deduction: overtime,
    auto_loan_interest_deduction: () => carLoanDeduction(scenario.carLoanInterest, taxpayer, figures),
  }
}

export function itemizedOutputs(
  unit: Unit,
  scenario: Scenario,
  { deduction: { itemized } }: FederalEstimate,
  income: Cents,
  figures: YearFigures,
) {
  const { status } = unit
  const stateAndLocal = scenario.propertyTax + scenario.stateIncomeOrSalesTax
  const cap = (paid: Cents) => stateAndLocalTaxes(paid, income, status, figures)
  const paid = {
    medical: scenario.medicalExpenses,
    stateAndLocal,
    mortgageInterest: scenario.mortgageInterest,
    gifts: scenario.cashGifts,
  }
  const salt = () => given(unit, 'salt_deduction') ?? cap(stateAndLocal)
  // A case can set only the deduction for state and local taxes.
  const total = () =>
    given(unit, 'total_itemized_taxable_income_deductions') ??
    itemizedDeductions(paid, income, status, figures).total - cap(stateAndLocal) + salt()
  const reduction = () => itemizedReduction(total(), income, status, figures)
  return {
    salt: () => stateAndLocal,
    salt_cap: () => cap(Number.MAX_SAFE_INTEGER),
    salt_deduction: salt,
    medical_expense_deduction: () => itemized.medical,
    interest_deduction: () => scenario.mortgageInterest,
    charitable_deduction: () => charity(scenario.cashGifts, given(unit, 'positive_agi') ?? income, figures),
    charitable_deduction_for_non_itemizers: () => Math.min(scenario.cashGifts, figures.cashGifts.limit[status]),
    total_itemized_taxable_income_deductions: total,
    itemized_taxable_income_deductions_reduction: reduction,
    // Deductions cannot exceed income.
    itemized_taxable_income_deductions: () => Math.min(total() - reduction(), Math.max(0, income)),
  }
}

export function standardOutputs(unit: Unit, scenario: Scenario, { deduction }: FederalEstimate, figures: YearFigures) {
  const of = (extras: number) => standardDeduction(unit.status, extras, null, figures)
  const old = people(scenario).filter(({ age }) => age >= figures.seniorDeduction.age).length
  const extras = old + people(scenario).filter(({ blind }) => blind).length
  const additional = of(extras) - of(0)
  return {
    standard_deduction: () => given(unit, 'standard_deduction') ?? deduction.standard,
    basic_standard_deduction: () => deduction.standard - additional,
    additional_standard_deduction: () => additional,
  }
}
