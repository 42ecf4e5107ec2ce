/** A reason code that staff see, and its weight. */
export type SpamSignal = [reason: string, weight: number]

/** Total weight from which a lead is quarantined. */
export const QUARANTINE_SCORE = 10

/** Returns the signals whose condition is true. */
export function activeSignals(candidates: readonly [isActive: boolean, signal: SpamSignal][]): SpamSignal[] {
  return candidates.flatMap(([isActive, signal]) => (isActive ? [signal] : []))
}
