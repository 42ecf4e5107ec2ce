/** Groups that put whole returns: Tax-Calculator, TAXSIM, PolicyBench and the derived federal ones. */
import { estimate } from '#tax/estimate'
import { proportion, share, sum } from '#tax/money'
import { people } from '#tax/people'
import type { Estimate } from '#tax/result'
import type { Scenario, TaxYear } from '#tax/scenario'
import { figuresOf } from '#tax/years'
import type { Adapter, Answers, Inputs } from '../case.ts'
import { plainNames, plainScenario } from './plain.ts'

const refundable = ({ federal: { credits } }: Estimate) => credits.additionalChild + credits.earnedIncome

/** Both halves of Social Security and Medicare on wages, and self-employment tax. */
function payrollTaxes(scenario: Scenario, result: Estimate): number {
  const { wageBase, selfEmployment: rates } = figuresOf[scenario.year]
  const onWages = people(scenario).map(
    ({ wages }) => share(Math.min(wages, wageBase.base), rates.socialSecurity) + share(wages, rates.medicare),
  )
  return sum(onWages) + result.federal.selfEmploymentTax.total
}

function answersOf(scenario: Scenario): Answers {
  const result = estimate(scenario)
  const { federal, ohio } = result
  const cents: Record<string, () => number> = {
    agi: () => federal.adjustedGrossIncome,
    federal_agi: () => federal.adjustedGrossIncome,
    taxable_income: () => federal.taxableIncome,
    federal_taxable_income: () => federal.taxableIncome,
    taxable_social_security: () => federal.taxableSocialSecurity,
    qbi_deduction: () => federal.businessIncomeDeduction,
    federal_income_tax_before_credits: () => federal.taxBeforeCredits,
    federal_income_tax_before_refundable_credits: () => federal.incomeTax + federal.netInvestment,
    self_employment_tax: () => federal.selfEmploymentTax.total,
    additional_medicare_tax: () => federal.additionalMedicare,
    net_investment_income_tax: () => federal.netInvestment,
    child_tax_credit: () => federal.credits.childAndOther,
    additional_child_tax_credit: () => federal.credits.additionalChild,
    eitc: () => federal.credits.earnedIncome,
    federal_total_incl_se: () => federal.total + refundable(result),
    fica_both_halves_plus_se_tax: () => payrollTaxes(scenario, result),
    ohio_agi: () => ohio.adjustedGrossIncome,
    ohio_income_tax: () => ohio.tax,
    state_income_tax_before_refundable_credits: () => ohio.tax,
  }
  return Object.fromEntries(Object.entries(cents).map(([name, amount]) => [name, () => amount() / 100]))
}

export const names = [...plainNames, 'standard_deduction', 'disability_benefits']

/** `standard_deduction` repeats ours; disability benefits of the Social Security Administration's SSI are not income. */
const scenarioOf = (inputs: Inputs, year: TaxYear) => plainScenario(inputs, year)

/** Its income tax is before refundable credits, self-employment tax and the two surtaxes. */
export const taxCalculator: Adapter = (inputs, year) => {
  const scenario = scenarioOf(inputs, year)
  return { ...answersOf(scenario), federal_income_tax: () => estimate(scenario).federal.incomeTax / 100 }
}

export const wholeReturn: Adapter = (inputs, year) => answersOf(scenarioOf(inputs, year))

/**
 * TAXSIM takes state income tax of up to $10,000 off net investment income, even for those who take the standard
 * deduction; here that is an input of Form 8960, part II. `disputed.ts` says why it is not the estimator's own rule.
 */
function withStateTaxOffInvestment(scenario: Scenario): Scenario {
  const { ohio, federal } = estimate(scenario)
  const stateTax = Math.min(ohio.tax, 1_000_000)
  const investment = scenario.interest + scenario.dividends + Math.max(0, scenario.shortGain + scenario.longGain)
  return { ...scenario, investmentExpenses: proportion(stateTax, investment, federal.adjustedGrossIncome) }
}

/** Its income tax is after refundable credits and with net investment income tax. */
export const taxsim: Adapter = (inputs, year) => {
  const given = scenarioOf(inputs, year)
  const scenario = inputs.text('state') === 'OH' ? withStateTaxOffInvestment(given) : given
  const result = estimate(scenario)
  return {
    ...answersOf(scenario),
    federal_income_tax: () => (result.federal.incomeTax + result.federal.netInvestment - refundable(result)) / 100,
  }
}
