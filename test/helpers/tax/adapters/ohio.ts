/** For groups that test Ohio's rules without a federal return. */
import { federalIncome } from '#tax/federal-income'
import { share } from '#tax/money'
import { ohioCredits } from '#tax/ohio-credits'
import { ohioBusinessDeduction, ohioExemption, ohioTaxableIncome } from '#tax/ohio-income'
import { ohioTaxOnNonbusiness } from '#tax/ohio-schedule'
import { people, total } from '#tax/people'
import type { Adapter } from '../case.ts'
import { plainNames, plainScenario } from './plain.ts'

export const names = [
  ...plainNames,
  'federal_agi',
  'ohio_business_income',
  'ohio_agi',
  'ohio_modified_agi',
  'ohio_taxable_nonbusiness_income',
  'ohio_taxable_business_income',
  'exemptions',
  'taxable_social_security',
  'federal_eitc',
]

export const ohio: Adapter = (inputs, year, figures) => {
  const scenario = plainScenario(inputs, year)
  const income = federalIncome(scenario, figures)
  const givenBenefits = inputs.cents('taxable_social_security')
  const benefits = income.taxableSocialSecurity + givenBenefits
  const businessIncome = inputs.cents(
    'ohio_business_income',
    total(scenario, (person) => person.selfEmployment) + scenario.passThroughIncome,
  )
  const federal = inputs.cents('federal_agi', income.adjustedGrossIncome + givenBenefits)
  const deduction = ohioBusinessDeduction(businessIncome, federal, scenario.status, figures)
  const agi = inputs.cents('ohio_agi', federal - benefits - deduction)
  const modified = inputs.cents('ohio_modified_agi', agi + deduction)
  const count = inputs.number('exemptions', people(scenario).length + inputs.number('dependents'))
  const each = ohioExemption(modified, figures)
  const exemptions = count * each
  const taxable = ohioTaxableIncome(agi, exemptions, Math.min(businessIncome, federal) - deduction)
  const nonbusiness = inputs.cents('ohio_taxable_nonbusiness_income', taxable.nonbusiness)
  const onNonbusiness = ohioTaxOnNonbusiness(nonbusiness, figures).tax
  const business = inputs.cents('ohio_taxable_business_income', taxable.business)
  const onBusiness = share(business, figures.ohioBusinessIncome.rate)
  const before = onNonbusiness + onBusiness
  const claim = {
    retirementIncome: total(scenario, ({ pensions }) => pensions),
    ages: people(scenario).map(({ age }) => age),
    exemptions: count,
    modified,
    income: modified - exemptions,
    qualifyingIncomes: people(scenario).map(({ wages, pensions, unemployment }) => wages + pensions + unemployment),
    federalEarnedIncomeCredit: inputs.cents('federal_eitc'),
  }
  const credits = ohioCredits(before, claim, figures)
  return {
    business_income_deduction: () => deduction / 100,
    ohio_agi: () => agi / 100,
    ohio_modified_agi: () => modified / 100,
    ohio_personal_exemptions: () => exemptions / 100,
    ohio_exemption_each: () => each / 100,
    ohio_taxable_income: () => (nonbusiness + business) / 100,
    ohio_taxable_business_income: () => business / 100,
    ohio_tax_on_business_income: () => onBusiness / 100,
    ohio_taxable_nonbusiness_income: () => nonbusiness / 100,
    ohio_tax_on_nonbusiness_income: () => onNonbusiness / 100,
    ohio_tax_before_credits: () => before / 100,
    retirement_credit: () => credits.retirement / 100,
    senior_credit: () => credits.senior / 100,
    retirement_plus_senior_credit: () => (credits.retirement + credits.senior) / 100,
    joint_filing_credit: () => credits.jointFiling / 100,
    ohio_joint_filing_credit: () => credits.jointFiling / 100,
    ohio_exemptions: () => exemptions / 100,
    exemption_credit: () => credits.exemption / 100,
    ohio_income_tax: () => (before - credits.total) / 100,
  }
}
