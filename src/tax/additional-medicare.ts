/** Form 8959: wages count against the threshold first, then net earnings of self-employment. */
import type { YearFigures } from './figures.ts'
import { atLeastNothing, share } from './money.ts'
import type { Cents, FilingStatus } from './scenario.ts'

export function additionalMedicare(wages: Cents, earnings: Cents, status: FilingStatus, figures: YearFigures): Cents {
  const { rate, over } = figures.additionalMedicare
  const ofWages = share(atLeastNothing(wages - over[status]), rate)
  return ofWages + share(atLeastNothing(earnings - atLeastNothing(over[status] - wages)), rate)
}
