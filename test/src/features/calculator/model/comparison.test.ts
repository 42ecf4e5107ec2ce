import { expect, test } from 'vitest'
import { caveatsOf, partRows } from '#features/calculator/model/comparison.ts'
import { corporationExample } from '#features/calculator/model/corporation-example.ts'
import { differingFields } from '#features/calculator/model/fields.ts'
import { partsOf } from '#features/calculator/model/parts.ts'
import { estimate } from '#tax/estimate.ts'
import type { Scenario } from '#tax/scenario.ts'
import { household } from '#test/helpers/tax/household.ts'

const parts = (scenario: Scenario) => partsOf(scenario, estimate(scenario))

test('a comparison of two scenarios starts with the take-home pay and the total tax', () => {
  const { current, baseline } = corporationExample(household())
  const [takeHome, all, ...taxes] = partRows(parts(baseline ?? household()), parts(current))
  expect([all?.key, takeHome?.key]).toEqual(['all', 'takeHome'])
  for (const side of ['saved', 'now'] as const) {
    expect(taxes.reduce((sum, row) => sum + row[side], 0)).toBe(all?.[side])
    expect((all?.[side] ?? 0) + (takeHome?.[side] ?? 0)).toBe(10_000_000)
  }
  expect(taxes.filter(({ saved, now }) => saved === 0 && now === 0)).toEqual([])
})

test('a comparison of two scenarios lists a changed spouse field only for a joint return', () => {
  const spouse = household({ wages: 5 }).taxpayer
  expect(differingFields(household(), household({}, { spouse }))).toEqual([])
  const joint = differingFields(household(), household({}, { spouse, status: 'joint' }))
  expect(joint.map(({ id }) => id)).toEqual(['s', 'w2'])
})

test("a comparison shows the caveats about corporations if either scenario includes wages from the visitor's own business", () => {
  const owner = household({ wages: 5, ownerWages: 5 })
  expect(caveatsOf(household(), household())).toEqual([])
  expect(caveatsOf(owner, household())).toEqual(caveatsOf(household(), owner))
  expect(caveatsOf(owner, household()).length).toBeGreaterThan(3)
})
