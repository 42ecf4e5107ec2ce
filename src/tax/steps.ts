/**
 * Explains an estimate in steps. This code is separate from `estimate`, because the calculator needs the steps only
 * after the first input.
 */
import { federalSteps } from './federal-steps.ts'
import { incomeSteps } from './income-steps.ts'
import { normalizeScenario } from './normalize-scenario.ts'
import { localSteps, ohioSteps } from './ohio-steps.ts'
import type { Estimate, Step } from './result.ts'
import type { Scenario } from './scenario.ts'
import { isShown, stepMaker } from './step.ts'
import { figuresOf } from './years.ts'

/** Returns the steps that explain the estimate, in the order of the return. Omits steps with an amount of 0, except totals. */
export function stepsOf(given: Scenario, { federal, ohio, local }: Estimate): Step[] {
  const scenario = normalizeScenario(given)
  const figures = figuresOf(scenario.year)
  const step = stepMaker(figures)
  return [
    ...incomeSteps(scenario, federal, step, figures),
    ...federalSteps(scenario, federal, step, figures),
    ...ohioSteps(scenario, ohio, step, figures),
    ...localSteps(local, step),
  ].filter(isShown)
}
