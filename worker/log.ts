import { AsyncLocalStorage } from 'node:async_hooks'
import type { BrandId } from '#shared/brand-id.ts'
import { URL_TAIL } from '#shared/browser-error.ts'

type Fields = Record<string, unknown>
export type Log = (event: string, details: Fields) => void

/** Must not contain personal data. */
interface BoundFields {
  requestId?: string
  brand?: BrandId
  lead?: string
  leads?: string[]
}

const boundFields = new AsyncLocalStorage<BoundFields>()

/** Adds fields to all log lines that this work writes, even asynchronously. Inner fields override outer fields. */
export function withLogFields<Result>(fields: BoundFields, work: () => Result): Result {
  return boundFields.run({ ...boundFields.getStore(), ...fields }, work)
}

/** Matches the token in an appointment link, which allows anyone to change the appointment. */
const APPOINTMENT_TOKEN = /(appointment(?:\/|%2f)+)[\w%~.-]+/gi

/**
 * Logs a problem as one line of JSON. Pass ids, paths and errors, but never personal data. Queries and fragments are removed from
 * URLs, because they may contain a name or a key.
 */
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
