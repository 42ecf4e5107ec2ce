import type { ServerResponse } from 'node:http'
import * as v from 'valibot'
import { createFaults, faultScope, noFault } from './faults.ts'

const mailFaultSchema = v.variant('kind', [
  noFault,
  v.strictObject({ kind: v.literal('500'), ...faultScope }),
  v.strictObject({ kind: v.literal('wrong-key'), ...faultScope }),
  v.strictObject({ kind: v.literal('hang'), ...faultScope }),
  /** The fake MailChannels accepts the email, but resets the connection instead of responding. */
  v.strictObject({ kind: v.literal('reset'), ...faultScope }),
  /** The fake MailChannels accepts the email, but responds only after `ms` milliseconds. The site waits for at most 10 s. */
  v.strictObject({ kind: v.literal('slow'), ms: v.pipe(v.number(), v.minValue(0)), ...faultScope }),
])

export type MailFault = v.InferInput<typeof mailFaultSchema>
type ActiveFault = Exclude<v.InferOutput<typeof mailFaultSchema>, { kind: 'none' }>

export const createMailFaults = () => createFaults<ActiveFault>(mailFaultSchema)

const REFUSALS = { '500': [500, 'Internal Server Error'], 'wrong-key': [401, 'Unauthorized'] } as const

/** Sends the error response for the simulated failure, if any. @returns true if the email must not be accepted. */
export function refuseMail(fault: ActiveFault, response: ServerResponse): boolean {
  if (fault.kind === 'hang') return true
  if (fault.kind !== '500' && fault.kind !== 'wrong-key') return false
  const [status, message] = REFUSALS[fault.kind]
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ message }))
  return true
}

export async function disturbResponse(fault: ActiveFault, response: ServerResponse): Promise<void> {
  if (fault.kind === 'reset') response.socket?.resetAndDestroy()
  if (fault.kind === 'slow') await new Promise((resolve) => setTimeout(resolve, fault.ms))
}
