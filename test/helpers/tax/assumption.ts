import type { FederalIncome } from '#tax/federal-income'
import type { YearFigures } from '#tax/figures'
import type { Scenario } from '#tax/scenario'

/** A rule in which the origin of some cases differs from the law. */
export type Assumption = {
  group: string
  year: number
  /** Completes "The origin …", then cites the law. */
  says: string
  figures?: (law: YearFigures) => YearFigures
  scenario?: (given: Scenario) => Scenario
  income?: (law: FederalIncome, scenario: Scenario) => FederalIncome
}
