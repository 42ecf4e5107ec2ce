/** Converts a PolicyEngine household to a scenario. */
import type { TaxYear } from '#tax/figures'
import { emptyScenario, type Person, type Scenario } from '#tax/scenario'
import type { Inputs } from '../case.ts'
import { amounts, incomes } from './policy-engine-names.ts'
import { ageOf, given, type Unit } from './policy-engine-unit.ts'

type Field = keyof typeof incomes
const amountOf = (person: Inputs, field: Field) =>
  incomes[field].reduce((sum: number, name) => sum + person.cents(name), 0)

/** A Social Security number that is valid for work. Assumed unless the case says otherwise. */
const hasWorkNumber = (person: Inputs) =>
  ['CITIZEN', 'NON_CITIZEN_VALID_EAD'].includes(person.text('ssn_card_type', 'CITIZEN'))

/** A condition of the deductions for tips and overtime. */
export const allHaveWorkNumbers = ({ adults }: Unit): boolean => adults.every(hasWorkNumber)

/** Occupation code 0 is not on the Treasury's list, and the law excludes specified service trades. */
const tipsQualify = (person: Inputs) =>
  (!person.has('treasury_tipped_occupation_code') || person.number('treasury_tipped_occupation_code') !== 0) &&
  !person.flag('business_is_sstb') &&
  person.cents('sstb_self_employment_income') === 0

const personOf = (person: Inputs | undefined, mayDeduct: boolean, unit: Unit, ageName: string): Person =>
  person
    ? {
        ...emptyScenario.taxpayer,
        age: person.number('age', unit.unit.number(ageName, ageOf(person))),
        blind: person.flag('is_blind'),
        wages: amountOf(person, 'wages'),
        selfEmployment: amountOf(person, 'selfEmployment'),
        socialSecurity: amountOf(person, 'socialSecurity'),
        pensions: amountOf(person, 'pensions'),
        unemployment: amountOf(person, 'unemployment'),
        tips: mayDeduct && tipsQualify(person) ? person.cents('tip_income') : 0,
        overtimePremium: mayDeduct ? person.cents('fsla_overtime_premium') : 0,
      }
    : emptyScenario.spouse

/** A child for the earned income credit: under 19, a student under 24, or permanently disabled at any age. */
const isCreditChild = (person: Inputs) =>
  ageOf(person) < (person.flag('is_full_time_student') ? 24 : 19) || person.flag('is_permanently_and_totally_disabled')

export function scenarioOf(unit: Unit, year: TaxYear): Scenario {
  const { adults, dependents, status } = unit
  // A dependent's income belongs on the dependent's own return.
  const of = (...names: readonly string[]) => names.reduce((sum, name) => sum + (given(unit, name, adults) ?? 0), 0)
  const amountFields = Object.fromEntries(Object.entries(amounts).map(([field, names]) => [field, of(...names)]))
  const young = dependents.filter((person) => ageOf(person) < 17)
  return {
    ...emptyScenario,
    ...amountFields,
    year,
    status,
    taxpayer: personOf(adults[0], allHaveWorkNumbers(unit), unit, 'age_head'),
    spouse: personOf(adults[1], allHaveWorkNumbers(unit), unit, 'age_spouse'),
    canBeClaimed: adults.some((person) => person.flag('claimed_as_dependent_on_another_return')),
    childrenUnder17: young.length,
    otherDependents: dependents.length - young.length,
    olderChildrenForEarnedIncome: dependents.filter((person) => isCreditChild(person) && !young.includes(person))
      .length,
    passThroughPassive: of('passive_partnership_s_corp_income') !== 0,
    serviceTrade: adults.some(
      (person) => person.flag('business_is_sstb') || person.cents('sstb_self_employment_income') > 0,
    ),
    dividends: of(
      'dividend_income',
      'ordinary_dividend_income',
      'non_qualified_dividend_income',
      'qualified_dividend_income',
    ),
  }
}

/** Number of adults who qualify for the senior deduction. */
export const seniorsIn = ({ adults, unit }: Unit, age: number): number =>
  adults.filter((person) => hasWorkNumber(person) && person.number('age', unit.number('age_head')) >= age).length
