/** The spec's measures of the shell. */

/** A submenu closes this long after the pointer has left it. */
export const SUBMENU_CLOSE_MS = 150
export const SUBMENU_WIDTH_PX = 240
/** Past so much scrolling the top bar shrinks. */
export const SCROLL_SHRINK_PX = 20
/** Height of the top bar in units of 0.25 rem, before and after. */
export const BAR_UNITS = 28
export const BAR_UNITS_SHRUNK = 20
/** One page gives way to the next in this time. */
export const PAGE_FADE_MS = 300
/** A skeleton stands for a page, or a list on it, that takes longer than this. */
export const PENDING_MS = 200
/** A tooltip comes after this long under the pointer; at once, where another has just gone. */
export const TOOLTIP_DELAY_MS = 700
export const TOOLTIP_SKIP_DELAY_MS = 300
