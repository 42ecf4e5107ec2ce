/** The whole estimate: federal, Ohio, local. A pure function: no clock, no network, no chance. */
import { federalEstimate } from './federal.ts'
import { federalSteps } from './federal-steps.ts'
import { incomeSteps } from './income-steps.ts'
import { localTaxes } from './local.ts'
import { marginalRate, mostOf, withNext } from './marginal.ts'
import { atLeastNothing, percent, proportion } from './money.ts'
import { ohioEstimate } from './ohio.ts'
import { localSteps, ohioSteps } from './ohio-steps.ts'
import { adjustments, readScenario, total as sumOf } from './people.ts'
import { quarterlyPlans } from './quarterly.ts'
import { type Estimate, type FederalEstimate, leftOut } from './result.ts'
import type { Cents, Scenario } from './scenario.ts'
import { moved, stepMaker } from './step.ts'
import { figuresOf } from './years.ts'

function taxesOf(scenario: Scenario) {
  const figures = figuresOf(scenario.year)
  const federal = federalEstimate(scenario, figures)
  const ohio = ohioEstimate(scenario, federal, figures)
  const local = localTaxes(scenario, ohio, figures)
  return { figures, federal, ohio, local, total: federal.total + ohio.tax + local.schoolDistrict + local.city }
}

/** Of next to no income any tax is a rate beyond reading, and beyond 2^53: more than this is not said. */
const MOST = percent(1_000)

const effectiveRate = (total: Cents, income: Cents): number =>
  Math.max(-MOST, Math.min(MOST, proportion(1_000_000, total, atLeastNothing(income))))

const receivedOf = (scenario: Scenario, { totalIncome, taxableSocialSecurity }: FederalEstimate): Cents =>
  totalIncome -
  taxableSocialSecurity +
  sumOf(scenario, ({ socialSecurity }) => socialSecurity) +
  scenario.taxExemptInterest

/** Takes whole cents up to 1e14 either way; what cannot be negative is read as nothing. */
export function estimate(given: Scenario): Estimate {
  const scenario = readScenario(given)
  const { figures, federal, ohio, local, total } = taxesOf(scenario)
  const kind = mostOf(scenario)
  const incomeReceived = receivedOf(scenario, federal)
  const { selfEmployedHealthInsurance } = federal.adjustments
  const step = stepMaker(figures)
  const steps = [
    ...incomeSteps(scenario, federal, step, figures),
    ...federalSteps(scenario, federal, step, figures),
    ...ohioSteps(scenario, ohio, step, figures),
    ...localSteps(local, step),
  ]
  return {
    year: scenario.year,
    federal,
    ohio,
    local,
    total,
    incomeReceived,
    effectiveRate: effectiveRate(total, incomeReceived),
    marginal: kind && marginalRate(kind, total, taxesOf(withNext(scenario, kind)).total),
    quarterly: quarterlyPlans(scenario, federal.total, ohio.tax, figures),
    steps: steps.filter(moved),
    leftOut,
    adjusted: adjustments(given, { ...scenario, selfEmployedHealthInsurance }),
  }
}
