/** A PolicyEngine situation, flat or of people and units, as one household with its people in their parts. */
import * as v from 'valibot'
import type { FilingStatus } from '#tax/scenario'
import { Inputs, UnknownName } from '../case.ts'
import { irrelevantNames, nothingOfNames, personNames, placeNames, roles, unitNames } from './policy-engine-names.ts'

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

/** What is passed over is gone before an unknown name is looked for. */
const read = (values: Record<string, unknown>, known: readonly string[]) =>
  new Inputs(
    Object.fromEntries(
      Object.entries(values).filter(
        ([name, value]) => !irrelevantNames.includes(name) && (value || !nothingOfNames.includes(name)),
      ),
    ),
    known,
  )

const isAdult = (person: Inputs) =>
  person.flag('is_tax_unit_head') || person.flag('is_tax_unit_spouse') || person.flag('is_tax_unit_head_or_spouse')
const isMarked = (person: Inputs) => roles.some((role) => person.has(role))
/** Who has no age is 40 to PolicyEngine. */
export const ageOf = (person: Inputs): number => person.number('age', 40)

/** Without marks head and spouse are the two eldest of age, or the eldest alone where the status has no spouse. */
function adultsOf(people: Inputs[], mayBeTwo: boolean): Inputs[] {
  const marked = people.filter(isAdult)
  const unmarked = people.filter((person) => !isMarked(person) && (people.length === 1 || ageOf(person) >= 18))
  const eldest = unmarked.toSorted((one, other) => ageOf(other) - ageOf(one))
  return [...marked, ...eldest.slice(0, Math.max(0, (mayBeTwo ? 2 : 1) - marked.length))]
}

function statusOf(named: string, adults: Inputs[], dependents: Inputs[]): FilingStatus {
  // Two marked as heads are no couple.
  const married = adults.length > 1 && !adults.every((person) => person.flag('is_tax_unit_head'))
  const implied = married ? 'JOINT' : dependents.length > 0 ? 'HEAD_OF_HOUSEHOLD' : 'SINGLE'
  const status = statuses[named || implied]
  if (!status) throw new UnknownName(`unknown filing status ${named}`)
  return status
}

export function readUnit(given: Record<string, unknown>): Unit {
  const nested = 'people' in given ? v.parse(situation, given) : null
  const values = nested
    ? Object.assign(
        {},
        ...[nested.households, nested.families, nested.spm_units, nested.tax_units].flatMap(Object.values),
      )
    : given
  const unit = read(values, [...unitNames, ...placeNames, ...personNames])
  const people = nested ? Object.values(nested.people).map((person) => read(person, personNames)) : [unit]

  const named = unit.text('filing_status')
  const adults = adultsOf(people, named === '' || named === 'JOINT')
  const dependents = people.filter((person) => !adults.includes(person))
  return { status: statusOf(named, adults, dependents), adults, dependents, all: nested ? people : [unit], unit }
}

/** An amount of the people, wherever the case has it; null where it has none. */
export function given({ all, unit }: Unit, name: string, people = all): number | null {
  const holders = new Set([...people, unit].filter((inputs) => inputs.has(name)))
  return holders.size > 0 ? [...holders].reduce((sum, inputs) => sum + inputs.cents(name), 0) : null
}

/** An Ohioan, unless the case says where else. */
export const livesInOhio = ({ unit }: Unit): boolean =>
  ['state_code', 'state_name'].every((name) => ['OH', 'Ohio'].includes(unit.text(name, 'OH'))) &&
  unit.number('state_fips', 39) === 39
