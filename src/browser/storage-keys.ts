/** Every key that the site writes to the browser's storage. The cookies page describes each one. Do not define keys elsewhere. */

/** Local storage: the visitor's choice of light or dark. Without it the page follows the OS. */
export const THEME_KEY = 'ui-theme'
/** Local storage: the visitor's consent to optional widgets. */
export const CONSENT_KEY = 'consent'
/** Local storage: a draft of the contact form. */
export const DRAFT_KEY = 'contact-draft'
/** Local storage: the answers on the tax prep checklist. */
export const ANSWERS_KEY = 'checklist-answers'
/** Local storage: the checked items of the tax prep checklist. */
export const TICKS_KEY = 'checklist-ticks'
/** Session storage: the last URL that was reloaded because its code did not load. */
export const RELOADED_KEY = 'reloaded'
/** Session storage: slugs of reloaded post pages, separated by spaces. */
export const RELOADED_SLUGS_KEY = 'reloaded-slugs'
/** Session storage: scroll positions. TanStack Router chooses the name. */
export const SCROLL_KEY = 'tsr-scroll-restoration-v1_3'
