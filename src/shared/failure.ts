export function isAborted(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError'
}

/** Texts for unexpected errors. These texts are separate from the texts of forms, because every page's first load contains them. */
export const FAILED = 'Something went wrong'
export const UNEXPECTED = 'An unexpected error occurred. Please try again later.'
export const RELOAD = 'Reload Page'
export const TRY_AGAIN = 'Try Again'
