/** Minimum age of a form token in ms. A younger token counts as spam, so the browser delays a form that the visitor autofilled. */
export const FORM_QUICK_MS = 2_000
