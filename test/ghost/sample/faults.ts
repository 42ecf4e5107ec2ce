/** The ways in which a Ghost fails its readers. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import * as v from 'valibot'

const common = {
  /** How many requests it strikes; all of them when left out. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** Only addresses that begin with this, say "/ghost/api/" to leave the pictures alone. */
  path: v.optional(v.string(), '/'),
}

export const faultSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('none') }),
  /** The right answer, too late. */
  v.strictObject({ kind: v.literal('slow'), ms: v.pipe(v.number(), v.minValue(0)), ...common }),
  /** No answer, ever. */
  v.strictObject({ kind: v.literal('hang'), ...common }),
  /** The connection is cut. */
  v.strictObject({ kind: v.literal('reset'), ...common }),
  /** Ghost's own words for an error inside it. */
  v.strictObject({ kind: v.literal('500'), ...common }),
  /** Every key is unknown, as after a key was taken back. */
  v.strictObject({ kind: v.literal('wrong-key'), ...common }),
  /** Half of the right answer, under its full length. */
  v.strictObject({ kind: v.literal('truncated'), ...common }),
  /** A proxy's page instead of JSON, with status 200. */
  v.strictObject({ kind: v.literal('html'), ...common }),
])

export type Fault = v.InferInput<typeof faultSchema>
type ActiveFault = Exclude<v.InferOutput<typeof faultSchema>, { kind: 'none' }>

export interface Faults {
  /** Throws when it is no fault we know. */
  set(fault: unknown): void
  /** The fault that strikes a request to this path, counted. */
  strike(path: string): ActiveFault | undefined
}

export function createFaults(): Faults {
  let active: ActiveFault | undefined
  let left = Number.POSITIVE_INFINITY
  return {
    set(fault) {
      const next = v.parse(faultSchema, fault)
      active = next.kind === 'none' ? undefined : next
      left = active?.times ?? Number.POSITIVE_INFINITY
    },
    strike(path) {
      if (!active || left === 0 || !path.startsWith(active.path)) return undefined
      left--
      return active
    },
  }
}

/** Answers in place of Ghost; false where the fault only delays or spoils the real answer. */
export function answerFaulty(fault: ActiveFault, request: IncomingMessage, response: ServerResponse): boolean {
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
