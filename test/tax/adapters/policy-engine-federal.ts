/** PolicyEngine's federal variables, each from our rule over what the case fixes before it and what we work out. */
import { carLoanDeduction, overtimeDeduction, seniorDeduction, tipsDeduction } from '#tax/additional-deductions'
import { taxOf } from '#tax/brackets'
import { type Business, businessComponents, businessIncomeDeduction, qualifiedPart } from '#tax/business-income'
import { estimate } from '#tax/estimate'
import type { YearFigures } from '#tax/figures'
import { stateAndLocalTaxes } from '#tax/itemized'
import { sum } from '#tax/money'
import type { Person, TaxYear } from '#tax/scenario'
import type { Answers, Inputs } from '../case.ts'
import { everybodyMayWork, scenarioOf, seniorsIn } from './policy-engine-scenario.ts'
import { given, readUnit, type Unit } from './policy-engine-unit.ts'

/** One business a person and kind; `business_is_qualified: false` closes the first kind, not the service trade. */
function businessesOf(unit: Unit): Business[] {
  const business = (person: Inputs, name: string, qbi: string, serviceTrade: boolean): Business => {
    const off = [
      'self_employment_tax_ald_person',
      'self_employed_health_insurance_ald_person',
      'self_employed_pension_contribution_ald_person',
    ].reduce((total, ald) => total + person.cents(ald), 0)
    return {
      income: person.cents(qbi, person.cents(name) - off),
      serviceTrade,
      wagesPaid: person.cents('w2_wages_from_qualified_business'),
      property: person.cents('unadjusted_basis_qualified_property'),
    }
  }
  return unit.all.flatMap((person) => [
    ...(person.flag('business_is_qualified', true)
      ? [business(person, 'self_employment_income', 'qualified_business_income', person.flag('business_is_sstb'))]
      : []),
    business(person, 'sstb_self_employment_income', 'sstb_qualified_business_income', true),
  ])
}

const met = ({ unit }: Unit, deduction: string, amount: number) =>
  unit.flag(`${deduction}_ssn_requirement_met`, true) ? amount : 0

export function federalAnswers(values: Record<string, unknown>, year: TaxYear, figures: YearFigures): Answers {
  const unit = readUnit(values)
  const { status } = unit
  const scenario = scenarioOf(unit, year)
  const { federal } = estimate(scenario)
  const fixed = (name: string) => given(unit, name)
  const income = fixed('adjusted_gross_income') ?? fixed('irs_gross_income') ?? federal.adjustedGrossIncome
  // Income excluded for the possessions counts in all three phase-outs.
  const taxpayer = { income: income + (fixed('specified_possession_income') ?? 0), status }

  const senior = () =>
    met(
      unit,
      'additional_senior_deduction',
      seniorDeduction(seniorsIn(unit, figures.seniorDeduction.age), taxpayer, figures),
    )
  // A case may mark two heads without a joint return: both count.
  const both = (of: (person: Person) => number) => of(scenario.taxpayer) + of(scenario.spouse)
  const tipsOf = both((person) => person.tips)
  const tips = () => met(unit, 'tip_income_deduction', tipsDeduction(tipsOf, taxpayer, figures))
  const premium = both((person) => person.overtimePremium)
  const overtime = () => met(unit, 'overtime_income_deduction', overtimeDeduction(premium, taxpayer, figures))
  const carLoan = () => carLoanDeduction(scenario.carLoanInterest, taxpayer, figures)
  const paid = scenario.propertyTax + scenario.stateIncomeOrSalesTax
  const salt = () => fixed('salt_deduction') ?? stateAndLocalTaxes(paid, income, status, figures)

  const businesses = businessesOf(unit)
  const before = {
    taxable: fixed('taxable_income_less_qbid') ?? federal.taxableIncome + federal.businessIncomeDeduction,
    preferred: fixed('adjusted_net_capital_gain') ?? scenario.qualifiedDividends + Math.max(0, scenario.longGain),
    status,
  }
  const components = () => fixed('qbid_amount') ?? businessComponents(businesses, before, figures)
  const active =
    fixed('active_qualified_business_income') ??
    sum(businesses.map((business) => qualifiedPart(business, before, figures).income))
  const business = () => businessIncomeDeduction(components(), active, before, figures)
  const standard = () => fixed('standard_deduction') ?? federal.deduction.standard
  const additional = () => senior() + tips() + overtime() + carLoan()

  const cents: Record<string, () => number> = {
    adjusted_gross_income: () => income,
    taxable_income: () => federal.taxableIncome,
    standard_deduction: standard,
    additional_senior_deduction: senior,
    tip_income_deduction: tips,
    overtime_income_deduction: overtime,
    auto_loan_interest_deduction: carLoan,
    salt_deduction: salt,
    salt_cap: () => stateAndLocalTaxes(Number.MAX_SAFE_INTEGER, income, status, figures),
    qbid_amount: components,
    qualified_business_income_deduction: business,
    taxable_income_deductions_if_itemizing: () => salt() + additional() + business(),
    taxable_income_deductions_if_not_itemizing: () => standard() + additional() + business(),
    taxable_income_deductions: () =>
      (unit.unit.flag('tax_unit_itemizes') ? salt() : standard()) + additional() + business(),
    capital_gains_tax: () => taxOf(federal.preferential),
    dwks10: () => scenario.qualifiedDividends + Math.max(0, scenario.longGain),
    self_employment_tax: () => federal.selfEmploymentTax.total,
    additional_medicare_tax: () => federal.additionalMedicare,
    net_investment_income: () => scenario.interest + scenario.dividends + scenario.shortGain + scenario.longGain,
    net_investment_income_tax: () => federal.netInvestment,
    eitc: () => federal.credits.earnedIncome,
    ctc: () => federal.credits.childAndOther + federal.credits.additionalChild,
    refundable_ctc: () => federal.credits.additionalChild,
    income_tax_before_credits: () => federal.taxBeforeCredits + federal.netInvestment,
    income_tax: () =>
      federal.incomeTax + federal.netInvestment - federal.credits.additionalChild - federal.credits.earnedIncome,
  }
  const mayDeduct = () => everybodyMayWork(unit)
  return {
    ...Object.fromEntries(Object.entries(cents).map(([name, amount]) => [name, () => amount() / 100])),
    tip_income_deduction_ssn_requirement_met: mayDeduct,
    overtime_income_deduction_ssn_requirement_met: mayDeduct,
  }
}
