/**
 * Minimum age of a form token in ms. A submission with a younger token counts as spam, so the browser delays forms that are
 * submitted too soon.
 */
export const FORM_QUICK_MS = 2_000
