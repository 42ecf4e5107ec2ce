/** PolicyEngine's variables of the business income deduction. */
import { type Business, businessComponents, businessIncomeDeduction, qualifiedPart } from '#tax/business-income'
import type { YearFigures } from '#tax/figures'
import { preferentialIncome } from '#tax/income-tax'
import { atLeastNothing, proportion, sum } from '#tax/money'
import type { FederalEstimate } from '#tax/result'
import type { Cents, Scenario } from '#tax/scenario'
import type { Inputs } from '../case.ts'
import { amounts } from './policy-engine-names.ts'
import { given, type Unit } from './policy-engine-unit.ts'

const offProfit = [
  'self_employment_tax_ald_person',
  'self_employed_health_insurance_ald_person',
  'self_employed_pension_contribution_ald_person',
]

const passive = ['rental_income', 'farm_rent_income', 'estate_income', ...amounts.passThroughIncome]

/** Rent and what passes through count as well, unless a case says of its kind that it would not be qualified. */
const qualified = (person: Inputs, ...names: string[]) =>
  sum(names.map((name) => (person.flag(`${name}_would_be_qualified`, true) ? person.cents(name) : 0)))

const profitOf = (person: Inputs) => qualified(person, 'self_employment_income', 'farm_operations_income')
const serviceProfitOf = (person: Inputs) => qualified(person, 'sstb_self_employment_income')

/** What the law takes off profits comes off each in proportion, and off no loss. */
function offProfitOf(person: Inputs, profit: Cents): Cents {
  const profits = atLeastNothing(profitOf(person)) + atLeastNothing(serviceProfitOf(person))
  return proportion(sum(offProfit.map((name) => person.cents(name))), atLeastNothing(profit), profits)
}

const incomeOf = (person: Inputs): Cents =>
  person.cents(
    'qualified_business_income',
    profitOf(person) - offProfitOf(person, profitOf(person)) + qualified(person, ...passive),
  )

const serviceIncomeOf = (person: Inputs): Cents =>
  person.cents('sstb_qualified_business_income', serviceProfitOf(person) - offProfitOf(person, serviceProfitOf(person)))

/** Of a service trade and of another one a person may have each; payroll named for neither is of both. */
function businessOf(person: Inputs, service: boolean): Business {
  const own = (name: string) => person.cents(`${service ? 'sstb_' : ''}${name}`, person.cents(name))
  return {
    income: service ? serviceIncomeOf(person) : incomeOf(person),
    serviceTrade: service || person.flag('business_is_sstb'),
    wagesPaid: own('w2_wages_from_qualified_business'),
    property: own('unadjusted_basis_qualified_property'),
  }
}

/** `business_is_qualified: false` closes the first kind, not the service trade. */
const businessesOf = ({ all }: Unit): Business[] =>
  all.flatMap((person) => [
    ...(person.flag('business_is_qualified', true) ? [businessOf(person, false)] : []),
    businessOf(person, true),
  ])

export function businessAnswers(unit: Unit, scenario: Scenario, federal: FederalEstimate, figures: YearFigures) {
  const { qualifiedDividends, shortGain, longGain } = scenario
  const gains = preferentialIncome(qualifiedDividends, shortGain, longGain)
  const businesses = businessesOf(unit)
  const before = {
    taxable: given(unit, 'taxable_income_less_qbid') ?? federal.taxableIncome + federal.businessIncomeDeduction,
    preferred: given(unit, 'adjusted_net_capital_gain') ?? gains,
    status: unit.status,
  }
  const components = () => given(unit, 'qbid_amount') ?? businessComponents(businesses, before, figures)
  const active =
    given(unit, 'active_qualified_business_income') ??
    sum(businesses.map((business) => qualifiedPart(business, before, figures).income))
  return {
    qualified_business_income: () => sum(unit.all.map(incomeOf)),
    sstb_qualified_business_income: () => sum(unit.all.map(serviceIncomeOf)),
    taxable_income_less_qbid: () => before.taxable,
    section_199a_net_capital_gain: () => gains,
    net_capital_gain: () => gains,
    adjusted_net_capital_gain: () => before.preferred,
    dwks10: () => gains,
    qbid_amount: components,
    qbi_deduction_component: components,
    qualified_business_income_deduction: () => businessIncomeDeduction(components(), active, before, figures),
  }
}
