/** Arithmetic on whole cents. Rates are whole millionths (1 % is 10,000), so that no product is a fraction of a float. */
import type { Cents } from './scenario.ts'

const WHOLE = 1_000_000

export const dollars = (amount: number): Cents => Math.round(amount * 100)

/** 3.125 → 31,250 millionths. */
export const percent = (rate: number) => Math.round(rate * 10_000)

/**
 * Part of an amount, rounded half up to the cent, without an intermediate value beyond 2^53 for |amount| up to 9e15
 * and rates up to 100 %.
 */
export function share(amount: Cents, rate: number): Cents {
  const whole = Math.trunc(amount / WHOLE)
  return whole * rate + Math.round(((amount - whole * WHOLE) * rate) / WHOLE)
}

/** amount × part ÷ whole, rounded half up to the cent; in BigInt, because the product can pass 2^53. 0 of a whole of 0. */
export function proportion(amount: Cents, part: number, whole: number): Cents {
  if (whole <= 0) return 0
  const doubled = 2n * BigInt(amount) * BigInt(part) + BigInt(whole)
  const by = 2n * BigInt(whole)
  const cut = doubled / by
  return Number(doubled < 0n && doubled % by !== 0n ? cut - 1n : cut)
}

export const atLeastNothing = (amount: Cents): Cents => Math.max(0, amount)

export const sum = (amounts: readonly Cents[]): Cents => amounts.reduce((total, amount) => total + amount, 0)

/** Integer cents to the whole dollar, half up, as the printed forms do. */
export const toDollar = (amount: Cents): Cents => Math.round(amount / 100) * 100
