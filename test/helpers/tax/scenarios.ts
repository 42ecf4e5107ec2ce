import fc from 'fast-check'
import { filingStatuses } from '#tax/filing-status.ts'
import { emptyScenario, type Person, type Scenario } from '#tax/scenario.ts'
import { years } from '#tax/years.ts'

const amounts = {
  usual: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 5_000_000 }), fc.integer({ min: 0, max: 100_000_000 })),
  wild: fc.oneof(fc.integer({ min: -1e14, max: 1e14 }), fc.constantFrom(-1e14, -1, 0, 1, 1e12, 1e14)),
}
const profitOrLoss = fc.integer({ min: -20_000_000, max: 50_000_000 })

const losses = ['selfEmployment', 'passThroughIncome', 'shortGain', 'longGain', 'rents', 'otherIncome']
const counts = ['childrenUnder17', 'otherDependents', 'olderChildrenForEarnedIncome']
const rates = ['schoolDistrictRate', 'cityRate']

function amountOf(kind: keyof typeof amounts, key: string, value: unknown): fc.Arbitrary<unknown> {
  if (key === 'age') return fc.integer({ min: 15, max: 90 })
  if (counts.includes(key)) return fc.integer({ min: 0, max: 6 })
  if (rates.includes(key)) return fc.integer({ min: 0, max: 400 })
  if (typeof value === 'boolean') return fc.nat({ max: 3 }).map((draw) => draw === 0)
  if (key === 'schoolDistrictBase') return fc.constantFrom('traditional', 'earned')
  if (kind === 'usual' && losses.includes(key)) return fc.oneof(fc.constant(0), profitOrLoss)
  return typeof value === 'number'
    ? fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, amounts[kind])
    : fc.constant(value)
}

const recordOf = <T extends object>(
  kind: keyof typeof amounts,
  example: T,
  overrides: Record<string, fc.Arbitrary<unknown>>,
) =>
  fc.record({
    ...Object.fromEntries(Object.entries(example).map(([key, value]) => [key, amountOf(kind, key, value)])),
    ...overrides,
  }) as unknown as fc.Arbitrary<T>

const person = (kind: keyof typeof amounts) => recordOf<Person>(kind, emptyScenario.taxpayer, {})

export const anyScenario = (kind: keyof typeof amounts): fc.Arbitrary<Scenario> =>
  recordOf<Scenario>(kind, emptyScenario, {
    year: fc.constantFrom(...years),
    status: fc.constantFrom(...filingStatuses),
    taxpayer: person(kind),
    spouse: person(kind),
    priorYear: fc.option(
      fc.record({ federalTax: amounts[kind], adjustedGrossIncome: amounts[kind], ohioTax: amounts[kind] }),
    ),
  })
