/** Builds a scenario from the input names that most groups share. */
import type { TaxYear } from '#tax/figures'
import { type FilingStatus, filingStatuses } from '#tax/filing-status'
import { emptyScenario, type Scenario } from '#tax/scenario'
import { type Inputs, UnknownName } from '../case.ts'
import { moneyNames } from './names.ts'

const spellings: Record<FilingStatus, readonly string[]> = {
  single: ['single'],
  joint: ['married_joint', 'joint', 'married_filing_jointly', 'married_filing_joint', 'mfj'],
  separate: [
    'married_separate',
    'separate',
    'married_filing_separately',
    'married_filing_separate',
    'married_sep',
    'mfs',
  ],
  head: ['head_of_household', 'head', 'head_of_house', 'hoh'],
  survivor: [
    'qualifying_surviving_spouse',
    'surviving_spouse',
    'survivor',
    'qualifying_widow',
    'qualifying_widower',
    'qualifying_widow_er',
    'widow',
    'widow_er',
    'qss',
  ],
}

/** Also reads spellings like "Married/Joint", "Widow(er)" and "HEAD_OF_HOUSEHOLD". */
export function statusOf(inputs: Inputs): FilingStatus {
  const given = inputs.text('filing_status', 'single')
  const normalized = given
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, ' ')
    .trim()
    .replaceAll(' ', '_')
  const found = filingStatuses.find((status) => spellings[status].includes(normalized))
  if (!found) throw new UnknownName(`unknown filing status ${given}`)
  return found
}

const perPerson = [
  'wages',
  'self_employment_net_profit',
  'social_security_gross',
  'taxable_pension',
  'unemployment',
  'tips',
  'overtime_premium',
] as const

export const plainNames = [
  ...moneyNames,
  'filing_status',
  'ages',
  'blind_primary',
  'blind_spouse',
  'dependent_ages',
  'children_under_17',
]

/** Reads one person's age, a list of ages, or text for both such as "under 65" and "65 or over". */
function ageOf(inputs: Inputs, who: 'primary' | 'spouse') {
  if (inputs.has(`age_${who}`)) return inputs.number(`age_${who}`)
  if (inputs.isList('ages')) return inputs.numbers('ages')[who === 'primary' ? 0 : 1] ?? 40
  const ages = inputs.text('ages', 'under 65')
  if (ages === 'under 65') return 40
  if (/^(65|over 65|both 65)/.test(ages)) return 65
  throw new UnknownName(`unknown ages ${ages}`)
}

/** The estimator leaves out the dependent care credit, which needs a child under 13 (26 U.S.C. 21(b)(1)). */
function rejectDependentCare(inputs: Inputs) {
  const ages = inputs.numbers('dependent_ages')
  const young = ages.some((age) => age < 13) || inputs.number('dependents') > ages.length
  if (inputs.cents('dependent_care') > 0 && young)
    throw new UnknownName('the estimator leaves out the dependent care credit')
}

/** Dependents without ages count as children under 17, up to the number of children in the case. */
function dependentsOf(inputs: Inputs) {
  const ages = inputs.numbers('dependent_ages')
  const withoutAge = Math.max(0, inputs.number('dependents') - ages.length)
  const children = Math.min(inputs.number('children_under_17', withoutAge), withoutAge)
  const count = (under: number) => ages.filter((age) => age < under).length + children
  return {
    childrenUnder17: count(17),
    otherDependents: ages.filter((age) => age >= 17).length + withoutAge - children,
    olderChildrenForEarnedIncome: count(19) - count(17),
  }
}

export function plainScenario(inputs: Inputs, year: TaxYear): Scenario {
  rejectDependentCare(inputs)
  // An amount without a person belongs to the first person.
  const of = (name: (typeof perPerson)[number], who: 'primary' | 'spouse') =>
    inputs.cents(`${name}_${who}`) + (who === 'primary' ? inputs.cents(name) : 0)
  const person = (who: 'primary' | 'spouse') => ({
    ...emptyScenario.taxpayer,
    age: ageOf(inputs, who),
    blind: inputs.flag(`blind_${who}`),
    wages: of('wages', who),
    selfEmployment: of('self_employment_net_profit', who),
    socialSecurity: of('social_security_gross', who),
    pensions: of('taxable_pension', who),
    unemployment: of('unemployment', who),
    tips: of('tips', who),
    overtimePremium: of('overtime_premium', who),
  })
  const qualified = inputs.cents('qualified_dividends')
  return {
    ...emptyScenario,
    year,
    status: statusOf(inputs),
    taxpayer: person('primary'),
    spouse: person('spouse'),
    ...dependentsOf(inputs),
    interest: inputs.cents('taxable_interest'),
    dividends: inputs.cents('ordinary_dividends', qualified + inputs.cents('nonqualified_dividends')),
    qualifiedDividends: qualified,
    shortGain: inputs.cents('short_term_capital_gain'),
    longGain: inputs.cents('long_term_capital_gain'),
    taxExemptInterest: inputs.cents('tax_exempt_interest'),
    rents: inputs.cents('rents'),
    passThroughIncome: inputs.cents('pass_through_income'),
    otherIncome: inputs.cents('other_income'),
    carLoanInterest: inputs.cents('car_loan_interest'),
    traditionalIra: inputs.cents('traditional_ira'),
    selfEmployedPlan: inputs.cents('self_employed_plan'),
    healthSavings: inputs.cents('health_savings'),
    studentLoanInterest: inputs.cents('student_loan_interest'),
    selfEmployedHealthInsurance: inputs.cents('self_employed_health_insurance'),
    medicalExpenses: inputs.cents('medical_expenses'),
    stateIncomeOrSalesTax: inputs.cents('state_income_or_sales_tax'),
    propertyTax: inputs.cents('property_tax'),
    mortgageInterest: inputs.cents('mortgage_interest'),
    cashGifts: inputs.cents('cash_gifts'),
    canBeClaimed: inputs.flag('can_be_claimed'),
  }
}
