import type { YearFigures } from './figures.ts'
import { atLeastZero, type Cents, share } from './money.ts'
import { ohioCredits } from './ohio-credits.ts'
import { ohioBusinessDeduction, ohioExemption, ohioTaxableIncome } from './ohio-income.ts'
import { ohioTaxOnNonbusiness } from './ohio-schedule.ts'
import { people, total } from './people.ts'
import type { FederalEstimate, OhioEstimate } from './result.ts'
import type { Person, Scenario } from './scenario.ts'

/** Returns a person's Ohio business income, which includes wages from a business that the person owns at least 20% of. */
const businessOf = ({ selfEmployment, ownerWages }: Person) => selfEmployment + ownerWages

/** Returns income for Ohio's joint filing credit, without interest, dividends, gains and business income that is not taxed. */
const qualifyingIncome = (person: Person, taxedBusiness: Cents): Cents =>
  person.wages -
  person.ownerWages +
  person.pensions +
  person.unemployment +
  Math.min(atLeastZero(businessOf(person)), taxedBusiness)

/** `taxedBusiness` is the business income that remains after Ohio's business income deduction. */
export const qualifyingIncomes = (scenario: Scenario, taxedBusiness: Cents): Cents[] =>
  people(scenario).map((person) => qualifyingIncome(person, taxedBusiness))

export function ohioEstimate(scenario: Scenario, federal: FederalEstimate, figures: YearFigures): OhioEstimate {
  const businessIncome = total(scenario, businessOf) + scenario.passThroughIncome
  const federalIncome = federal.adjustedGrossIncome
  const deduction = ohioBusinessDeduction(businessIncome, federalIncome, scenario.status, figures)
  const adjustedGrossIncome = federalIncome - federal.taxableSocialSecurity - deduction
  const modified = adjustedGrossIncome + deduction

  const { childrenUnder17, otherDependents } = scenario
  // Taxpayers who can be claimed as dependents have no Ohio exemption and cannot claim dependents.
  const count = people(scenario).length + (scenario.canBeClaimed ? -1 : childrenUnder17 + otherDependents)
  const each = ohioExemption(modified, figures)
  const exemptions = { count, each, total: count * each }
  const taxedBusiness = atLeastZero(businessIncome - deduction)
  const taxable = ohioTaxableIncome(adjustedGrossIncome, exemptions.total, taxedBusiness)

  const nonbusiness = ohioTaxOnNonbusiness(taxable.nonbusiness, figures)
  const businessTax = share(taxable.business, figures.ohioBusinessIncome.rate)
  const taxBeforeCredits = nonbusiness.tax + businessTax
  const credits = ohioCredits(
    taxBeforeCredits,
    {
      retirementIncome: total(scenario, ({ pensions }) => pensions),
      ages: people(scenario).map(({ age }) => age),
      exemptions: count,
      modified,
      income: modified - exemptions.total,
      qualifyingIncomes: qualifyingIncomes(scenario, taxedBusiness),
      federalEarnedIncomeCredit: federal.credits.earnedIncome,
    },
    figures,
  )
  const tax = taxBeforeCredits - credits.total
  const payments = scenario.ohioWithheld + scenario.ohioEstimatesPaid
  return {
    businessIncome,
    businessIncomeDeduction: deduction,
    adjustedGrossIncome,
    modifiedAdjustedGrossIncome: modified,
    exemptions,
    taxableBusinessIncome: taxable.business,
    taxableNonbusinessIncome: taxable.nonbusiness,
    nonbusiness,
    businessTax,
    taxBeforeCredits,
    credits,
    tax,
    payments,
    balance: tax - payments,
  }
}
