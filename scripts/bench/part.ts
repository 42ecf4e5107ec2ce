import type { Server } from './load.ts'
import type { Timing } from './measure.ts'

export interface PartOptions {
  bare: Server
  /** The bundled code of the bare worker. */
  bareCode: string
  timing: Timing
  /** Numbers of posts. */
  sizes: readonly number[]
  /** Only rows whose name contains this text. */
  only: string | undefined
  /** Prints a figure as soon as it is measured. */
  report(line: string): void
}

/** The cell of a figure that could not be measured. The other figures are still measured. */
export function failure(error: unknown): string {
  return `failed: ${error instanceof Error ? error.message : error}`
}
