/** All keys that the site uses in browser storage. Define all keys here, because the cookies page describes them. */

/** Local storage: the visitor's choice of light or dark mode. If unset, the page follows the OS theme. */
export const THEME_KEY = 'ui-theme'
/** Local storage: the visitor's consent to optional third-party widgets, such as a chat. */
export const CONSENT_KEY = 'consent'
/** Local storage: the draft of the visitor's message in the contact form. */
export const DRAFT_KEY = 'contact-draft'
/** Local storage: the visitor's answers in the tax prep checklist. */
export const ANSWERS_KEY = 'checklist-answers'
/** Local storage: the checked items in the tax prep checklist. */
export const TICKS_KEY = 'checklist-ticks'
/** Session storage: the last URL that the browser reloaded because the page's code failed to load. */
export const RELOADED_KEY = 'reloaded'
/** Session storage: slugs of the post pages that were already reloaded, separated by spaces. */
export const RELOADED_SLUGS_KEY = 'reloaded-slugs'
/** Session storage: scroll positions. TanStack Router defines the name of this key. */
export const SCROLL_KEY = 'tsr-scroll-restoration-v1_3'
