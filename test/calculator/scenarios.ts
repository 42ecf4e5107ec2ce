/** Scenarios for property tests. */
import fc from 'fast-check'
import { applies, type Field, fields, type Value, withValue } from '#calculator/fields'
import { emptyScenario, filingStatuses, type Scenario } from '#tax/scenario'
import { years } from '#tax/years'

const MOST = 1e14
const values: Record<Field['kind'], fc.Arbitrary<Value>> = {
  amount: fc.integer({ min: 0, max: MOST }),
  loss: fc.integer({ min: -MOST, max: MOST }),
  count: fc.integer({ min: 0, max: 20 }),
  age: fc.integer({ min: 0, max: 120 }),
  rate: fc.integer({ min: 0, max: 1_000 }),
  flag: fc.boolean(),
  year: fc.constantFrom(...years),
  status: fc.constantFrom(...filingStatuses),
  base: fc.constantFrom('traditional', 'earned'),
}

/** Any scenario the page can make; what does not count in it, such as a spouse without a joint return, is left alone. */
export const scenarios: fc.Arbitrary<Scenario> = fc
  .tuple(...fields.map((field) => fc.option(values[field.kind])))
  .map((given) =>
    fields.reduce((scenario, field, index) => {
      const value = given[index] ?? null
      return value === null || !applies(scenario, field) ? scenario : withValue(scenario, field, value)
    }, emptyScenario),
  )
