/** PolicyEngine's Ohio variables, each from our rule over what the case fixes before it and what we work out. */
import { estimate } from '#tax/estimate'
import type { YearFigures } from '#tax/figures'
import {
  exemptionCredit,
  jointFilingCredit,
  ohioEarnedIncomeCredit,
  retirementCredit,
  seniorCredit,
} from '#tax/ohio-credits'
import { ohioExemption } from '#tax/ohio-income'
import { ohioTaxOnNonbusiness } from '#tax/ohio-schedule'
import { people, total } from '#tax/people'
import type { TaxYear } from '#tax/scenario'
import type { Answers } from '../case.ts'
import { scenarioOf } from './policy-engine-scenario.ts'
import { given, readUnit } from './policy-engine-unit.ts'

export function ohioAnswers(values: Record<string, unknown>, year: TaxYear, figures: YearFigures): Answers {
  const unit = readUnit(values)
  const scenario = scenarioOf(unit, year)
  const { ohio, federal } = estimate(scenario)
  const fixed = (name: string) => given(unit, name)

  const agi = fixed('oh_agi') ?? ohio.adjustedGrossIncome
  const modified = fixed('oh_modified_agi') ?? fixed('oh_agi') ?? ohio.modifiedAdjustedGrossIncome
  const isMarked = unit.all.some((person) => person.has('oh_personal_exemptions_eligible_person'))
  const count = isMarked
    ? unit.all.filter((person) => person.flag('oh_personal_exemptions_eligible_person')).length
    : ohio.exemptions.count
  const exemptions = fixed('oh_personal_exemptions') ?? count * ohioExemption(modified, figures)
  const income = modified - exemptions
  const taxable = fixed('oh_taxable_income') ?? Math.max(0, agi - exemptions)
  const nonbusiness = ohioTaxOnNonbusiness(taxable, figures).tax
  const exempt = unit.unit.flag('oh_income_tax_exempt', nonbusiness === 0)
  const before = fixed('oh_income_tax_before_non_refundable_credits') ?? (exempt ? 0 : nonbusiness)

  const lumpSum = unit.all.some((person) => person.flag('oh_has_taken_oh_lump_sum_credits'))
  const ages = people(scenario).map(({ age }) => age)
  const pensions = total(scenario, (person) => person.pensions)
  const retirement = () => (lumpSum ? 0 : retirementCredit(pensions, income, figures))
  const senior = () => (lumpSum ? 0 : seniorCredit(ages, income, figures))
  const beforeJoint =
    fixed('oh_tax_before_joint_filing_credit') ??
    Math.max(0, before - retirement() - senior() - exemptionCredit(count, income, figures))
  const eligible = unit.unit.flag('oh_joint_filing_credit_eligible', ohio.credits.jointFiling > 0)
  const joint = () => (eligible ? jointFilingCredit(beforeJoint, income, modified, figures) : 0)
  const earned = () => ohioEarnedIncomeCredit(fixed('eitc') ?? federal.credits.earnedIncome, figures)
  const credits = () =>
    Math.min(before, retirement() + senior() + exemptionCredit(count, income, figures) + joint() + earned())

  const cents: Record<string, () => number> = {
    oh_agi: () => agi,
    oh_modified_agi: () => modified,
    oh_personal_exemptions: () => exemptions,
    oh_taxable_income: () => taxable,
    oh_income_tax_before_non_refundable_credits: () => before,
    oh_retirement_credit: retirement,
    oh_pension_based_retirement_income_credit: retirement,
    oh_senior_citizen_credit: senior,
    oh_exemption_credit: () => exemptionCredit(count, income, figures),
    oh_tax_before_joint_filing_credit: () => beforeJoint,
    oh_joint_filing_credit: joint,
    oh_eitc: earned,
    oh_non_refundable_credits: credits,
    oh_income_tax: () => before - credits(),
    state_income_tax: () => before - credits(),
  }
  return {
    ...Object.fromEntries(Object.entries(cents).map(([name, amount]) => [name, () => amount() / 100])),
    oh_income_tax_exempt: () => exempt,
    oh_joint_filing_credit_eligible: () => eligible,
  }
}
