/** The scenario behind plainly named inputs, which most groups share. */
import { emptyScenario, type FilingStatus, type Scenario, type TaxYear } from '#tax/scenario'
import { type Inputs, UnknownName } from '../case.ts'

const statuses: Record<string, FilingStatus> = {
  single: 'single',
  married_joint: 'joint',
  married_separate: 'separate',
  head_of_household: 'head',
  qualifying_surviving_spouse: 'survivor',
}

export function statusOf(inputs: Inputs): FilingStatus {
  const status = statuses[inputs.text('filing_status', 'single')]
  if (!status) throw new UnknownName(`unknown filing status ${inputs.text('filing_status')}`)
  return status
}

export const householdNames = [
  'state',
  'filing_status',
  'ages',
  'age_primary',
  'age_spouse',
  'blind_primary',
  'blind_spouse',
  'dependents',
  'dependent_ages',
]
const perPerson = [
  'wages',
  'self_employment_net_profit',
  'social_security_gross',
  'taxable_pension',
  'unemployment',
] as const
export const incomeNames = [
  ...perPerson.flatMap((name) => [name, `${name}_primary`, `${name}_spouse`]),
  'taxable_interest',
  'qualified_dividends',
  'ordinary_dividends',
  'nonqualified_plus_qualified_ordinary_dividends',
  'short_term_capital_gain',
  'long_term_capital_gain',
  'other_income',
]
export const plainNames = [...householdNames, ...incomeNames]

/** "under 65", "65 or over", or an age of their own. */
function ageOf(inputs: Inputs, who: 'primary' | 'spouse') {
  if (inputs.has(`age_${who}`)) return inputs.number(`age_${who}`)
  const ages = inputs.text('ages', 'under 65')
  if (ages === 'under 65') return 40
  if (/^(65|over 65)/.test(ages)) return 65
  throw new UnknownName(`unknown ages ${ages}`)
}

/** Dependents without ages are taken for children under 17. */
function dependentsOf(inputs: Inputs) {
  const ages = inputs.numbers('dependent_ages')
  const without = Math.max(0, inputs.number('dependents') - ages.length)
  const count = (under: number) => ages.filter((age) => age < under).length + without
  return {
    childrenUnder17: count(17),
    otherDependents: ages.filter((age) => age >= 17).length,
    olderChildrenForEarnedIncome: count(19) - count(17),
  }
}

export function plainScenario(inputs: Inputs, year: TaxYear): Scenario {
  // Where a record does not say whose it is, it is the first person's.
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
    dividends: inputs.cents(
      'nonqualified_plus_qualified_ordinary_dividends',
      inputs.cents('ordinary_dividends', qualified),
    ),
    qualifiedDividends: qualified,
    shortGain: inputs.cents('short_term_capital_gain'),
    longGain: inputs.cents('long_term_capital_gain'),
    otherIncome: inputs.cents('other_income'),
  }
}
