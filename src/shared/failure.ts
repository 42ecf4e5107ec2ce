/** What is said of a page that could not be made, and the way on. */
export const FAILED = 'Something went wrong'
export const RELOAD = 'Reload Page'
