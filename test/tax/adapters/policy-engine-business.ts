/** PolicyEngine's variables of the business income deduction. */
import { type Business, businessComponents, businessIncomeDeduction, qualifiedPart } from '#tax/business-income'
import type { YearFigures } from '#tax/figures'
import { preferentialIncome } from '#tax/income-tax'
import { sum } from '#tax/money'
import type { FederalEstimate } from '#tax/result'
import type { Scenario } from '#tax/scenario'
import type { Inputs } from '../case.ts'
import { given, type Unit } from './policy-engine-unit.ts'

const offProfit = [
  'self_employment_tax_ald_person',
  'self_employed_health_insurance_ald_person',
  'self_employed_pension_contribution_ald_person',
]

/** Of a service trade and of another one a person may have each; payroll named for neither is of both. */
function businessOf(person: Inputs, serviceTrade: boolean): Business {
  const of = serviceTrade ? 'sstb_' : ''
  const profit =
    person.cents(`${of}self_employment_income`) + (serviceTrade ? 0 : person.cents('farm_operations_income'))
  const off = profit > 0 ? sum(offProfit.map((name) => person.cents(name))) : 0
  const passedThrough = serviceTrade
    ? 0
    : sum(['partnership_s_corp_income', 'partnership_income', 's_corp_income'].map((name) => person.cents(name)))
  const own = (name: string) => person.cents(`${of}${name}`, person.cents(name))
  return {
    income: person.cents(`${of}qualified_business_income`, profit - off + passedThrough),
    serviceTrade: serviceTrade || person.flag('business_is_sstb'),
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
