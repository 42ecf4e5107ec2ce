import type { YearFigures } from './figures.ts'
import { atLeastZero, type Cents, share } from './money.ts'
import type { Estimate, QuarterlyPlan } from './result.ts'
import type { Scenario } from './scenario.ts'

function plan(tax: Cents, withheld: Cents, from: Cents, current: number, prior: Cents | null): QuarterlyPlan {
  const currentYear = share(atLeastZero(tax), current)
  const required = Math.min(currentYear, prior ?? currentYear)
  if (tax - withheld < from || required <= withheld) return { rule: 'not-needed', required, each: 0 }
  const rule = required < currentYear ? 'prior-year' : 'current-year'
  // Rounds each estimated tax payment up, so that four payments always cover the required amount.
  return { rule, required, each: Math.ceil((required - withheld) / 4) }
}

/**
 * Returns the estimated tax payments. The required total is 90% of this year's tax or 100% of last year's tax,
 * whichever is less. The federal total uses 110% of last year's tax if last year's adjusted gross income exceeded a limit.
 */
export function quarterlyPlans(
  { priorYear, status, federalWithheld, ohioWithheld }: Scenario,
  federalTax: Cents,
  ohioTax: Cents,
  { federalEstimates, ohioEstimates }: YearFigures,
): Estimate['quarterly'] {
  const high = priorYear !== null && priorYear.adjustedGrossIncome > federalEstimates.high[status]
  const federalPrior =
    priorYear && share(priorYear.federalTax, high ? federalEstimates.priorHigh : federalEstimates.prior)
  const ohioPrior = priorYear && share(priorYear.ohioTax, ohioEstimates.prior)
  return {
    federal: plan(federalTax, federalWithheld, federalEstimates.from, federalEstimates.current, federalPrior),
    // Ohio requires payments only if the tax exceeds the threshold. The IRS also requires them if the tax equals the
    // threshold.
    ohio: plan(ohioTax, ohioWithheld, ohioEstimates.from + 1, ohioEstimates.current, ohioPrior),
  }
}
