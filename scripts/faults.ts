/** Simulates failures in a fake service. A fault stays active until another fault, or the fault "none", replaces it. */
import * as v from 'valibot'

export const faultScope = {
  /** Number of requests that the simulated failure affects. By default, it affects all requests. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /**
   * The simulated failure affects only requests whose path has this prefix. For example, the prefix "/ghost/api/" excludes images.
   */
  path: v.optional(v.string(), '/'),
}

export const noFault = v.strictObject({ kind: v.literal('none') })

interface Scoped {
  kind: string
  times?: number | undefined
  path: string
}

/** @param schema A Valibot variant schema. One variant is `noFault`, and every other variant has the fields of `faultScope`. */
export function createFaults<Fault extends Scoped>(
  schema: v.GenericSchema<unknown, Fault | v.InferOutput<typeof noFault>>,
) {
  let active: Fault | undefined
  let left = Number.POSITIVE_INFINITY
  return {
    /** Sets the failure to simulate. @throws ValiError if the fault is unknown. */
    set(fault: unknown): void {
      const parsed = v.parse(schema, fault)
      active = 'path' in parsed ? parsed : undefined
      left = active?.times ?? Number.POSITIVE_INFINITY
    },
    /** Returns the active fault if it applies to this path, and counts the request toward the fault's `times`. */
    next(path: string): Fault | undefined {
      if (!active || left === 0 || !path.startsWith(active.path)) return undefined
      left--
      return active
    },
  }
}
