/** What four estimated payments should come to. Their dates are the caller's. */
import type { YearFigures } from './figures.ts'
import { atLeastNothing, share } from './money.ts'
import type { Estimate, QuarterlyPlan } from './result.ts'
import type { Cents, Scenario } from './scenario.ts'

type Asked = {
  tax: Cents
  /** What stays open after withholding. */
  open: Cents
  withheld: Cents
  from: Cents
  current: number
  prior: Cents | null
}

function plan({ tax, open, withheld, from, current, prior }: Asked): QuarterlyPlan {
  const ofCurrent = share(atLeastNothing(tax), current)
  const required = Math.min(ofCurrent, prior ?? ofCurrent)
  if (open < from || required <= withheld) return { rule: 'not-needed', required, each: 0 }
  const rule = required < ofCurrent ? 'prior-year' : 'current-year'
  // Up to the cent, so that four payments are never less than what is required.
  return { rule, required, each: Math.ceil((required - withheld) / 4) }
}

/** 90 % of this year's tax or, where last year is known and it is less, 100 % of last year's (110 % above a limit). */
export function quarterlyPlans(
  { priorYear, status, federalWithheld, ohioWithheld }: Scenario,
  tax: { federal: Cents; ohio: Cents; schoolDistrict: Cents },
  { federalEstimates, ohioEstimates }: YearFigures,
): Estimate['quarterly'] {
  const high = priorYear !== null && priorYear.adjustedGrossIncome > federalEstimates.high[status]
  const federalPrior =
    priorYear && share(priorYear.federalTax, high ? federalEstimates.priorHigh : federalEstimates.prior)
  const ohioPrior = priorYear && share(priorYear.ohioTax, ohioEstimates.prior)
  return {
    federal: plan({
      ...federalEstimates,
      tax: tax.federal,
      open: tax.federal - federalWithheld,
      withheld: federalWithheld,
      prior: federalPrior,
    }),
    ohio: plan({
      ...ohioEstimates,
      tax: tax.ohio,
      // The school district's tax counts with Ohio's; both ask for payments above the amount, not from it on.
      open: tax.ohio + tax.schoolDistrict - ohioWithheld - 1,
      withheld: ohioWithheld,
      prior: ohioPrior,
    }),
  }
}
