/** Delay in ms before a submenu closes after the pointer leaves the submenu. */
export const SUBMENU_CLOSE_MS = 150
export const SUBMENU_WIDTH_PX = 240
/** Scroll distance in px beyond which the top bar shrinks. */
export const SCROLL_SHRINK_PX = 20
/** Height of the top bar in units. One unit is 0.25 rem, or 0.2 rem on phones. */
export const BAR_UNITS = 28
export const BAR_UNITS_SHRUNK = 20
/** Loading time in ms after which a page or list shows a skeleton. */
export const PENDING_MS = 200
export const TOOLTIP_DELAY_MS = 700
/** Time in ms after a tooltip disappears during which the next tooltip appears without delay. */
export const TOOLTIP_SKIP_DELAY_MS = 300
