/**
 * All keys that the site uses in browser storage. Define all keys here, because the cookies page describes them. Unless
 * a comment says otherwise, a key is in local storage.
 */

/** The visitor's choice of light or dark mode. If the choice is unset, the page follows the operating system's mode. */
export const THEME_KEY = 'ui-theme'
export const CONSENT_KEY = 'consent'
export const DRAFT_KEY = 'contact-draft'
export const ANSWERS_KEY = 'checklist-answers'
export const TICKS_KEY = 'checklist-ticks'
/** The last URL that the browser reloaded because the page's code failed to load. This key is in session storage. */
export const RELOADED_KEY = 'reloaded'
/** Slugs of the post pages that were already reloaded, separated by spaces. This key is in session storage. */
export const RELOADED_SLUGS_KEY = 'reloaded-slugs'
/** Scroll positions in session storage. TanStack Router defines the name of this key. */
export const SCROLL_KEY = 'tsr-scroll-restoration-v1_3'
