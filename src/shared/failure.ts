export function isAborted(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError'
}

/** Messages for unexpected errors. Every page loads these messages, so they are separate from the forms' messages. */
export const FAILED = 'Something went wrong'
export const UNEXPECTED = 'An unexpected error occurred. Please try again later.'
export const RELOAD = 'Reload Page'
export const TRY_AGAIN = 'Try Again'
