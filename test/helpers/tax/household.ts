import { emptyScenario, type Person, type Scenario } from '#tax/scenario.ts'

/** A fixed default year keeps a new tax year from changing the results of tests. */
export const household = (taxpayer: Partial<Person> = {}, scenario: Partial<Scenario> = {}): Scenario => ({
  ...emptyScenario,
  year: 2026,
  ...scenario,
  taxpayer: { ...emptyScenario.taxpayer, ...taxpayer },
})
