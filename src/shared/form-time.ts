/** Minimum age of a form token in ms. Younger tokens count as spam, so the browser delays forms that are submitted too fast. */
export const FORM_QUICK_MS = 2_000
