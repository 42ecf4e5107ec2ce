import { emptyScenario, type Person, type Scenario } from '#tax/scenario.ts'

/** Returns a household's tax scenario. The default year is 2026 so that a new tax year does not affect tests. */
export const household = (taxpayer: Partial<Person> = {}, scenario: Partial<Scenario> = {}): Scenario => ({
  ...emptyScenario,
  year: 2026,
  ...scenario,
  taxpayer: { ...emptyScenario.taxpayer, ...taxpayer },
})
