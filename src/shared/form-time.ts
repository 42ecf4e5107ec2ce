/** Minimum age of a form token, ms. A form sent sooner counts as spam, so the browser delays sending an autofilled form. */
export const FORM_QUICK_MS = 2_000
