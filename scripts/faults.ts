/** Makes requests to a fake service fail until another fault or "none" is set. */
import * as v from 'valibot'

/** Fields that every kind of fault accepts. */
export const faultScope = {
  /** Number of requests that fail. By default, all requests fail. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** Limits the fault to paths that start with this prefix, for example "/ghost/api/" to exclude images. */
  path: v.optional(v.string(), '/'),
}

export const noFault = v.strictObject({ kind: v.literal('none') })

interface Scoped {
  kind: string
  times?: number | undefined
  path: string
}

/** @param schema A variant schema of `noFault` and of objects with `faultScope`. */
export function createFaults<Fault extends Scoped>(
  schema: v.GenericSchema<unknown, Fault | v.InferOutput<typeof noFault>>,
) {
  let active: Fault | undefined
  let left = Number.POSITIVE_INFINITY
  return {
    /** @throws ValiError if the fault is unknown. */
    set(fault: unknown): void {
      const parsed = v.parse(schema, fault)
      active = 'path' in parsed ? parsed : undefined
      left = active?.times ?? Number.POSITIVE_INFINITY
    },
    /** Returns the fault that applies to a request for this path, and counts the request. */
    next(path: string): Fault | undefined {
      if (!active || left === 0 || !path.startsWith(active.path)) return undefined
      left--
      return active
    },
  }
}
