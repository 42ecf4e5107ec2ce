import { estimate } from '#tax/estimate.ts'
import type { Estimate } from '#tax/result.ts'
import type { Scenario } from '#tax/scenario.ts'
import { type Part, partsOf } from './parts.ts'

export interface Outcome {
  scenario: Scenario
  result: Estimate
  parts: readonly Part[]
}

export function outcomeOf(scenario: Scenario): Outcome {
  const result = estimate(scenario)
  return { scenario, result, parts: partsOf(scenario, result) }
}
