/** Minimum age of a form token in ms. Younger tokens count as spam, so the browser waits before sending an autofilled form. */
export const FORM_QUICK_MS = 2_000
