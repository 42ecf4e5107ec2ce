/** The format of a file of cases: inputs, expected amounts in dollars, tolerance and origin. */
import * as v from 'valibot'
import type { YearFigures } from '#tax/figures'
import type { TaxYear } from '#tax/years'

const scalar = v.union([v.number(), v.boolean(), v.string()])

const caseSchema = v.object({
  id: v.string(),
  group: v.string(),
  year: v.number(),
  inputs: v.record(v.string(), v.unknown()),
  expected: v.record(v.string(), v.union([scalar, v.array(scalar)])),
  tolerance: v.number(),
  origin: v.string(),
  assertion: v.optional(v.string()),
  notes: v.optional(v.string()),
})
export type Case = v.InferOutput<typeof caseSchema>

const fileSchema = v.object({ vectors: v.array(caseSchema) })

/** Throws a ValiError that names the place of what does not fit. */
export const readCases = (text: string): Case[] => v.parse(fileSchema, JSON.parse(text)).vectors

export type Answer = number | boolean
/** Amounts in dollars by the name a case expects them under; each worked out only when it is asked for. */
export type Answers = Record<string, () => Answer>
export type Adapter = (inputs: Inputs, year: TaxYear, figures: YearFigures) => Answers

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
    return this.#values[name] !== undefined && this.#values[name] !== null
  }

  number(name: string, otherwise = 0): number {
    return this.has(name) ? v.parse(v.number(`${name} is not a number`), this.#values[name]) : otherwise
  }

  /** Dollars as cents. */
  cents(name: string, otherwise = 0): number {
    return this.has(name) ? Math.round(this.number(name) * 100) : otherwise
  }

  text(name: string, otherwise = ''): string {
    return this.has(name) ? v.parse(v.string(`${name} is not a text`), this.#values[name]) : otherwise
  }

  flag(name: string, otherwise = false): boolean {
    return this.has(name) ? v.parse(v.boolean(`${name} is not true or false`), this.#values[name]) : otherwise
  }

  numbers(name: string): number[] {
    return this.has(name) ? v.parse(v.array(v.number(), `${name} is not a list`), this.#values[name]) : []
  }

  object(name: string): Record<string, unknown> {
    return v.parse(v.record(v.string(), v.unknown(), `${name} is not an object`), this.#values[name])
  }
}
