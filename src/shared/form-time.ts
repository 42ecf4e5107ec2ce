/** Minimum age of a form token in ms. A younger token counts as spam, so the browser delays forms that are sent too soon. */
export const FORM_QUICK_MS = 2_000
