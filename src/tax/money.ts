/**
 * Stores amounts as integer cents and rates as integer millionths (1% is 10,000), so that an amount times a rate loses no
 * precision.
 */

export type Cents = number

const MILLION = 1_000_000

export const dollars = (amount: number): Cents => Math.round(amount * 100)

/** Converts a percentage to millionths: 3.125 → 31,250. */
export const percent = (rate: number) => Math.round(rate * 10_000)

/** Returns `amount` × `rate`, rounded half up to the cent. The result is exact for amounts up to 9e15 and rates up to 100%. */
export function share(amount: Cents, rate: number): Cents {
  const whole = Math.trunc(amount / MILLION)
  return whole * rate + Math.round(((amount - whole * MILLION) * rate) / MILLION)
}

/**
 * Returns `amount` × `part` ÷ `whole`, rounded half up. Returns 0 if `whole` is 0. Uses BigInt, because the product can exceed 2^53.
 */
export function proportion(amount: Cents, part: number, whole: number): Cents {
  if (whole <= 0) return 0
  const dividend = 2n * BigInt(amount) * BigInt(part) + BigInt(whole)
  const divisor = 2n * BigInt(whole)
  const truncated = dividend / divisor
  return Number(dividend < 0n && dividend % divisor !== 0n ? truncated - 1n : truncated)
}

export const atLeastZero = (amount: Cents): Cents => Math.max(0, amount)

export const sum = (amounts: readonly Cents[]): Cents => amounts.reduce((total, amount) => total + amount, 0)

/** Rounds an amount to whole dollars, half up, as the printed Tax Table does. */
export const roundToDollar = (amount: Cents): Cents => Math.round(amount / 100) * 100
