/** Number of steps in which the home page's counters count up. */
export const COUNTER_STEPS = 50
/** Time between two steps, ms. */
export const COUNTER_STEP_MS = 30
