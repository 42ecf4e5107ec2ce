/** The fault switch of a stand-in: it makes requests fail until it is set to another fault or to "none". */
import * as v from 'valibot'

/** The fields of every fault, in addition to its kind. */
export const faultScope = {
  /** The number of requests that fail. Default: all. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** Only requests whose path starts with this fail, for example "/ghost/api/" to exclude images. */
  path: v.optional(v.string(), '/'),
}

export const noFault = v.strictObject({ kind: v.literal('none') })

interface Scoped {
  kind: string
  times?: number | undefined
  path: string
}

/** @param schema A variant of `noFault` and of objects with `faultScope`. */
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
    /** Returns the fault for a request to this path, and counts it. */
    next(path: string): Fault | undefined {
      if (!active || left === 0 || !path.startsWith(active.path)) return undefined
      left--
      return active
    },
  }
}
