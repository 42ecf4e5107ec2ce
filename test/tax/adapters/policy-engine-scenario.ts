/** A PolicyEngine household as a scenario of ours. */
import { emptyScenario, type Person, type Scenario, type TaxYear } from '#tax/scenario'
import type { Inputs } from '../case.ts'
import { given, type Unit } from './policy-engine-unit.ts'

const sumOf = (person: Inputs, ...names: string[]) => names.reduce((sum, name) => sum + person.cents(name), 0)

/** A work number of the Social Security Administration; where a case does not speak of it, it is there. */
const mayWork = (person: Inputs) =>
  ['CITIZEN', 'NON_CITIZEN_VALID_EAD'].includes(person.text('ssn_card_type', 'CITIZEN'))

/** Tips and overtime are deducted where everybody on the return has one. */
export const everybodyMayWork = ({ adults }: Unit): boolean => adults.every(mayWork)

/** The Treasury's list of tipped occupations leaves out 0, and the law specified service trades. */
const tipsQualify = (person: Inputs) =>
  (!person.has('treasury_tipped_occupation_code') || person.number('treasury_tipped_occupation_code') !== 0) &&
  !person.flag('business_is_sstb') &&
  person.cents('sstb_self_employment_income') === 0

const personOf = (person: Inputs | undefined, mayDeduct: boolean, unit: Unit, ageName: string): Person =>
  person
    ? {
        ...emptyScenario.taxpayer,
        age: person.number('age', unit.unit.number(ageName, 40)),
        blind: person.flag('is_blind'),
        wages: person.cents('employment_income'),
        selfEmployment: sumOf(person, 'self_employment_income', 'sstb_self_employment_income'),
        socialSecurity: sumOf(person, 'social_security', 'social_security_retirement'),
        pensions: sumOf(person, 'taxable_pension_income', 'pension_income', 'taxable_ira_distributions'),
        unemployment: person.cents('unemployment_compensation'),
        tips: mayDeduct && tipsQualify(person) ? person.cents('tip_income') : 0,
        overtimePremium: mayDeduct ? person.cents('fsla_overtime_premium') : 0,
      }
    : emptyScenario.spouse

export function scenarioOf(unit: Unit, year: TaxYear): Scenario {
  const { adults, dependents, status } = unit
  const of = (...names: string[]) => names.reduce((sum, name) => sum + (given(unit, name) ?? 0), 0)
  const younger = (age: number) => dependents.filter((person) => person.number('age', 40) < age).length
  const qualified = of('qualified_dividend_income')
  return {
    ...emptyScenario,
    year,
    status,
    taxpayer: personOf(adults[0], everybodyMayWork(unit), unit, 'age_head'),
    spouse: personOf(adults[1], everybodyMayWork(unit), unit, 'age_spouse'),
    childrenUnder17: younger(17),
    otherDependents: dependents.length - younger(17),
    olderChildrenForEarnedIncome: younger(19),
    passThroughIncome: of('partnership_s_corp_income'),
    serviceTrade: adults.some(
      (person) => person.flag('business_is_sstb') || person.cents('sstb_self_employment_income') > 0,
    ),
    businessWagesPaid: of('w2_wages_from_qualified_business'),
    businessProperty: of('unadjusted_basis_qualified_property'),
    interest: of('taxable_interest_income', 'interest_income'),
    dividends: of('dividend_income', 'non_qualified_dividend_income') + qualified,
    qualifiedDividends: qualified,
    shortGain: of('short_term_capital_gains'),
    longGain: of('long_term_capital_gains', 'non_sch_d_capital_gains'),
    carLoanInterest: of('qualified_passenger_vehicle_loan_interest'),
    propertyTax: of('real_estate_taxes'),
    stateIncomeOrSalesTax: of('state_and_local_sales_or_income_tax'),
    mortgageInterest: of('deductible_mortgage_interest'),
    cashGifts: of('charitable_cash_donations'),
  }
}

/** Adults of age with a work number, for the senior deduction. */
export const seniorsIn = ({ adults, unit }: Unit, age: number): number =>
  adults.filter((person) => mayWork(person) && person.number('age', unit.number('age_head')) >= age).length
