/**
 * Amounts are in whole cents, rates are in millionths, and local rates are in basis points. A key of `expected` is a path in
 * the estimate, or a sum like "federal.total + ohio.tax - local.city".
 */
import * as v from 'valibot'
import { estimate } from '#tax/estimate.ts'
import { filingStatuses } from '#tax/filing-status.ts'
import type { Estimate } from '#tax/result.ts'
import { emptyScenario, type Person, type Scenario } from '#tax/scenario.ts'
import { years } from '#tax/years.ts'

const DOLLAR = 100

const whole = v.pipe(v.number(), v.safeInteger('Expected a whole number'))

function partOf<T extends object>(example: T, others: Record<string, v.GenericSchema> = {}) {
  const schemas = Object.entries(example).map(([key, value]) => [key, typeof value === 'boolean' ? v.boolean() : whole])
  const schema = v.partial(v.strictObject({ ...Object.fromEntries(schemas), ...others }))
  return schema as unknown as v.GenericSchema<Partial<T>>
}

const { year: _, taxpayer: emptyPerson, spouse: __, ...emptyReturn } = emptyScenario
const person = partOf(emptyPerson)
const scenario = partOf<
  Partial<Omit<Scenario, 'taxpayer' | 'spouse'> & Record<'taxpayer' | 'spouse', Partial<Person>>>
>(emptyReturn, {
  status: v.picklist(filingStatuses),
  taxpayer: person,
  spouse: person,
  priorYear: v.nullable(v.strictObject({ federalTax: whole, adjustedGrossIncome: whole, ohioTax: whole })),
  schoolDistrictBase: v.picklist(['traditional', 'earned']),
})

const caseSchema = v.strictObject({
  name: v.string(),
  year: v.picklist(years, ({ received }) => `There are no figures for ${received}`),
  scenario,
  expected: v.pipe(
    v.record(v.string(), v.union([whole, v.string()])),
    v.check((amounts) => Object.keys(amounts).length > 0, 'Expected at least one amount'),
  ),
  source: v.string(),
  tolerance: v.optional(v.pipe(whole, v.minValue(0)), DOLLAR),
})
export type Case = v.InferOutput<typeof caseSchema>

const fileSchema = v.pipe(v.array(caseSchema), v.minLength(1, 'The file has no cases'))

const nameSchema = v.fallback(v.object({ name: v.string() }), { name: 'A case without a name' })

/** `readCases` throws a SyntaxError with the name of each invalid test case and the path of each invalid value. */
export function readCases(json: unknown): Case[] {
  const result = v.safeParse(fileSchema, json)
  if (result.success) return result.output
  const messages = result.issues.map((issue) => {
    const [{ value }, ...path] = issue.path ?? [{ value: null }]
    const message = issue.expected === 'never' ? 'This key is unknown' : issue.message
    return path ? `${v.parse(nameSchema, value).name}: ${path.map(({ key }) => key).join('.')}: ${message}` : message
  })
  throw new SyntaxError(messages.join('\n'))
}

export const scenarioOf = ({ year, scenario }: Pick<Case, 'year' | 'scenario'>): Scenario => ({
  ...emptyScenario,
  ...scenario,
  year,
  taxpayer: { ...emptyPerson, ...scenario.taxpayer },
  spouse: { ...emptyPerson, ...scenario.spouse },
})

const valueAt = (estimate: Estimate, path: string): unknown =>
  path.split('.').reduce((value: unknown, key) => Object(value)[key], estimate)

export function amountOf(estimate: Estimate, sum: string): unknown {
  const [first = '', ...others] = sum.split(/ (?=[+-] )/)
  const terms = others.map((term) => (term.startsWith('-') ? -1 : 1) * Number(valueAt(estimate, term.slice(2))))
  const value = valueAt(estimate, first)
  return terms.length > 0 ? terms.reduce((total, term) => total + term, Number(value)) : value
}

/** `missesOf` throws a SyntaxError if the estimate has no amount at an expected path. */
export function missesOf(testCase: Case): string[] {
  const { name, expected, tolerance } = testCase
  const result = estimate(scenarioOf(testCase))
  return Object.entries(expected).flatMap(([path, value]) => {
    const actual = amountOf(result, path)
    if ((actual !== null && typeof actual !== typeof value) || Number.isNaN(actual))
      throw new SyntaxError(`${name}: expected.${path}: An estimate has no such ${typeof value}`)
    const difference = typeof actual === 'number' ? Math.abs(actual - Number(value)) : Number.NaN
    return actual === value || difference <= tolerance
      ? []
      : [`${name}: ${path} is ${actual}, not ${value} ± ${tolerance}`]
  })
}
