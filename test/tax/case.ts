/** The format of a file of cases: inputs, expected amounts in dollars, tolerance and origin. */
import * as v from 'valibot'
import type { YearFigures } from '#tax/figures'
import type { TaxYear } from '#tax/years'
import type { Assumption } from './assumptions.ts'

/** "12,345.67" is a number as well: files made from tables have texts. */
const numberSchema = v.union([
  v.number(),
  v.pipe(
    v.string(),
    v.transform((text) => text.replaceAll(',', '').trim()),
    v.nonEmpty(),
    v.toNumber(),
    v.finite(),
  ),
])

const scalar = v.union([numberSchema, v.boolean(), v.string()])

const caseSchema = v.object({
  id: v.string(),
  group: v.string(),
  year: numberSchema,
  inputs: v.record(v.string(), v.unknown()),
  /** Null is an amount the case does not know. */
  expected: v.pipe(
    v.record(v.string(), v.nullable(v.union([scalar, v.array(scalar)]))),
    v.check((amounts) => Object.values(amounts).some((amount) => amount !== null), 'nothing is expected'),
  ),
  tolerance: v.optional(numberSchema, 1),
  origin: v.optional(v.string(), 'unknown origin'),
  assertion: v.nullish(v.string()),
  notes: v.nullish(v.string()),
})
export type Case = v.InferOutput<typeof caseSchema>

const fileSchema = v.object({ vectors: v.pipe(v.array(caseSchema), v.minLength(1, 'there are no cases')) })

/** A file is `{"vectors": [...]}` or the list alone. Throws a SyntaxError that names the place of what does not fit. */
export function readCases(text: string): Case[] {
  const given: unknown = JSON.parse(text)
  const read = v.safeParse(fileSchema, Array.isArray(given) ? { vectors: given } : given)
  if (read.success) return read.output.vectors
  throw new SyntaxError(read.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`).join('\n'))
}

export type Answer = number | boolean
/** Amounts in dollars by the name a case expects them under; each worked out only when it is asked for. */
export type Answers = Record<string, () => Answer>
/** `figures` are the year's or, with an assumption, its origin's; most adapters ask for no more of one. */
export type Adapter = (
  inputs: Inputs,
  year: TaxYear,
  figures: YearFigures,
  assumptions: readonly Assumption[],
) => Answers

/** Cases that do not fit an adapter: a year, a group or an input that it does not know. */
export class UnknownName extends Error {
  override name = 'UnknownName'
}

/** The inputs of a case under their names. What an adapter does not know is an error, never passed over. */
export class Inputs {
  readonly #values: Record<string, unknown>

  constructor(values: Record<string, unknown>, known: readonly string[]) {
    const unknown = Object.keys(values).filter((name) => !known.includes(name))
    if (unknown.length > 0) throw new UnknownName(`unknown input ${unknown.join(', ')}`)
    this.#values = values
  }

  has(name: string): boolean {
    return ![undefined, null, ''].includes(this.#values[name] as null)
  }

  isList(name: string): boolean {
    return Array.isArray(this.#values[name])
  }

  number(name: string, otherwise = 0): number {
    return this.has(name) ? v.parse(v.message(numberSchema, `${name} is not a number`), this.#values[name]) : otherwise
  }

  /** Dollars as cents. */
  cents(name: string, otherwise = 0): number {
    return this.has(name) ? Math.round(this.number(name) * 100) : otherwise
  }

  text(name: string, otherwise = ''): string {
    return this.has(name) ? v.parse(v.string(`${name} is not a text`), this.#values[name]) : otherwise
  }

  flag(name: string, otherwise = false): boolean {
    const flagSchema = v.union([v.boolean(), v.picklist([0, 1])], `${name} is not true or false`)
    return this.has(name) ? Boolean(v.parse(flagSchema, this.#values[name])) : otherwise
  }

  numbers(name: string): number[] {
    return this.has(name) ? v.parse(v.array(numberSchema, `${name} is not a list`), this.#values[name]) : []
  }

  object(name: string): Record<string, unknown> {
    return v.parse(v.record(v.string(), v.unknown(), `${name} is not an object`), this.#values[name])
  }
}
