/** A word for staff, and how much it weighs. */
export type Sign = [reason: string, weight: number]

/** From so much on staff look at a lead before it goes out. */
export const ENOUGH = 10
