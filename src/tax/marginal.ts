/** Computes the tax on the household's next $100 of income, assumed to come from the household's largest source of income. */
import { type Cents, dollars } from './money.ts'
import { people, total } from './people.ts'
import type { MarginalRate } from './result.ts'
import type { Person, Scenario } from './scenario.ts'

const NEXT_INCOME = dollars(100)

export function mainIncome(scenario: Scenario): MarginalRate['kind'] | null {
  const wages = total(scenario, (person) => person.wages)
  const selfEmployment = total(scenario, (person) => person.selfEmployment)
  const other =
    scenario.interest +
    scenario.taxExemptInterest +
    scenario.dividends +
    scenario.shortGain +
    scenario.longGain +
    scenario.rents +
    scenario.otherIncome +
    total(scenario, ({ pensions, unemployment, socialSecurity }) => pensions + unemployment + socialSecurity)
  const most = Math.max(wages, selfEmployment, scenario.passThroughIncome, other)
  if (most <= 0) return null
  if (wages === most) return 'wages'
  if (selfEmployment === most) return 'selfEmployment'
  return scenario.passThroughIncome === most ? 'passThrough' : 'other'
}

/** Adds $100 in wages or profit for the spouse with more of that income. */
function withMoreOf(scenario: Scenario, key: 'wages' | 'selfEmployment'): Scenario {
  const [taxpayer, spouse] = people(scenario)
  const who = spouse && taxpayer && spouse[key] > taxpayer[key] ? 'spouse' : 'taxpayer'
  const person: Person = scenario[who]
  // If all of a person's wages come from the person's own business, assumes that the next $100 of wages does too.
  const isOwner = key === 'wages' && person.wages > 0 && person.ownerWages === person.wages
  const ownerWages = person.ownerWages + (isOwner ? NEXT_INCOME : 0)
  return { ...scenario, [who]: { ...person, ownerWages, [key]: person[key] + NEXT_INCOME } }
}

export function withMoreIncome(scenario: Scenario, kind: MarginalRate['kind']): Scenario {
  if (kind === 'other') return { ...scenario, otherIncome: scenario.otherIncome + NEXT_INCOME }
  if (kind === 'passThrough') return { ...scenario, passThroughIncome: scenario.passThroughIncome + NEXT_INCOME }
  return withMoreOf(scenario, kind)
}

export function marginalRate(kind: MarginalRate['kind'], before: Cents, after: Cents): MarginalRate {
  const tax = after - before
  return { kind, tax, rate: Math.round((tax * 1_000_000) / NEXT_INCOME) }
}
