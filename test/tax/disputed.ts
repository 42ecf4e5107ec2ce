/**
 * Expected amounts that the law does not give. They are put and shown like all others; each names what it breaks.
 * A dispute holds for the amount it names: another expected amount under the same id is an ordinary miss.
 */
type Dispute = { expected: number; law: string }

export const disputed: Record<string, Record<string, Dispute>> = {}
