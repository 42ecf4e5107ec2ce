export const SUBMENU_CLOSE_MS = 150
export const SUBMENU_WIDTH_PX = 240
export const SCROLL_SHRINK_PX = 20
/** Height of the top bar in units. One unit is 0.25 rem, or 0.2 rem on phones. */
export const BAR_UNITS = 28
export const BAR_UNITS_SHRUNK = 20
/** Time in ms after which a page or list that is still loading shows a skeleton. */
export const PENDING_MS = 200
export const TOOLTIP_DELAY_MS = 700
export const TOOLTIP_SKIP_DELAY_MS = 300
