import { emptyScenario, type Person, type Scenario } from '#tax/scenario.ts'

/** A scenario of tax year 2026, so that the next tax year's file changes no test. */
export const household = (taxpayer: Partial<Person> = {}, scenario: Partial<Scenario> = {}): Scenario => ({
  ...emptyScenario,
  year: 2026,
  ...scenario,
  taxpayer: { ...emptyScenario.taxpayer, ...taxpayer },
})
