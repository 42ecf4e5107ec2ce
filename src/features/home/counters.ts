/** The numbers on home count up in this many steps. */
export const COUNTER_STEPS = 50
/** Time between two steps. */
export const COUNTER_STEP_MS = 30
