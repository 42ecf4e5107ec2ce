/** Schedule SE, for one person. Rounded to the cent at net earnings, at each of the two taxes and at half of them. */
import type { YearFigures } from './figures.ts'
import { atLeastNothing, share } from './money.ts'
import type { Cents } from './scenario.ts'

export type SelfEmploymentTax = { earnings: Cents; tax: Cents; half: Cents }

/** Wages use up the Social Security base first; net earnings under the floor owe nothing. */
export function selfEmploymentTax(profit: Cents, wages: Cents, figures: YearFigures): SelfEmploymentTax {
  const { earnings: part, socialSecurity, medicare, floor } = figures.selfEmployment
  const earnings = share(atLeastNothing(profit), part)
  if (earnings < floor) return { earnings: 0, tax: 0, half: 0 }
  const base = atLeastNothing(figures.wageBase.base - wages)
  const tax = share(Math.min(earnings, base), socialSecurity) + share(earnings, medicare)
  return { earnings, tax, half: Math.round(tax / 2) }
}
