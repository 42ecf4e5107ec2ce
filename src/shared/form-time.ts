/** Younger than that a form was not filled in by a person, ms: the browser holds back what one touch has sent. */
export const FORM_QUICK_MS = 2_000
