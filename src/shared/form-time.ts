/** Minimum age of a form token in ms. A younger token counts as spam, so the browser delays a form that was autofilled too fast. */
export const FORM_QUICK_MS = 2_000
