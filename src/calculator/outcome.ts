import { estimate } from '#tax/estimate'
import type { Estimate } from '#tax/result'
import type { Scenario } from '#tax/scenario'
import { type Part, partsOf } from './parts.ts'

/** A scenario with its estimate. */
export interface Outcome {
  scenario: Scenario
  result: Estimate
  parts: readonly Part[]
}

export function outcomeOf(scenario: Scenario): Outcome {
  const result = estimate(scenario)
  return { scenario, result, parts: partsOf(scenario, result) }
}
