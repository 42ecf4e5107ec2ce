/** PolicyEngine's Ohio variables. Our rules compute them from the variables that the case sets and from our estimate. */
import { estimate } from '#tax/estimate'
import type { TaxYear, YearFigures } from '#tax/figures'
import { atLeastZero, share } from '#tax/money'
import { qualifyingIncomes } from '#tax/ohio'
import {
  bothQualify,
  exemptionCredit,
  jointFilingCredit,
  ohioEarnedIncomeCredit,
  retirementCredit,
  seniorCredit,
} from '#tax/ohio-credits'
import { ohioExemption, ohioTaxableIncome } from '#tax/ohio-income'
import { ohioTaxOnNonbusiness } from '#tax/ohio-schedule'
import { people, total } from '#tax/people'
import type { Outputs } from '../case.ts'
import { toDollars } from './policy-engine-federal.ts'
import { scenarioOf } from './policy-engine-scenario.ts'
import { given, livesInOhio, parseUnit, type Unit } from './policy-engine-unit.ts'

/** The number of Ohio exemptions that the case sets, or else the number on our return. */
function exemptionCount({ all, unit }: Unit, federal: number): number {
  const flag = 'oh_personal_exemptions_eligible_person'
  const flagged = all.filter((person) => person.has(flag))
  return flagged.length > 0
    ? flagged.filter((person) => person.flag(flag)).length
    : unit.number('exemptions_count', federal)
}

export function ohioOutputs(values: Record<string, unknown>, year: TaxYear, figures: YearFigures): Outputs {
  const unit = parseUnit(values)
  const scenario = scenarioOf(unit, year)
  const { ohio, federal } = estimate(scenario)
  const fixed = (name: string) => given(unit, name)

  const agi = fixed('oh_agi') ?? ohio.adjustedGrossIncome
  const modified = fixed('oh_modified_agi') ?? fixed('oh_agi') ?? ohio.modifiedAdjustedGrossIncome
  const count = exemptionCount(unit, ohio.exemptions.count)
  const exemptions = fixed('oh_personal_exemptions') ?? count * ohioExemption(modified, figures)
  const income = modified - exemptions

  const taxedBusiness = atLeastZero(ohio.businessIncome - ohio.businessIncomeDeduction)
  const taxable = ohioTaxableIncome(agi, exemptions, taxedBusiness)
  const nonbusiness = fixed('oh_taxable_nonbusiness_income') ?? fixed('oh_taxable_income') ?? taxable.nonbusiness
  const onNonbusiness = ohioTaxOnNonbusiness(nonbusiness, figures).tax
  const exempt = unit.unit.flag('oh_income_tax_exempt', onNonbusiness === 0)
  const onBusiness = share(taxable.business, figures.ohioBusinessIncome.rate)
  const before = fixed('oh_income_tax_before_non_refundable_credits') ?? (exempt ? 0 : onNonbusiness) + onBusiness

  const lumpSum = unit.all.some((person) => person.flag('oh_has_taken_oh_lump_sum_credits'))
  const ages = people(scenario).map(({ age }) => age)
  const pensions = total(scenario, (person) => person.pensions)
  const retirement = () => (lumpSum ? 0 : retirementCredit(pensions, income, figures))
  const senior = () => (lumpSum ? 0 : seniorCredit(ages, income, figures))
  const exemption = () => exemptionCredit(count, income, figures)
  const beforeJoint =
    fixed('oh_tax_before_joint_filing_credit') ?? atLeastZero(before - retirement() - senior() - exemption())
  const both = bothQualify(qualifyingIncomes(scenario, taxedBusiness), figures)
  const eligible = unit.unit.flag('oh_joint_filing_credit_eligible', both)
  const joint = () => (eligible ? jointFilingCredit(beforeJoint, income, modified, figures) : 0)
  const earned = () => ohioEarnedIncomeCredit(fixed('eitc') ?? federal.credits.earnedIncome, figures)
  const credits = () => Math.min(before, retirement() + senior() + exemption() + joint() + earned())
  const after = () => before - credits()

  const cents: Record<string, () => number> = {
    oh_agi: () => agi,
    oh_modified_agi: () => modified,
    oh_business_income_deduction: () => ohio.businessIncomeDeduction,
    oh_personal_exemptions: () => exemptions,
    oh_taxable_income: () => fixed('oh_taxable_income') ?? taxable.nonbusiness + taxable.business,
    oh_taxable_business_income: () => taxable.business,
    oh_taxable_nonbusiness_income: () => nonbusiness,
    oh_income_tax_before_non_refundable_credits: () => before,
    oh_retirement_credit: retirement,
    oh_retirement_income_credit: retirement,
    oh_pension_based_retirement_income_credit: retirement,
    oh_senior_citizen_credit: senior,
    oh_exemption_credit: exemption,
    oh_tax_before_joint_filing_credit: () => beforeJoint,
    oh_joint_filing_credit: joint,
    oh_eitc: earned,
    oh_non_refundable_credits: credits,
    oh_income_tax_before_refundable_credits: after,
    oh_income_tax: after,
    state_income_tax_before_refundable_credits: after,
    state_income_tax: after,
  }
  const inOhio = livesInOhio(unit)
  // A potential credit is the credit before the tax limits it. Our credits are not limited at this point either.
  const named = Object.entries(cents).flatMap(([name, amount]) => {
    const output = () => (inOhio ? amount() : 0)
    return [
      [name, output] as const,
      ...(name.endsWith('_credit') || name === 'oh_eitc' ? [[`${name}_potential`, output] as const] : []),
    ]
  })
  return {
    ...toDollars(Object.fromEntries(named)),
    oh_income_tax_exempt: () => exempt,
    oh_joint_filing_credit_eligible: () => inOhio && eligible,
  }
}
