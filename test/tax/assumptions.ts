/**
 * Where an origin's own rule is not the law's. A case is put to the law first. One that misses is put again with
 * what its origin takes instead, as little of it as will do, and where it then passes it counts and is named with what it
 * assumes and the law it breaks. No visitor's estimate takes any of it.
 */
import { ratesByStatus } from '#tax/by-status'
import type { FederalIncome } from '#tax/federal-income'
import type { YearFigures } from '#tax/figures'
import { dollars } from '#tax/money'
import type { Scenario } from '#tax/scenario'
import { engineAssumptions } from './assumptions-of-engines.ts'
import type { Case } from './case.ts'

export type Assumption = {
  group: string
  year: number
  says: string
  figures?: (law: YearFigures) => YearFigures
  scenario?: (given: Scenario) => Scenario
  income?: (law: FederalIncome, scenario: Scenario) => FederalIncome
}

const wholeFall = (year: number): Assumption => ({
  group: 'pe_federal',
  year,
  says: 'takes 30 % of the excess off the halved cap of a separate return; 26 U.S.C. 164(b)(6)(B) halves the cap after its fall, as later versions of PolicyEngine do',
  figures: (law) => ({ ...law, stateAndLocalCap: { ...law.stateAndLocalCap, rate: ratesByStatus(30, 30) } }),
})

const reached = (year: number): Assumption[] => [
  {
    group: 'pe_oh',
    year,
    says: 'taxes 26,050 itself; R.C. 5747.02(A)(3) taxes what is above it',
    figures: (law) => ({
      ...law,
      ohioSchedule: {
        ...law.ohioSchedule,
        rows: law.ohioSchedule.rows.map((row) => (row.over === dollars(26_050) ? { ...row, over: row.over - 1 } : row)),
      },
    }),
  },
  {
    group: 'pe_oh',
    year,
    says: 'gives the exemption credit at 30,000 itself; R.C. 5747.022 gives it below',
    figures: (law) => ({
      ...law,
      ohioExemptionCredit: { ...law.ohioExemptionCredit, below: law.ohioExemptionCredit.below + 1 },
    }),
  },
]

const INDEXED = [2_480.85, 2_222.43, 1_964.01]

const all: Assumption[] = [
  ...engineAssumptions,
  wholeFall(2025),
  wholeFall(2026),
  ...reached(2025),
  ...reached(2026),
  {
    group: 'pe_oh',
    year: 2025,
    says: 'goes on at 100,000 with the tax of the row before (2,375.63); R.C. 5747.02(A)(3)(b) prints 2,394.32',
    figures: (law) => ({
      ...law,
      ohioSchedule: {
        ...law.ohioSchedule,
        rows: law.ohioSchedule.rows.map((row) =>
          row.over === dollars(100_000) ? { ...row, base: dollars(2_375.63) } : row,
        ),
      },
    }),
  },
  {
    group: 'pe_oh',
    year: 2026,
    says: 'indexes the exemptions of R.C. 5747.025 for 2026 (2,400 to 2,480.85), which House Bill 96 suspends for 2025 and 2026',
    figures: (law) => ({
      ...law,
      ohioExemptions: {
        ...law.ohioExemptions,
        tiers: law.ohioExemptions.tiers.map((tier, at) => ({ ...tier, each: dollars(INDEXED[at] ?? Number.NaN) })),
      },
    }),
  },
]

export const assumptionsOf = ({ group, year }: Case): Assumption[] =>
  all.filter((assumption) => assumption.group === group && assumption.year === year)
