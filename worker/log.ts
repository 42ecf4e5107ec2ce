import { AsyncLocalStorage } from 'node:async_hooks'
import type { BrandId } from '#shared/brand-id.ts'
import { URL_TAIL } from '#shared/browser-error.ts'

type Fields = Record<string, unknown>
export type Log = (event: string, details: Fields) => void

/** Fields that are added to log lines. Must not contain personal data. */
interface BoundFields {
  requestId?: string
  brand?: BrandId
  lead?: string
  leads?: string[]
}

const boundFields = new AsyncLocalStorage<BoundFields>()

/** Adds the fields to every log line that `work` writes, even asynchronously. A nested call can override fields. */
export function withLogFields<Result>(fields: BoundFields, work: () => Result): Result {
  return boundFields.run({ ...boundFields.getStore(), ...fields }, work)
}

/** Matches the token of an appointment link. Anyone who has the token can change the appointment. */
const APPOINTMENT_TOKEN = /(appointment(?:\/|%2f)+)[\w%~.-]+/gi

/** Pass ids, paths and errors, but never personal data. Removes URL queries and fragments, which may contain a name or key. */
export function log(event: string, details: Fields): void {
  const line = JSON.stringify({ event, ...boundFields.getStore(), ...details }, (_key, value) => {
    if (value instanceof Error) return errorLine(value)
    return typeof value === 'string' ? value.replace(URL_TAIL, '$1').replace(APPOINTMENT_TOKEN, '$1…') : value
  })
  console.error(line)
}

function errorLine(error: Error): Fields {
  return {
    name: error.name,
    message: error.message,
    stack: error.stack,
    ...(error.cause ? { cause: error.cause } : {}),
  }
}
