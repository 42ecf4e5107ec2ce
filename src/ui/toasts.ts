/** Limits, duration and measures of toasts. The oldest toast is removed if there are more than TOASTS_KEPT. */
export const TOASTS_KEPT = 5
export const TOASTS_VISIBLE = 3
export const TOAST_DURATION_MS = 4000
export const TOAST_WIDTH_PX = 356
export const TOAST_GAP_PX = 14
