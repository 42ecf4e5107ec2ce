/** What four estimated payments should come to. Their dates are the caller's. */
import type { YearFigures } from './figures.ts'
import { atLeastNothing, share } from './money.ts'
import type { Estimate, QuarterlyPlan } from './result.ts'
import type { Cents, Scenario } from './scenario.ts'

function plan(tax: Cents, withheld: Cents, from: Cents, current: number, prior: Cents | null): QuarterlyPlan {
  const ofCurrent = share(atLeastNothing(tax), current)
  const required = Math.min(ofCurrent, prior ?? ofCurrent)
  if (tax - withheld < from || required <= withheld) return { rule: 'not-needed', required, each: 0 }
  const rule = required < ofCurrent ? 'prior-year' : 'current-year'
  // Up to the cent, so that four payments are never less than what is required.
  return { rule, required, each: Math.ceil((required - withheld) / 4) }
}

/** 90 % of this year's tax or, where last year is known and it is less, 100 % of last year's (110 % above a limit). */
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
    // Ohio asks for payments above the amount, not from it on.
    ohio: plan(ohioTax, ohioWithheld, ohioEstimates.from + 1, ohioEstimates.current, ohioPrior),
  }
}
