/** A PolicyEngine situation, flat or of people and units, as one household with its people in their parts. */
import * as v from 'valibot'
import type { FilingStatus } from '#tax/scenario'
import { Inputs, UnknownName } from '../case.ts'

const flags = ['is_tax_unit_head', 'is_tax_unit_spouse', 'is_tax_unit_head_or_spouse', 'is_tax_unit_dependent']
const personNames = [
  ...flags,
  'age',
  'is_blind',
  'ssn_card_type',
  'employment_income',
  'self_employment_income',
  'sstb_self_employment_income',
  'partnership_s_corp_income',
  'social_security',
  'social_security_retirement',
  'taxable_pension_income',
  'pension_income',
  'taxable_ira_distributions',
  'unemployment_compensation',
  'taxable_interest_income',
  'interest_income',
  'qualified_dividend_income',
  'non_qualified_dividend_income',
  'dividend_income',
  'short_term_capital_gains',
  'long_term_capital_gains',
  'non_sch_d_capital_gains',
  'tip_income',
  'treasury_tipped_occupation_code',
  'fsla_overtime_premium',
  'business_is_qualified',
  'business_is_sstb',
  'w2_wages_from_qualified_business',
  'unadjusted_basis_qualified_property',
  'qualified_business_income',
  'sstb_qualified_business_income',
  'active_qualified_business_income',
  'qbid_amount',
  'self_employment_tax_ald_person',
  'self_employed_health_insurance_ald_person',
  'self_employed_pension_contribution_ald_person',
  'real_estate_taxes',
  'state_and_local_sales_or_income_tax',
  'deductible_mortgage_interest',
  'charitable_cash_donations',
  'qualified_passenger_vehicle_loan_interest',
  'auto_loan_interest',
  'oh_personal_exemptions_eligible_person',
  'oh_has_taken_oh_lump_sum_credits',
]
const unitNames = [
  'filing_status',
  'irs_gross_income',
  'adjusted_gross_income',
  'standard_deduction',
  'salt_deduction',
  'tax_unit_itemizes',
  'taxable_income_less_qbid',
  'adjusted_net_capital_gain',
  'specified_possession_income',
  'tip_income_deduction_ssn_requirement_met',
  'overtime_income_deduction_ssn_requirement_met',
  'additional_senior_deduction_ssn_requirement_met',
  'age_head',
  'age_spouse',
  'eitc',
  'oh_agi',
  'oh_modified_agi',
  'oh_personal_exemptions',
  'oh_taxable_income',
  'oh_income_tax_exempt',
  'oh_joint_filing_credit_eligible',
  'oh_tax_before_joint_filing_credit',
  'oh_income_tax_before_non_refundable_credits',
]
/** Where somebody lives decides nothing here, and who belongs together is plain with one unit. */
const placeNames = ['members', 'state_code', 'state_name', 'state_fips', 'state_group_str']

export const names = [...personNames, ...unitNames, ...placeNames]

const group = v.record(v.string(), v.record(v.string(), v.unknown()))
const situation = v.object({
  people: group,
  tax_units: v.optional(group, {}),
  households: v.optional(group, {}),
  families: v.optional(group, {}),
  spm_units: v.optional(group, {}),
  marital_units: v.optional(group, {}),
})

export type Unit = { status: FilingStatus; adults: Inputs[]; dependents: Inputs[]; all: Inputs[]; unit: Inputs }

const statuses: Record<string, FilingStatus> = {
  SINGLE: 'single',
  JOINT: 'joint',
  SEPARATE: 'separate',
  HEAD_OF_HOUSEHOLD: 'head',
  SURVIVING_SPOUSE: 'survivor',
}

const isAdult = (person: Inputs) =>
  person.flag('is_tax_unit_head') || person.flag('is_tax_unit_spouse') || person.flag('is_tax_unit_head_or_spouse')
const isMarked = (person: Inputs) => flags.some((flag) => person.has(flag))

/** Head and spouse are those marked so; without marks the first person and, on a joint return, the second. */
function adultsOf(people: Inputs[], joint: boolean): Inputs[] {
  const marked = people.filter(isAdult)
  const unmarked = people.filter((person) => !isMarked(person))
  const wanted = joint ? 2 : 1
  return [...marked, ...unmarked.slice(0, Math.max(0, wanted - marked.length))]
}

export function readUnit(given: Record<string, unknown>): Unit {
  const nested = 'people' in given ? v.parse(situation, given) : null
  const values = nested
    ? Object.assign(
        {},
        ...Object.values(nested.households),
        ...Object.values(nested.families),
        ...Object.values(nested.spm_units),
        ...Object.values(nested.tax_units),
      )
    : given
  const unit = new Inputs(values, nested ? [...unitNames, ...placeNames, ...personNames] : names)
  const people = nested ? Object.values(nested.people).map((person) => new Inputs(person, personNames)) : [unit]

  const named = unit.text('filing_status')
  const married = named === 'JOINT' || people.some((person) => person.flag('is_tax_unit_spouse'))
  const adults = adultsOf(people, married)
  const dependents = people.filter((person) => !adults.includes(person))
  const implied = married ? 'JOINT' : dependents.length > 0 ? 'HEAD_OF_HOUSEHOLD' : 'SINGLE'
  const status = statuses[named || implied]
  if (!status) throw new UnknownName(`unknown filing status ${named}`)
  return { status, adults, dependents, all: nested ? people : [unit], unit }
}

/** An amount of all people of the unit, wherever the case has it; null where it has none. */
export function given({ all, unit }: Unit, name: string): number | null {
  const holders = new Set([...all, unit].filter((inputs) => inputs.has(name)))
  return holders.size > 0 ? [...holders].reduce((sum, inputs) => sum + inputs.cents(name), 0) : null
}
