/** Faults of the sample Ghost. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import * as v from 'valibot'

const common = {
  /** The number of requests that fail. Default: all. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** Only requests whose path starts with this fail, for example "/ghost/api/" to exclude images. */
  path: v.optional(v.string(), '/'),
}

export const faultSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('none') }),
  /** Delays the correct response. */
  v.strictObject({ kind: v.literal('slow'), ms: v.pipe(v.number(), v.minValue(0)), ...common }),
  /** Never responds. */
  v.strictObject({ kind: v.literal('hang'), ...common }),
  /** Resets the connection. */
  v.strictObject({ kind: v.literal('reset'), ...common }),
  /** Responds with Ghost's internal error. */
  v.strictObject({ kind: v.literal('500'), ...common }),
  /** Rejects every key, as if the key was revoked. */
  v.strictObject({ kind: v.literal('wrong-key'), ...common }),
  /** Sends half of the correct response, with the content-length of the whole. */
  v.strictObject({ kind: v.literal('truncated'), ...common }),
  /** Responds with a proxy's HTML page and status 200. */
  v.strictObject({ kind: v.literal('html'), ...common }),
])

export type Fault = v.InferInput<typeof faultSchema>
type ActiveFault = Exclude<v.InferOutput<typeof faultSchema>, { kind: 'none' }>

export interface Faults {
  /** @throws ValiError if the fault is unknown. */
  set(fault: unknown): void
  /** Returns the fault for a request to this path, and counts it. */
  next(path: string): ActiveFault | undefined
}

export function createFaults(): Faults {
  let active: ActiveFault | undefined
  let left = Number.POSITIVE_INFINITY
  return {
    set(fault) {
      const parsed = v.parse(faultSchema, fault)
      active = parsed.kind === 'none' ? undefined : parsed
      left = active?.times ?? Number.POSITIVE_INFINITY
    },
    next(path) {
      if (!active || left === 0 || !path.startsWith(active.path)) return undefined
      left--
      return active
    },
  }
}

/** Returns false if the fault only delays or changes the correct response, which the caller then sends. */
export function respondWithFault(fault: ActiveFault, request: IncomingMessage, response: ServerResponse): boolean {
  if (fault.kind === 'hang') return true
  if (fault.kind === 'reset') {
    request.socket.resetAndDestroy()
    return true
  }
  if (fault.kind === 'html') {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    response.end('<!doctype html><title>Just a moment</title><p>Checking your browser.</p>')
    return true
  }
  return false
}
