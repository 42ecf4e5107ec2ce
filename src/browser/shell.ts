/** Delay before a submenu closes after the pointer leaves it. */
export const SUBMENU_CLOSE_MS = 150
export const SUBMENU_WIDTH_PX = 240
/** Scroll distance beyond which the top bar shrinks. */
export const SCROLL_SHRINK_PX = 20
/** Height of the top bar. One unit is 0.25 rem, or 0.2 rem on phones. */
export const BAR_UNITS = 28
export const BAR_UNITS_SHRUNK = 20
/** Loading time after which a page or list shows a skeleton. */
export const PENDING_MS = 200
/** Time for which the pointer must rest on a button before the button's tooltip appears. */
export const TOOLTIP_DELAY_MS = 700
/** A tooltip appears without delay if another tooltip disappeared less than this long ago. */
export const TOOLTIP_SKIP_DELAY_MS = 300
