export type Log = (event: string, details: Record<string, unknown>) => void

/** Logs a problem as one line of JSON. Callers pass ids, paths and errors, never personal data. */
export function log(event: string, details: Record<string, unknown>): void {
  console.error(
    JSON.stringify({ event, ...details }, (_key, value) => (value instanceof Error ? errorLine(value) : value)),
  )
}

function errorLine(error: Error): Record<string, unknown> {
  return {
    name: error.name,
    message: error.message,
    stack: error.stack,
    ...(error.cause ? { cause: error.cause } : {}),
  }
}
