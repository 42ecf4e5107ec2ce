/** PolicyEngine's federal variables. Our rules compute them from the variables that the case sets and from our estimate. */
import { additionalMedicare } from '#tax/additional-medicare'
import { taxOf } from '#tax/brackets'
import { childAndOtherCredit } from '#tax/child-credit'
import { estimate } from '#tax/estimate'
import { countedGain } from '#tax/federal-income'
import type { TaxYear, YearFigures } from '#tax/figures'
import { incomeTax } from '#tax/income-tax'
import type { Scenario } from '#tax/scenario'
import type { Output, Outputs } from '../case.ts'
import { businessOutputs } from './policy-engine-business.ts'
import { additionalOutputs, itemizedOutputs, standardOutputs } from './policy-engine-deductions.ts'
import { allHaveWorkNumbers, scenarioOf } from './policy-engine-scenario.ts'
import { given, parseUnit, type Unit } from './policy-engine-unit.ts'

/** Converts cents to dollars. */
export const toDollars = (cents: Record<string, () => number>): Record<string, () => Output> =>
  Object.fromEntries(Object.entries(cents).map(([name, amount]) => [name, () => amount() / 100]))

/** Taxes and credits, from the income that the case sets or else from our estimate. */
function taxOutputs(unit: Unit, scenario: Scenario, income: number, figures: YearFigures) {
  const { federal } = estimate(scenario)
  const { status } = unit
  const preferred = given(unit, 'adjusted_net_capital_gain') ?? given(unit, 'net_capital_gain')
  const taxable = given(unit, 'taxable_income')
  const tax =
    taxable === null && preferred === null
      ? federal
      : incomeTax(taxable ?? federal.taxableIncome, preferred ?? 0, status, figures)
  const { childrenUnder17: children, otherDependents: others } = scenario
  const credit = () => childAndOtherCredit({ children, others, adjustedGrossIncome: income, status }, figures)
  const earnings = given(unit, 'taxable_self_employment_income')
  const wages = given(unit, 'irs_employment_income') ?? federal.wages
  const { additionalChild, earnedIncome, childAndOther } = federal.credits
  const beforeRefundable = () => federal.incomeTax + federal.netInvestment
  const counted = countedGain(scenario.shortGain, scenario.longGain, figures.capitalLoss.limit[status])
  return {
    taxable_income: () => taxable ?? federal.taxableIncome,
    income_tax_main_rates: () => taxOf(tax.ordinary),
    capital_gains_tax: () => taxOf(tax.preferential),
    loss_limited_net_capital_gains: () => counted,
    self_employment_tax: () => federal.selfEmploymentTax.total,
    self_employment_tax_ald: () => federal.adjustments.halfSelfEmploymentTax,
    student_loan_interest_ald: () => federal.adjustments.studentLoanInterest,
    above_the_line_deductions: () => federal.adjustments.total,
    tax_unit_taxable_social_security: () => federal.taxableSocialSecurity,
    taxable_social_security: () => federal.taxableSocialSecurity,
    additional_medicare_tax: () =>
      earnings === null ? federal.additionalMedicare : additionalMedicare(wages, earnings, status, figures),
    net_investment_income: () => scenario.interest + scenario.dividends + scenario.rents + counted,
    net_investment_income_tax: () => federal.netInvestment,
    eitc: () => earnedIncome,
    ctc: credit,
    non_refundable_ctc: () => childAndOther,
    refundable_ctc: () => additionalChild,
    income_tax_before_credits: () => federal.taxBeforeCredits + federal.netInvestment,
    income_tax_before_refundable_credits: beforeRefundable,
    income_tax_refundable_credits: () => additionalChild + earnedIncome,
    income_tax: () => beforeRefundable() - additionalChild - earnedIncome,
  }
}

export function federalOutputs(values: Record<string, unknown>, year: TaxYear, figures: YearFigures): Outputs {
  const unit = parseUnit(values)
  const scenario = scenarioOf(unit, year)
  const { federal } = estimate(scenario)
  const income = given(unit, 'adjusted_gross_income') ?? given(unit, 'irs_gross_income') ?? federal.adjustedGrossIncome

  const additional = additionalOutputs(unit, scenario, income, figures)
  const itemized = itemizedOutputs(unit, scenario, federal, income, figures)
  const standard = standardOutputs(unit, scenario, federal, figures)
  const business = businessOutputs(unit, scenario, federal, figures)
  const otherDeductions = () =>
    additional.additional_senior_deduction() +
    additional.tip_income_deduction() +
    additional.overtime_income_deduction() +
    additional.auto_loan_interest_deduction() +
    business.qualified_business_income_deduction()
  const ifItemizing = () => itemized.itemized_taxable_income_deductions() + otherDeductions()
  const ifNot = () => standard.standard_deduction() + otherDeductions()
  const itemizes = unit.unit.flag('tax_unit_itemizes', federal.deduction.kind === 'itemized')
  return {
    ...toDollars({
      adjusted_gross_income: () => income,
      irs_gross_income: () => given(unit, 'irs_gross_income') ?? federal.totalIncome,
      ...taxOutputs(unit, scenario, income, figures),
      ...additional,
      ...itemized,
      ...standard,
      ...business,
      taxable_income_deductions_if_itemizing: ifItemizing,
      taxable_income_deductions_if_not_itemizing: ifNot,
      taxable_income_deductions: () => (itemizes ? ifItemizing() : ifNot()),
    }),
    tax_unit_itemizes: () => itemizes,
    tip_income_deduction_ssn_requirement_met: () => allHaveWorkNumbers(unit),
    overtime_income_deduction_ssn_requirement_met: () => allHaveWorkNumbers(unit),
  }
}
