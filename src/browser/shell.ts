/** A submenu closes this long after the pointer leaves it. */
export const SUBMENU_CLOSE_MS = 150
export const SUBMENU_WIDTH_PX = 240
/** The top bar shrinks if the page is scrolled farther than this. */
export const SCROLL_SHRINK_PX = 20
/** Height of the top bar in units of 0.25 rem, or of 0.2 rem on phones. */
export const BAR_UNITS = 28
/** Height of the shrunken top bar in the same units. */
export const BAR_UNITS_SHRUNK = 20
/** A page or list that takes longer than this to load shows a skeleton. */
export const PENDING_MS = 200
/** A tooltip appears after the pointer has rested on its button for this long. */
export const TOOLTIP_DELAY_MS = 700
/** A tooltip appears without delay if another tooltip disappeared less than this ago. */
export const TOOLTIP_SKIP_DELAY_MS = 300
