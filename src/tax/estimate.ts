import { federalEstimate } from './federal.ts'
import { localTaxes } from './local.ts'
import { mainIncome, marginalRate, withMoreIncome } from './marginal.ts'
import { atLeastZero, type Cents, percent, proportion } from './money.ts'
import { limitedInputs, normalizeScenario } from './normalize-scenario.ts'
import { ohioEstimate } from './ohio.ts'
import { total as sumOf } from './people.ts'
import { quarterlyPlans } from './quarterly.ts'
import type { Estimate, FederalEstimate } from './result.ts'
import type { Scenario } from './scenario.ts'
import { figuresOf } from './years.ts'

function taxesOf(scenario: Scenario) {
  const figures = figuresOf(scenario.year)
  const federal = federalEstimate(scenario, figures)
  const ohio = ohioEstimate(scenario, federal, figures)
  const local = localTaxes(scenario, ohio, figures)
  return { figures, federal, ohio, local, total: federal.total + ohio.tax + local.schoolDistrict + local.city }
}

/** Maximum effective tax rate. Without a maximum, the rate on an income of a few cents could exceed 2^53 millionths. */
const MAX_RATE = percent(1_000)

const effectiveRate = (total: Cents, income: Cents): number =>
  Math.max(-MAX_RATE, Math.min(MAX_RATE, proportion(1_000_000, total, atLeastZero(income))))

const receivedOf = (scenario: Scenario, { totalIncome, taxableSocialSecurity }: FederalEstimate): Cents =>
  totalIncome -
  taxableSocialSecurity +
  sumOf(scenario, ({ socialSecurity }) => socialSecurity) +
  scenario.taxExemptInterest

/** All amounts must be whole cents from −1e14 to 1e14. A negative amount counts as 0 unless its field allows losses. */
export function estimate(given: Scenario): Estimate {
  const scenario = normalizeScenario(given)
  const { figures, federal, ohio, local, total } = taxesOf(scenario)
  const kind = mainIncome(scenario)
  const incomeReceived = receivedOf(scenario, federal)
  const { selfEmployedHealthInsurance } = federal.adjustments
  return {
    year: scenario.year,
    federal,
    ohio,
    local,
    total,
    incomeReceived,
    effectiveRate: effectiveRate(total, incomeReceived),
    marginal: kind && marginalRate(kind, total, taxesOf(withMoreIncome(scenario, kind)).total),
    quarterly: quarterlyPlans(scenario, federal.total, ohio.tax, figures),
    limited: limitedInputs(given, { ...scenario, selfEmployedHealthInsurance }),
  }
}
