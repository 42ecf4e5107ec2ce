import fc from 'fast-check'
import { applies, type Field, fields, type Value, withValue } from '#features/calculator/model/fields.ts'
import { MAX_CENTS } from '#tax/amount.ts'
import { filingStatuses } from '#tax/filing-status.ts'
import { emptyScenario, type Scenario } from '#tax/scenario.ts'
import { years } from '#tax/years.ts'

const values: Record<Field['kind'], fc.Arbitrary<Value>> = {
  amount: fc.integer({ min: 0, max: MAX_CENTS }),
  loss: fc.integer({ min: -MAX_CENTS, max: MAX_CENTS }),
  count: fc.integer({ min: 0, max: 20 }),
  age: fc.integer({ min: 0, max: 120 }),
  rate: fc.integer({ min: 0, max: 1_000 }),
  flag: fc.boolean(),
  year: fc.constantFrom(...years),
  status: fc.constantFrom(...filingStatuses),
  base: fc.constantFrom('traditional', 'earned'),
}

export const scenarios: fc.Arbitrary<Scenario> = fc
  .tuple(...fields.map((field) => fc.option(values[field.kind])))
  .map((given) =>
    fields.reduce((scenario, field, index) => {
      const value = given[index] ?? null
      return value === null || !applies(scenario, field) ? scenario : withValue(scenario, field, value)
    }, emptyScenario),
  )
