/**
 * Computes the Additional Medicare tax (Form 8959). The threshold applies to wages first. The rest of the threshold applies to
 * net earnings from self-employment.
 */
import type { YearFigures } from './figures.ts'
import type { FilingStatus } from './filing-status.ts'
import { atLeastZero, type Cents, share } from './money.ts'

export function additionalMedicare(wages: Cents, earnings: Cents, status: FilingStatus, figures: YearFigures): Cents {
  const { rate, over } = figures.additionalMedicare
  const taxOnWages = share(atLeastZero(wages - over[status]), rate)
  return taxOnWages + share(atLeastZero(earnings - atLeastZero(over[status] - wages)), rate)
}
