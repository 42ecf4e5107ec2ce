/** PolicyEngine's variables for the business income deduction. */
import { type Business, businessComponents, businessIncomeDeduction, qualifiedPart } from '#tax/business-income'
import type { YearFigures } from '#tax/figures'
import { preferentialIncome } from '#tax/income-tax'
import { atLeastZero, type Cents, proportion, sum } from '#tax/money'
import type { FederalEstimate } from '#tax/result'
import type { Scenario } from '#tax/scenario'
import type { Inputs } from '../case.ts'
import { amounts } from './policy-engine-names.ts'
import { given, type Unit } from './policy-engine-unit.ts'

const profitDeductions = [
  'self_employment_tax_ald_person',
  'self_employed_health_insurance_ald_person',
  'self_employed_pension_contribution_ald_person',
]

const passive = ['rental_income', 'farm_rent_income', 'estate_income', ...amounts.passThroughIncome]

/** All kinds of business income, unless the case says that a kind does not qualify. */
const qualified = (person: Inputs, ...names: string[]) =>
  sum(names.map((name) => (person.flag(`${name}_would_be_qualified`, true) ? person.cents(name) : 0)))

const profitOf = (person: Inputs) => qualified(person, 'self_employment_income', 'farm_operations_income')
const serviceProfitOf = (person: Inputs) => qualified(person, 'sstb_self_employment_income')

/** Deductions reduce each profit proportionally, and no loss. */
function deductionFrom(person: Inputs, profit: Cents): Cents {
  const profits = atLeastZero(profitOf(person)) + atLeastZero(serviceProfitOf(person))
  return proportion(sum(profitDeductions.map((name) => person.cents(name))), atLeastZero(profit), profits)
}

const incomeOf = (person: Inputs): Cents =>
  person.cents(
    'qualified_business_income',
    profitOf(person) - deductionFrom(person, profitOf(person)) + qualified(person, ...passive),
  )

const serviceIncomeOf = (person: Inputs): Cents =>
  person.cents(
    'sstb_qualified_business_income',
    serviceProfitOf(person) - deductionFrom(person, serviceProfitOf(person)),
  )

/** A person can have a service trade and another business. Payroll without a business counts for both. */
function businessOf(person: Inputs, service: boolean): Business {
  const own = (name: string) => person.cents(`${service ? 'sstb_' : ''}${name}`, person.cents(name))
  return {
    income: service ? serviceIncomeOf(person) : incomeOf(person),
    serviceTrade: service || person.flag('business_is_sstb'),
    wagesPaid: own('w2_wages_from_qualified_business'),
    property: own('unadjusted_basis_qualified_property'),
  }
}

/** `business_is_qualified: false` excludes the other business, not the service trade. */
const businessesOf = ({ all }: Unit): Business[] =>
  all.flatMap((person) => [
    ...(person.flag('business_is_qualified', true) ? [businessOf(person, false)] : []),
    businessOf(person, true),
  ])

export function businessOutputs(unit: Unit, scenario: Scenario, federal: FederalEstimate, figures: YearFigures) {
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
