import { parseArgs } from 'node:util'
import type { Timing } from './measure.ts'

/** The parts of the benchmark, in order. Each part has a flag with its name. */
export const PARTS = ['rows', 'growth', 'cold', 'browser'] as const
export type Part = (typeof PARTS)[number]

export interface BenchArguments {
  parts: readonly Part[]
  /** Only rows whose name contains this text. */
  only: string | undefined
  timing: Timing
  /** Numbers of posts for the part `growth`. */
  sizes: readonly number[]
  /** Runs the load test instead of the benchmark. */
  load: boolean
  loadSeconds: number
  /** False if the arguments leave something out, so that the table in the docs would be incomplete. */
  isComplete: boolean
}

const SIZES = [30, 300, 3_000, 10_000]

/** @throws Error if an argument is unknown or malformed. */
export function readArguments(args: string[]): BenchArguments {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string' },
      rounds: { type: 'string' },
      quick: { type: 'boolean', default: false },
      load: { type: 'boolean', default: false },
      seconds: { type: 'string' },
      rows: { type: 'boolean' },
      growth: { type: 'boolean' },
      cold: { type: 'boolean' },
      browser: { type: 'boolean' },
    },
  })
  const { only, quick, load } = values
  const chosen = PARTS.filter((part) => values[part])
  const parts = chosen.length > 0 ? chosen : only === undefined ? PARTS : (['rows'] as const)
  return {
    parts,
    only,
    timing: { rounds: readCount('rounds', values.rounds) ?? (quick ? 1 : 5), seconds: quick ? 1 : 2 },
    sizes: quick ? SIZES.slice(0, 2) : SIZES,
    load,
    loadSeconds: readCount('seconds', values.seconds) ?? (quick ? 10 : 60),
    isComplete: parts.length === PARTS.length && only === undefined && !quick && values.seconds === undefined,
  }
}

function readCount(name: string, value: string | undefined): number | undefined {
  if (value === undefined) return undefined
  if (/^[1-9]\d{0,3}$/.test(value)) return Number(value)
  throw new Error(`--${name} is "${value}". Give a whole number from 1 to 9999.`)
}
