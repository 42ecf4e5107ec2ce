import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stepPhrases } from '#features/calculator/model/step-phrases.ts'
import { estimate } from '#tax/estimate.ts'
import type { Step } from '#tax/result.ts'
import { stepsOf } from '#tax/steps.ts'
import { scenarios } from '#test/helpers/calculator/scenarios.ts'

/** A step with tax brackets repeats the names "rate" and "up to" for each bracket. Other steps name each figure once. */
function hasNames({ key, figures }: Step): boolean {
  const names = stepPhrases[key].slice(2)
  if (key !== 'ordinary-tax' && key !== 'preferential-tax') return figures.length <= names.length
  return figures.every(({ unit }, index) => (unit === 'rate') === (names[index % names.length] === 'rate'))
}

test('the calculator has a label for each figure in every calculation step', () => {
  const unnamed = new Set<string>()
  const withFigures = new Set<string>()
  fc.assert(
    fc.property(scenarios, (scenario) => {
      for (const step of stepsOf(scenario, estimate(scenario))) {
        if (step.figures.length > 0) withFigures.add(step.key)
        if (!hasNames(step)) unnamed.add(step.key)
      }
    }),
    { numRuns: 1_000 },
  )
  expect([...unnamed]).toEqual([])
  expect(withFigures.size).toBeGreaterThan(20)
})
