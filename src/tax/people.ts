/** The scenario as the rules may rely on it: nothing below nothing where the law knows no loss, and who is on it. */
import { atLeastNothing } from './money.ts'
import type { Person, Scenario } from './scenario.ts'

const mayBeNegative = ['selfEmployment', 'passThroughIncome', 'shortGain', 'longGain', 'rents', 'otherIncome'] as const

const isLoss = (key: string) => (mayBeNegative as readonly string[]).includes(key)

function atLeast<T extends Person | Scenario>(given: T): T {
  const entries = Object.entries(given).map(([key, value]) => [
    key,
    typeof value === 'number' && !isLoss(key) ? atLeastNothing(value) : value,
  ])
  return Object.fromEntries(entries)
}

const readPerson = (given: Person): Person => {
  const person = atLeast(given)
  return { ...person, ownerWages: Math.min(person.ownerWages, person.wages) }
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

export const people = ({ status, taxpayer, spouse }: Scenario): Person[] =>
  status === 'joint' ? [taxpayer, spouse] : [taxpayer]

export const total = (scenario: Scenario, of: (person: Person) => number): number =>
  people(scenario).reduce((sum, person) => sum + of(person), 0)
