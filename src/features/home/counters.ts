/** The counters on the home page count up in this many steps. */
export const COUNTER_STEPS = 50
/** Time between two steps, ms. */
export const COUNTER_STEP_MS = 30
