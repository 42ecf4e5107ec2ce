/** The format of a case file: inputs, expected amounts in dollars, tolerance and origin. */
import * as v from 'valibot'
import type { TaxYear, YearFigures } from '#tax/figures'
import type { Assumption } from './assumption.ts'

/** Also accepts text like "12,345.67", because some files were exported from tables. */
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
  /** Null if the case does not know the amount. */
  expected: v.pipe(
    v.record(v.string(), v.nullable(v.union([scalar, v.array(scalar)]))),
    v.check((amounts) => Object.values(amounts).some((amount) => amount !== null), 'expects no amount'),
  ),
  tolerance: v.optional(numberSchema, 1),
  origin: v.optional(v.string(), 'unknown origin'),
  assertion: v.nullish(v.string()),
  notes: v.nullish(v.string()),
})
export type Case = v.InferOutput<typeof caseSchema>

const fileSchema = v.object({ vectors: v.pipe(v.array(caseSchema), v.minLength(1, 'has no cases')) })

/** Reads `{"vectors": [...]}` or only the list. Throws a SyntaxError that names the path of each invalid value. */
export function readCases(text: string): Case[] {
  const json: unknown = JSON.parse(text)
  const result = v.safeParse(fileSchema, Array.isArray(json) ? { vectors: json } : json)
  if (result.success) return result.output.vectors
  throw new SyntaxError(result.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`).join('\n'))
}

export type Output = number | boolean
/** Dollar amounts by the name that cases use for them. Functions, so that only the expected amounts are computed. */
export type Outputs = Record<string, () => Output>
/** Computes the outputs of a case. `figures` already include the assumptions about figures. */
export type Adapter = (
  inputs: Inputs,
  year: TaxYear,
  figures: YearFigures,
  assumptions: readonly Assumption[],
) => Outputs

/** The case has a year, group, input or value that no adapter knows. */
export class UnknownName extends Error {
  override name = 'UnknownName'
}

/** The inputs of a case by name. Throws an UnknownName for a name that the adapter does not know. */
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

  number(name: string, fallback = 0): number {
    return this.has(name) ? v.parse(v.message(numberSchema, `${name} is not a number`), this.#values[name]) : fallback
  }

  /** Converts dollars to cents. */
  cents(name: string, fallback = 0): number {
    return this.has(name) ? Math.round(this.number(name) * 100) : fallback
  }

  text(name: string, fallback = ''): string {
    return this.has(name) ? v.parse(v.string(`${name} is not text`), this.#values[name]) : fallback
  }

  flag(name: string, fallback = false): boolean {
    const flagSchema = v.union([v.boolean(), v.picklist([0, 1])], `${name} is not true or false`)
    return this.has(name) ? Boolean(v.parse(flagSchema, this.#values[name])) : fallback
  }

  numbers(name: string): number[] {
    return this.has(name) ? v.parse(v.array(numberSchema, `${name} is not a list`), this.#values[name]) : []
  }

  object(name: string): Record<string, unknown> {
    return v.parse(v.record(v.string(), v.unknown(), `${name} is not an object`), this.#values[name])
  }
}
