export const TOASTS_KEPT = 5
export const TOASTS_VISIBLE = 3
export const TOAST_DURATION_MS = 4000
export const TOAST_WIDTH_PX = 356
export const TOAST_GAP_PX = 14
