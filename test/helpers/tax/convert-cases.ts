import * as v from 'valibot'
import { payrollTaxes } from '#features/calculator/model/payroll-taxes.ts'
import { estimate } from '#tax/estimate.ts'
import { emptyScenario } from '#tax/scenario.ts'
import names from './case-names.json' with { type: 'json' }
import { amountOf, type Case, readCases, scenarioOf } from './cases.ts'

const record = v.record(v.string(), v.any())
type Values = v.InferOutput<typeof record>
const named = v.looseObject({ id: v.string(), group: v.string(), year: v.number(), inputs: record, expected: record })
const namedCases = v.pipe(v.array(named), v.minLength(1, 'The file has no cases'))

export function readNamedCases(json: unknown): v.InferOutput<typeof namedCases> {
  const result = v.safeParse(namedCases, Array.isArray(json) ? json : Object(json).vectors)
  if (result.success) return result.output
  throw new SyntaxError(result.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`).join('\n'))
}

const cents = (dollars: unknown) => (typeof dollars === 'number' ? Math.round(dollars * 100) : Number.NaN)

function find(table: Record<string, string>, name: string): string {
  if (!Object.hasOwn(table, name)) throw new SyntaxError(`The name ${name} is unknown`)
  return table[name] ?? ''
}

function flattenPolicyEngineCase({ people = {}, tax_units = {}, ...flat }: Values): Values {
  const all: Values[] = Object.values(people)
  const dependents = all.filter(({ age, ...role }) => age < 18 || role.is_tax_unit_head_or_spouse === false)
  const [taxpayer, spouse] = all.filter((person) => !dependents.includes(person))
  const ofSpouse = Object.entries(spouse ?? {}).map(([name, value]) => [`${name}_spouse`, value])
  const family = { filing_status: spouse ? 'JOINT' : 'SINGLE', dependent_ages: dependents.map(({ age }) => age) }
  return { ...family, ...flat, ...taxpayer, ...Object.fromEntries(ofSpouse), ...tax_units.tax_unit }
}

/** In case-names.json, an input without effect has an empty string as the field name. */
function scenarioFrom(inputs: Values, year: number): Values {
  const { filing_status, dependents = 0, dependent_ages: ages, ...values } = flattenPolicyEngineCase(inputs)
  if (dependents > ages.length) throw new SyntaxError('There are fewer dependent_ages than dependents')
  const status = find(names.statuses, filing_status)
  const scenario: Values = { status, otherIncome: 0, taxpayer: { wages: 0 }, spouse: {} }
  const under = (age: number) => ages.filter((own: number) => own < age).length
  scenario.childrenUnder17 = under(17)
  scenario.otherDependents = ages.length - under(17)
  scenario.olderChildrenForEarnedIncome = under(19) - under(17)
  const fixed: [path: string, amount: number][] = []
  for (const [given, value] of Object.entries(values).filter(([, value]) => value !== 0)) {
    const key = find(names.inputs, given.replace(/(?<!_(?:unit|or))_(?:primary|spouse)$/, ''))
    const person = given.endsWith('_spouse') ? scenario.spouse : scenario.taxpayer
    const owner = key in emptyScenario.taxpayer ? person : scenario
    if (key.includes('.')) fixed.push([key, cents(value)])
    else if (key) owner[key] = key === 'age' ? value : (owner[key] ?? 0) + cents(value)
  }
  for (const [path, amount] of fixed)
    for (let turn = 0; turn < 50; turn++) {
      const missing = amount - Number(amountOf(estimate(scenarioOf({ year, scenario })), path))
      if (missing > 0) scenario.taxpayer.wages += missing
      else scenario.otherIncome += missing
    }
  return scenario
}

/** `convertCase` throws a SyntaxError for an unknown name or for a dependent without an age. */
export function convertCase({ id, group, year, inputs, expected, ...rest }: v.InferOutput<typeof named>): Case[] {
  const scenario = scenarioFrom(inputs.policyengine_yaml_input ?? inputs, year)
  // An expected `fica` amount includes both halves of the payroll taxes on wages, but an estimate does not include payroll taxes.
  const payroll = 2 * payrollTaxes(scenarioOf({ year, scenario })).employee
  const amounts = Object.entries(expected).map(([name, amount]) => {
    if (name === 'federal_income_tax' && group === 'taxcalc_2025') return ['federal.incomeTax', cents(amount)]
    if (group.startsWith('irs_') && inputs.taxable_income < 100_000) return ['federal.taxFromTable', cents(amount)]
    return [find(names.amounts, name), cents(amount) - (name.startsWith('fica') ? payroll : 0)]
  })
  const plain = { name: id, year, scenario, expected: Object.fromEntries(amounts), source: rest.origin ?? '' }
  return readCases([{ ...plain, tolerance: cents(rest.tolerance ?? 1) }])
}
