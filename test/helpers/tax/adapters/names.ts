/** The input names that the adapters use, each with the names that authors of cases use instead. */
const perPerson: Record<string, readonly string[]> = {
  wages: ['wage_income', 'w2_income', 'w2_wages', 'employment_income', 'wages_and_salaries', 'salary'],
  self_employment_net_profit: [
    'self_employment_income',
    'self_employment_profit',
    'self_employment',
    'net_profit',
    'schedule_c_net_profit',
    'schedule_c_profit',
    'business_net_profit',
  ],
  social_security_gross: ['social_security', 'social_security_benefits', 'gross_social_security'],
  taxable_pension: [
    'pension',
    'pensions',
    'pension_income',
    'taxable_pensions',
    'taxable_pension_income',
    'taxable_ira_distributions',
    'ira_distributions',
    'retirement_income',
  ],
  unemployment: ['unemployment_compensation', 'unemployment_income', 'unemployment_benefits'],
  tips: ['tip_income', 'qualified_tips'],
  overtime_premium: ['overtime', 'qualified_overtime', 'fsla_overtime_premium'],
}

const perReturn: Record<string, readonly string[]> = {
  dependents: ['number_of_dependents', 'num_dependents'],
  age_primary: ['primary_age', 'age'],
  age_spouse: ['spouse_age'],
  taxable_interest: ['interest', 'interest_income', 'taxable_interest_income'],
  tax_exempt_interest: ['tax_exempt_interest_income', 'exempt_interest'],
  ordinary_dividends: ['nonqualified_plus_qualified_ordinary_dividends', 'total_ordinary_dividends'],
  nonqualified_dividends: ['non_qualified_dividends', 'nonqualified_ordinary_dividends'],
  qualified_dividends: ['qualified_dividend_income'],
  short_term_capital_gain: ['short_term_capital_gains', 'net_short_term_capital_gain', 'short_term_gains'],
  long_term_capital_gain: ['long_term_capital_gains', 'net_long_term_capital_gain', 'long_term_gains'],
  rents: ['rental_income', 'net_rental_income', 'rent_income', 'rents_and_royalties', 'other_property_income'],
  pass_through_income: [
    's_corporation_income',
    's_corp_income',
    'scorp_income',
    'scorp',
    'passthrough_income',
    'partnership_income',
    'partnership_s_corp_income',
  ],
  other_income: ['other_taxable_income', 'other_nonproperty_income', 'other_non_property_income'],
  // Other itemized amounts without a limit count as mortgage interest.
  mortgage_interest: [
    'home_mortgage_interest',
    'deductible_mortgage_interest',
    'itemized_deductions',
    'other_itemized_deductions',
  ],
  property_tax: ['property_taxes', 'property_tax_paid', 'real_estate_tax', 'real_estate_taxes'],
  state_income_or_sales_tax: [
    'state_and_local_taxes',
    'state_and_local_income_tax',
    'state_income_tax_paid',
    'state_and_local_sales_or_income_tax',
    'salt_paid',
  ],
  cash_gifts: ['charitable_contributions', 'charitable_cash_donations', 'charitable_cash_contributions', 'charity'],
  medical_expenses: ['medical_expense'],
  dependent_care: ['child_care', 'childcare', 'child_care_expenses', 'dependent_care_expenses'],
  car_loan_interest: ['auto_loan_interest', 'vehicle_loan_interest', 'qualified_passenger_vehicle_loan_interest'],
  student_loan_interest: ['student_loan_interest_paid'],
  traditional_ira: ['traditional_ira_contribution', 'traditional_ira_contributions', 'ira_deduction'],
  self_employed_plan: ['self_employed_retirement_contribution', 'self_employed_pension_contribution', 'sep_ira'],
  health_savings: ['hsa_contribution', 'hsa_contributions', 'hsa_deduction'],
  self_employed_health_insurance: ['self_employed_health_insurance_premiums', 'se_health_insurance'],
  can_be_claimed: ['can_be_claimed_as_dependent', 'claimed_as_dependent', 'is_dependent'],
}

/** Neither income nor a deduction. */
const withoutEffect = ['state', 'standard_deduction', 'disability_benefits', 'rent_paid', 'transfers']

const ofPeople = Object.entries(perPerson).flatMap(([name, others]) =>
  ['', '_primary', '_spouse'].map((whose) => [`${name}${whose}`, others.map((other) => `${other}${whose}`)] as const),
)
const groups = [...ofPeople, ...Object.entries(perReturn)]

export const moneyNames = [...groups.map(([name]) => name), ...withoutEffect]

const canonical = new Map(groups.flatMap(([name, others]) => others.map((other) => [other, name])))

const amount = (value: unknown) => (typeof value === 'string' ? Number(value.replaceAll(',', '')) : value)

/** Adds up amounts whose names have the same meaning. */
export function withCanonicalNames(values: Record<string, unknown>): Record<string, unknown> {
  const named: Record<string, unknown> = {}
  for (const [given, value] of Object.entries(values)) {
    const name = canonical.get(given) ?? given
    const [before, next] = [amount(named[name]), amount(value)]
    named[name] = typeof before === 'number' && typeof next === 'number' ? before + next : (value ?? named[name])
  }
  return named
}
