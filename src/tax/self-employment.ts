/** Computes Schedule SE for one person. Rounds net earnings, each of the two taxes, and half of their sum to the cent. */
import type { YearFigures } from './figures.ts'
import { atLeastZero, type Cents, share } from './money.ts'

export type SelfEmploymentTax = { earnings: Cents; tax: Cents; half: Cents }

/** Returns self-employment tax. Wages use up the Social Security wage base first. Net earnings below the floor are not taxed. */
export function selfEmploymentTax(profit: Cents, wages: Cents, figures: YearFigures): SelfEmploymentTax {
  const { earnings: part, socialSecurity, medicare, floor } = figures.selfEmployment
  const earnings = share(atLeastZero(profit), part)
  if (earnings < floor) return { earnings: 0, tax: 0, half: 0 }
  const base = atLeastZero(figures.wageBase.base - wages)
  const tax = share(Math.min(earnings, base), socialSecurity) + share(earnings, medicare)
  return { earnings, tax, half: Math.round(tax / 2) }
}
