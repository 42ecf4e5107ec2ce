import { atLeastZero, type Cents } from './money.ts'
import type { LimitedInput } from './result.ts'
import { emptyScenario, type Person, type Scenario } from './scenario.ts'

const losses = ['selfEmployment', 'passThroughIncome', 'shortGain', 'longGain', 'rents', 'otherIncome'] as const

const canBeNegative = (key: string) => (losses as readonly string[]).includes(key)

function withoutNegatives<T extends Person | Scenario>(given: T): T {
  const entries = Object.entries(given).map(([key, value]) => [
    key,
    typeof value === 'number' && !canBeNegative(key) ? atLeastZero(value) : value,
  ])
  return Object.fromEntries(entries)
}

/**
 * Returns the wages that can include tips. They exclude the overtime premium, because the same pay cannot be both a tip
 * and overtime (26 U.S.C. 225(c)(2)).
 */
const ordinaryPay = ({ wages, overtimePremium }: Person): Cents => wages - overtimePremium

/** Returns the tips that exceed ordinary pay and therefore come from the person's own business. */
export const businessTips = (person: Person): Cents => atLeastZero(person.tips - ordinaryPay(person))

/**
 * Caps tips from a business at its profit (26 U.S.C. 224(c)(2)). Allows tips in service trades, because Notice 2025-69
 * grants relief from 224(d)(2)(B).
 */
function normalizePerson(given: Person): Person {
  const person = withoutNegatives(given)
  const overtimePremium = Math.min(person.overtimePremium, person.wages)
  const profit = atLeastZero(person.selfEmployment)
  return {
    ...person,
    ownerWages: Math.min(person.ownerWages, person.wages),
    overtimePremium,
    tips: Math.min(person.tips, ordinaryPay({ ...person, overtimePremium }) + profit),
  }
}

export function normalizeScenario(given: Scenario): Scenario {
  const scenario = withoutNegatives(given)
  return {
    ...scenario,
    taxpayer: normalizePerson(given.taxpayer),
    spouse: normalizePerson(given.spouse),
    dividends: Math.max(scenario.dividends, scenario.qualifiedDividends),
    priorYear: given.priorYear && {
      ...given.priorYear,
      federalTax: atLeastZero(given.priorYear.federalTax),
      ohioTax: atLeastZero(given.priorYear.ohioTax),
    },
  }
}

function differences<T extends Person | Scenario>(
  owner: LimitedInput['owner'],
  keys: readonly (keyof T & LimitedInput['key'])[],
  given: T,
  normalized: T,
): LimitedInput[] {
  return keys.flatMap((key) => {
    const counted = normalized[key]
    return typeof counted === 'number' && counted !== given[key] ? [{ owner, key, counted }] : []
  })
}

// Takes the keys from the empty scenario, because the keys of a visitor's scenario can be in any order.
const returnKeys = Object.keys(emptyScenario) as (keyof Scenario)[]
const personKeys = Object.keys(emptyScenario.taxpayer) as (keyof Person)[]

/** Lists each entered amount that the estimate replaces, with its replacement. Omits amounts from last year's return. */
export const limitedInputs = (given: Scenario, normalized: Scenario): LimitedInput[] => [
  ...differences('return', returnKeys, given, normalized),
  ...differences('taxpayer', personKeys, given.taxpayer, normalized.taxpayer),
  ...(normalized.status === 'joint' ? differences('spouse', personKeys, given.spouse, normalized.spouse) : []),
]
