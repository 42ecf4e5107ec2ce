import type { IncomingMessage, ServerResponse } from 'node:http'
import * as v from 'valibot'
import { createFaults, faultScope, noFault } from '#scripts/faults.ts'

const faultSchema = v.variant('kind', [
  noFault,
  v.strictObject({ kind: v.literal('slow'), ms: v.pipe(v.number(), v.minValue(0)), ...faultScope }),
  v.strictObject({ kind: v.literal('hang'), ...faultScope }),
  v.strictObject({ kind: v.literal('reset'), ...faultScope }),
  /** The mock Ghost responds with Ghost's internal server error. */
  v.strictObject({ kind: v.literal('500'), ...faultScope }),
  /** The mock Ghost rejects every key, as if the key were revoked. */
  v.strictObject({ kind: v.literal('wrong-key'), ...faultScope }),
  /** The mock Ghost sends half of the correct response, with the Content-Length of the complete response. */
  v.strictObject({ kind: v.literal('truncated'), ...faultScope }),
  /** The mock Ghost responds with a proxy's HTML page and status 200. */
  v.strictObject({ kind: v.literal('html'), ...faultScope }),
])

export type Fault = v.InferInput<typeof faultSchema>
type ActiveFault = Exclude<v.InferOutput<typeof faultSchema>, { kind: 'none' }>

export const createGhostFaults = () => createFaults<ActiveFault>(faultSchema)

/** Returns true if the fault replaces the normal response. If false, the caller must send the normal response. */
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
