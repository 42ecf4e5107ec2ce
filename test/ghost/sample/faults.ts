import type { IncomingMessage, ServerResponse } from 'node:http'
import * as v from 'valibot'
import { createFaults, faultScope, noFault } from '#scripts/faults.ts'

const faultSchema = v.variant('kind', [
  noFault,
  v.strictObject({ kind: v.literal('slow'), ms: v.pipe(v.number(), v.minValue(0)), ...faultScope }),
  v.strictObject({ kind: v.literal('hang'), ...faultScope }),
  v.strictObject({ kind: v.literal('reset'), ...faultScope }),
  v.strictObject({ kind: v.literal('500'), ...faultScope }),
  v.strictObject({ kind: v.literal('wrong-key'), ...faultScope }),
  v.strictObject({ kind: v.literal('truncated'), ...faultScope }),
  v.strictObject({ kind: v.literal('html'), ...faultScope }),
])

export type Fault = v.InferInput<typeof faultSchema>
type ActiveFault = Exclude<v.InferOutput<typeof faultSchema>, { kind: 'none' }>

export const createGhostFaults = () => createFaults<ActiveFault>(faultSchema)

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
