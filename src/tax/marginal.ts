/** The tax on the next $100 of what a household earns most of. */
import { dollars } from './money.ts'
import { people, total } from './people.ts'
import type { MarginalRate } from './result.ts'
import type { Cents, Person, Scenario } from './scenario.ts'

const NEXT = dollars(100)

/** Null without income: there is no rate of what nobody earns. */
export function mostOf(scenario: Scenario): MarginalRate['kind'] | null {
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

/** The one who has more of it earns the next $100. */
function withNextOf(scenario: Scenario, key: 'wages' | 'selfEmployment'): Scenario {
  const [taxpayer, spouse] = people(scenario)
  const who = spouse && taxpayer && spouse[key] > taxpayer[key] ? 'spouse' : 'taxpayer'
  const person: Person = scenario[who]
  // Of an owner all of whose wages are from the business, the next are too.
  const isOwner = key === 'wages' && person.wages > 0 && person.ownerWages === person.wages
  const ownerWages = person.ownerWages + (isOwner ? NEXT : 0)
  return { ...scenario, [who]: { ...person, ownerWages, [key]: person[key] + NEXT } }
}

export function withNext(scenario: Scenario, kind: MarginalRate['kind']): Scenario {
  if (kind === 'other') return { ...scenario, otherIncome: scenario.otherIncome + NEXT }
  if (kind === 'passThrough') return { ...scenario, passThroughIncome: scenario.passThroughIncome + NEXT }
  return withNextOf(scenario, kind)
}

export function marginalRate(kind: MarginalRate['kind'], before: Cents, after: Cents): MarginalRate {
  const tax = after - before
  return { kind, tax, rate: Math.round((tax * 1_000_000) / NEXT) }
}
