/**
 * Minimum age of a form token in ms. A form with a newer token counts as spam, so the browser delays a form that the visitor
 * autofilled.
 */
export const FORM_QUICK_MS = 2_000
