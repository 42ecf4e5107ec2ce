/** Ohio tax rates and amounts that are not indexed for inflation. */
import { byStatus } from './by-status.ts'
import type { YearFigures } from './figures.ts'
import { dollars, percent } from './money.ts'
import { ohioBusinessIncome, ohioIt1040, orc574709, orc5747025 } from './sources.ts'

export const ohioFigures = {
  // Ohio's House Bill 96 suspends the inflation adjustment of exemptions for 2025 and 2026.
  ohioExemptions: {
    source: orc5747025,
    through: 2026,
    tiers: [
      { upTo: dollars(40_000), each: dollars(2_400) },
      { upTo: dollars(80_000), each: dollars(2_150) },
      { upTo: null, each: dollars(1_900) },
    ],
  },
  ohioBusinessIncome: {
    source: ohioBusinessIncome,
    limit: byStatus(250_000, 250_000, 125_000, 250_000),
    rate: percent(3),
  },
  ohioRetirementCredit: {
    source: ohioIt1040,
    steps: [
      { over: dollars(500), credit: dollars(25) },
      { over: dollars(1_500), credit: dollars(50) },
      { over: dollars(3_000), credit: dollars(80) },
      { over: dollars(5_000), credit: dollars(130) },
      { over: dollars(8_000), credit: dollars(200) },
    ],
    below: dollars(100_000),
  },
  ohioSeniorCredit: { source: ohioIt1040, credit: dollars(50), age: 65, below: dollars(100_000) },
  ohioExemptionCredit: { source: ohioIt1040, each: dollars(20), below: dollars(30_000) },
  ohioJointFilingCredit: {
    source: ohioIt1040,
    steps: [
      { upTo: dollars(25_000), rate: percent(20) },
      { upTo: dollars(50_000), rate: percent(15) },
      { upTo: dollars(75_000), rate: percent(10) },
      { upTo: null, rate: percent(5) },
    ],
    limit: dollars(650),
    each: dollars(500),
  },
  ohioEarnedIncomeCredit: { source: ohioIt1040, rate: percent(30) },
  ohioEstimates: { source: orc574709, from: dollars(500), current: percent(90), prior: percent(100) },
} as const satisfies Partial<{ [Key in keyof YearFigures]: Partial<YearFigures[Key]> }>
