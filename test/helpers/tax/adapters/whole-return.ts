/** For groups with whole returns: Tax-Calculator, TAXSIM, PolicyBench and the derived federal groups. */
import { federalEstimate } from '#tax/federal'
import { federalIncome } from '#tax/federal-income'
import { share, sum } from '#tax/money'
import { normalizeScenario } from '#tax/normalize-scenario'
import { ohioEstimate } from '#tax/ohio'
import { people } from '#tax/people'
import type { Adapter } from '../case.ts'
import { plainNames, plainScenario } from './plain.ts'

export const names = plainNames

/** The federal and the Ohio return, by the law or by the origin's assumptions. */
function returnsOf(...[inputs, year, figures, assumptions]: Parameters<Adapter>) {
  const normalized = normalizeScenario(plainScenario(inputs, year))
  const scenario = assumptions.reduce((before, { scenario }) => scenario?.(before) ?? before, normalized)
  const lawfulIncome = federalIncome(scenario, figures)
  const income = assumptions.reduce((before, { income }) => income?.(before, scenario) ?? before, lawfulIncome)
  const federal = federalEstimate(scenario, figures, income)
  const refundable = federal.credits.additionalChild + federal.credits.earnedIncome
  return { scenario, figures, federal, refundable, ohio: ohioEstimate(scenario, federal, figures) }
}
type Returns = ReturnType<typeof returnsOf>

/** Social Security and Medicare tax on wages, both shares, plus self-employment tax. */
function payrollTaxes({ scenario, figures, federal }: Returns): number {
  const { wageBase, selfEmployment: rates } = figures
  const onWages = people(scenario).map(
    ({ wages }) => share(Math.min(wages, wageBase.base), rates.socialSecurity) + share(wages, rates.medicare),
  )
  return sum(onWages) + federal.selfEmploymentTax.total
}

/** `incomeTax` is the origin's definition of federal income tax. */
const adapterFor =
  (incomeTax: (returns: Returns) => number): Adapter =>
  (...args) => {
    const returns = returnsOf(...args)
    const { federal, ohio } = returns
    const cents: Record<string, () => number> = {
      federal_income_tax: () => incomeTax(returns),
      agi: () => federal.adjustedGrossIncome,
      federal_agi: () => federal.adjustedGrossIncome,
      taxable_income: () => federal.taxableIncome,
      federal_taxable_income: () => federal.taxableIncome,
      taxable_social_security: () => federal.taxableSocialSecurity,
      standard_deduction: () => federal.deduction.standard,
      itemized_deductions: () => federal.deduction.itemized.total,
      senior_deduction: () => federal.additional.senior,
      qbi_deduction: () => federal.businessIncomeDeduction,
      federal_income_tax_before_credits: () => federal.taxBeforeCredits,
      federal_income_tax_before_refundable_credits: () => federal.incomeTax + federal.netInvestment,
      self_employment_tax: () => federal.selfEmploymentTax.total,
      additional_medicare_tax: () => federal.additionalMedicare,
      net_investment_income_tax: () => federal.netInvestment,
      child_tax_credit: () => federal.credits.childAndOther,
      additional_child_tax_credit: () => federal.credits.additionalChild,
      eitc: () => federal.credits.earnedIncome,
      earned_income_credit: () => federal.credits.earnedIncome,
      federal_total_incl_se: () => federal.total + returns.refundable,
      fica_both_halves_plus_se_tax: () => payrollTaxes(returns),
      ohio_agi: () => ohio.adjustedGrossIncome,
      ohio_modified_agi: () => ohio.modifiedAdjustedGrossIncome,
      ohio_personal_exemptions: () => ohio.exemptions.total,
      ohio_taxable_income: () => ohio.taxableNonbusinessIncome + ohio.taxableBusinessIncome,
      ohio_tax_before_credits: () => ohio.taxBeforeCredits,
      ohio_joint_filing_credit: () => ohio.credits.jointFiling,
      ohio_income_tax: () => ohio.tax,
      state_income_tax: () => ohio.tax,
      state_income_tax_before_refundable_credits: () => ohio.tax,
    }
    return Object.fromEntries(Object.entries(cents).map(([name, amount]) => [name, () => amount() / 100]))
  }

/** Before refundable credits, self-employment tax and the two surtaxes. */
export const taxCalculator = adapterFor(({ federal }) => federal.incomeTax)

/** After refundable credits, including net investment income tax. */
export const taxsim = adapterFor(({ federal, refundable }) => federal.incomeTax + federal.netInvestment - refundable)
