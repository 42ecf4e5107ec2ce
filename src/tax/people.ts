import type { Person, Scenario } from './scenario.ts'

export const people = ({ status, taxpayer, spouse }: Scenario): Person[] =>
  status === 'joint' ? [taxpayer, spouse] : [taxpayer]

export const total = (scenario: Scenario, amountOf: (person: Person) => number): number =>
  people(scenario).reduce((sum, person) => sum + amountOf(person), 0)
