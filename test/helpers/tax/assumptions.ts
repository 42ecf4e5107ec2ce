/**
 * Rules in which the origin of a case differs from the law. A case runs by the law first. If it misses, it runs again
 * with as few of its origin's assumptions as possible. If it then passes, it counts as passed and is listed with the
 * assumption and the law. Visitors' estimates never use an assumption.
 */
import { ratesByStatus } from '#tax/by-status'
import { dollars } from '#tax/money'
import type { Assumption } from './assumption.ts'
import { engineAssumptions } from './assumptions-of-engines.ts'
import type { Case } from './case.ts'

const fullCapReduction = (year: number): Assumption => ({
  group: 'pe_federal',
  year,
  says: 'reduces the halved cap of a separate return by 30% of the excess; 26 U.S.C. 164(b)(6)(B) halves the cap after the reduction, as later versions of PolicyEngine do',
  figures: (law) => ({ ...law, stateAndLocalCap: { ...law.stateAndLocalCap, rate: ratesByStatus(30, 30) } }),
})

const thresholdsIncluded = (year: number): Assumption[] => [
  {
    group: 'pe_oh',
    year,
    says: 'taxes an income of exactly 26,050; R.C. 5747.02(A)(3) taxes income above it',
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
    says: 'gives the exemption credit at exactly 30,000; R.C. 5747.022 gives it below 30,000',
    figures: (law) => ({
      ...law,
      ohioExemptionCredit: { ...law.ohioExemptionCredit, below: law.ohioExemptionCredit.below + 1 },
    }),
  },
]

const INDEXED_EXEMPTIONS = [2_480.85, 2_222.43, 1_964.01]

const all: Assumption[] = [
  ...engineAssumptions,
  fullCapReduction(2025),
  fullCapReduction(2026),
  ...thresholdsIncluded(2025),
  ...thresholdsIncluded(2026),
  {
    group: 'pe_oh',
    year: 2025,
    says: 'starts the row at 100,000 with the tax of the row before (2,375.63); R.C. 5747.02(A)(3)(b) starts it with 2,394.32',
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
        tiers: law.ohioExemptions.tiers.map((tier, index) => ({
          ...tier,
          each: dollars(INDEXED_EXEMPTIONS[index] ?? Number.NaN),
        })),
      },
    }),
  },
]

export const assumptionsOf = ({ group, year }: Case): Assumption[] =>
  all.filter((assumption) => assumption.group === group && assumption.year === year)
