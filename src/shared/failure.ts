/** Failures that can happen in any part of the site. */

/** Returns true if the error comes from a canceled request. */
export function isAborted(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError'
}

/** Texts for unexpected failures. Not in the form's texts, because every page's first load contains these. */
export const FAILED = 'Something went wrong'
export const UNEXPECTED = 'An unexpected error occurred. Please try again later.'
export const RELOAD = 'Reload Page'
export const TRY_AGAIN = 'Try Again'
