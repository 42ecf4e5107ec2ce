/** Reads a PolicyEngine situation, flat or with people and units, as one tax unit of adults and dependents. */
import * as v from 'valibot'
import type { FilingStatus } from '#tax/filing-status'
import { Inputs, UnknownName } from '../case.ts'
import { ignoredNames, personNames, placeNames, roles, unitNames, unsupportedNames } from './policy-engine-names.ts'

const group = v.record(v.string(), v.record(v.string(), v.unknown()))
const situation = v.object({
  people: group,
  tax_units: v.optional(group, {}),
  households: v.optional(group, {}),
  families: v.optional(group, {}),
  spm_units: v.optional(group, {}),
  marital_units: v.optional(group, {}),
})

export type Unit = { status: FilingStatus; adults: Inputs[]; dependents: Inputs[]; all: Inputs[]; unit: Inputs }

const statuses: Record<string, FilingStatus> = {
  SINGLE: 'single',
  JOINT: 'joint',
  SEPARATE: 'separate',
  HEAD_OF_HOUSEHOLD: 'head',
  SURVIVING_SPOUSE: 'survivor',
}

/** Drops ignored variables, so that only unknown names are errors. */
const inputsOf = (values: Record<string, unknown>, known: readonly string[]) =>
  new Inputs(
    Object.fromEntries(
      Object.entries(values).filter(
        ([name, value]) => !ignoredNames.includes(name) && (value || !unsupportedNames.includes(name)),
      ),
    ),
    known,
  )

const isAdult = (person: Inputs) =>
  person.flag('is_tax_unit_head') || person.flag('is_tax_unit_spouse') || person.flag('is_tax_unit_head_or_spouse')
const hasRole = (person: Inputs) => roles.some((role) => person.has(role))
/** PolicyEngine's default age is 40. */
export const ageOf = (person: Inputs): number => person.number('age', 40)

/** Without roles, head and spouse are the two oldest adults, or only the oldest if the status has no spouse. */
function adultsOf(people: Inputs[], canHaveSpouse: boolean): Inputs[] {
  const withRole = people.filter(isAdult)
  const withoutRole = people.filter((person) => !hasRole(person) && (people.length === 1 || ageOf(person) >= 18))
  const oldestFirst = withoutRole.toSorted((one, other) => ageOf(other) - ageOf(one))
  return [...withRole, ...oldestFirst.slice(0, Math.max(0, (canHaveSpouse ? 2 : 1) - withRole.length))]
}

function statusOf(named: string, adults: Inputs[], dependents: Inputs[]): FilingStatus {
  // Two heads are not a couple.
  const married = adults.length > 1 && !adults.every((person) => person.flag('is_tax_unit_head'))
  const implied = married ? 'JOINT' : dependents.length > 0 ? 'HEAD_OF_HOUSEHOLD' : 'SINGLE'
  const status = statuses[named || implied]
  if (!status) throw new UnknownName(`unknown filing status ${named}`)
  return status
}

export function parseUnit(given: Record<string, unknown>): Unit {
  const nested = 'people' in given ? v.parse(situation, given) : null
  const values = nested
    ? Object.assign(
        {},
        ...[nested.households, nested.families, nested.spm_units, nested.tax_units].flatMap(Object.values),
      )
    : given
  const unit = inputsOf(values, [...unitNames, ...placeNames, ...personNames])
  const people = nested ? Object.values(nested.people).map((person) => inputsOf(person, personNames)) : [unit]

  const named = unit.text('filing_status')
  const adults = adultsOf(people, named === '' || named === 'JOINT')
  const dependents = people.filter((person) => !adults.includes(person))
  return { status: statusOf(named, adults, dependents), adults, dependents, all: nested ? people : [unit], unit }
}

/** Adds up a variable over the people and the unit. Null if the case does not have it. */
export function given({ all, unit }: Unit, name: string, people = all): number | null {
  const holders = new Set([...people, unit].filter((inputs) => inputs.has(name)))
  return holders.size > 0 ? [...holders].reduce((sum, inputs) => sum + inputs.cents(name), 0) : null
}

/** True unless the case names another state. */
export const livesInOhio = ({ unit }: Unit): boolean =>
  ['state_code', 'state_name'].every((name) => ['OH', 'Ohio'].includes(unit.text(name, 'OH'))) &&
  unit.number('state_fips', 39) === 39
