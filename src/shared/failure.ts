/** Failures that are not specific to a part of the site. */

/** Returns true if the error comes from a canceled request. */
export function isAborted(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError'
}

/** Texts for unexpected failures. Separate from the form's texts, because every page's first load contains them. */
export const FAILED = 'Something went wrong'
export const UNEXPECTED = 'An unexpected error occurred. Please try again later.'
export const RELOAD = 'Reload Page'
export const TRY_AGAIN = 'Try Again'
