export const COUNTER_STEPS = 50
export const COUNTER_STEP_MS = 30
