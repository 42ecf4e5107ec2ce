/** Number of steps in which a counter on the home page counts up. */
export const COUNTER_STEPS = 50
/** Time in ms between two steps of a counter. */
export const COUNTER_STEP_MS = 30
