import { emptyScenario, type Person, type Scenario } from '#tax/scenario.ts'

/** Returns a household's tax scenario for 2026 so that adding a tax year does not affect tests. */
export const household = (taxpayer: Partial<Person> = {}, scenario: Partial<Scenario> = {}): Scenario => ({
  ...emptyScenario,
  year: 2026,
  ...scenario,
  taxpayer: { ...emptyScenario.taxpayer, ...taxpayer },
})
