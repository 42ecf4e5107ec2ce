/** The scenario as the rules may rely on it: nothing below nothing where the law knows no loss, and who is on it. */
import { atLeastNothing } from './money.ts'
import type { Adjustment } from './result.ts'
import { type Cents, emptyScenario, type Person, type Scenario } from './scenario.ts'

const mayBeNegative = ['selfEmployment', 'passThroughIncome', 'shortGain', 'longGain', 'rents', 'otherIncome'] as const

const isLoss = (key: string) => (mayBeNegative as readonly string[]).includes(key)

function atLeast<T extends Person | Scenario>(given: T): T {
  const entries = Object.entries(given).map(([key, value]) => [
    key,
    typeof value === 'number' && !isLoss(key) ? atLeastNothing(value) : value,
  ])
  return Object.fromEntries(entries)
}

/** Of a person's wages what is no overtime premium: what is a tip is no overtime (26 U.S.C. 225(c)(2)). */
const ordinaryPay = ({ wages, overtimePremium }: Person): Cents => wages - overtimePremium

/** What wages leave no room for are tips of the business. */
export const businessTips = (person: Person): Cents => atLeastNothing(person.tips - ordinaryPay(person))

/**
 * What is part of the pay is no more than the pay: tips of a business no more than its profit (26 U.S.C. 224(c)(2)). Those
 * of a service trade count too, for as long as the relief of Notice 2025-69 from 224(d)(2)(B) lasts.
 */
function readPerson(given: Person): Person {
  const person = atLeast(given)
  const overtimePremium = Math.min(person.overtimePremium, person.wages)
  const profit = atLeastNothing(person.selfEmployment)
  return {
    ...person,
    ownerWages: Math.min(person.ownerWages, person.wages),
    overtimePremium,
    tips: Math.min(person.tips, ordinaryPay({ ...person, overtimePremium }) + profit),
  }
}

export function readScenario(given: Scenario): Scenario {
  const scenario = atLeast(given)
  return {
    ...scenario,
    taxpayer: readPerson(given.taxpayer),
    spouse: readPerson(given.spouse),
    dividends: Math.max(scenario.dividends, scenario.qualifiedDividends),
    priorYear: given.priorYear && {
      ...given.priorYear,
      federalTax: atLeastNothing(given.priorYear.federalTax),
      ohioTax: atLeastNothing(given.priorYear.ohioTax),
    },
  }
}

function differences<T extends Person | Scenario>(
  owner: Adjustment['owner'],
  keys: readonly (keyof T & Adjustment['key'])[],
  given: T,
  read: T,
): Adjustment[] {
  return keys.flatMap((key) => {
    const taken = read[key]
    return typeof taken === 'number' && taken !== given[key] ? [{ owner, key, taken }] : []
  })
}

// In one order, whatever that of the scenario.
const ofReturn = Object.keys(emptyScenario) as (keyof Scenario)[]
const ofPerson = Object.keys(emptyScenario.taxpayer) as (keyof Person)[]

/** Each value that was not taken as given; last year's return is not looked at. */
export const adjustments = (given: Scenario, read: Scenario): Adjustment[] => [
  ...differences('return', ofReturn, given, read),
  ...differences('taxpayer', ofPerson, given.taxpayer, read.taxpayer),
  ...(read.status === 'joint' ? differences('spouse', ofPerson, given.spouse, read.spouse) : []),
]

export const people = ({ status, taxpayer, spouse }: Scenario): Person[] =>
  status === 'joint' ? [taxpayer, spouse] : [taxpayer]

export const total = (scenario: Scenario, of: (person: Person) => number): number =>
  people(scenario).reduce((sum, person) => sum + of(person), 0)
