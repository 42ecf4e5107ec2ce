export type Log = (event: string, details: Record<string, unknown>) => void

/** One structured line for what went wrong. Never personal data: callers pass ids, paths and errors only. */
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
