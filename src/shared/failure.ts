/** Texts of the page that replaces a failed page. */
export const FAILED = 'Something went wrong'
export const RELOAD = 'Reload Page'
