/** The way on from a page that could not be made. */
export const RELOAD = 'Reload Page'
