/** A form sent faster than this counts as spam, ms. The browser waits this long before it sends an autofilled form. */
export const FORM_QUICK_MS = 2_000
