import { bracket, byStatus, earnedIncomeRow, ratesByStatus } from './by-status.ts'
import type { YearFigures } from './figures.ts'
import { dollars, percent } from './money.ts'
import { ohioFigures } from './ohio-figures.ts'
import { form1040, GUIDE, obbba, ohioCode, orc574702, type Source, ssaWageBase } from './sources.ts'
import { standingFigures } from './standing-figures.ts'

const inflationAdjusted: Source = {
  title: 'Rev. Proc. 2025-32: inflation-adjusted items for 2026',
  url: 'https://www.irs.gov/pub/irs-drop/rp-25-32.pdf',
  checked: '2026-11-21',
}
const orc574705 = ohioCode('5747.05', 'joint filing credit', GUIDE)

export default {
  ...standingFigures,
  ...ohioFigures,
  ordinaryBrackets: {
    source: inflationAdjusted,
    brackets: [
      bracket(10, byStatus(12_400, 24_800, 12_400, 17_700)),
      bracket(12, byStatus(50_400, 100_800, 50_400, 67_450)),
      bracket(22, byStatus(105_700, 211_400, 105_700, 105_700)),
      bracket(24, byStatus(201_775, 403_550, 201_775, 201_750)),
      bracket(32, byStatus(256_225, 512_450, 256_225, 256_200)),
      bracket(35, byStatus(640_600, 768_700, 384_350, 640_600)),
      bracket(37, null),
    ],
  },
  preferentialBrackets: {
    source: inflationAdjusted,
    brackets: [
      bracket(0, byStatus(49_450, 98_900, 49_450, 66_200)),
      bracket(15, byStatus(545_500, 613_700, 306_850, 579_600)),
      bracket(20, null),
    ],
  },
  taxTable: { source: form1040, published: false, below: dollars(100_000) },
  standardDeduction: {
    source: inflationAdjusted,
    basic: byStatus(16_100, 32_200, 16_100, 24_150),
  },
  agedOrBlind: { source: inflationAdjusted, unmarried: dollars(2_050), married: dollars(1_650) },
  dependentStandardDeduction: { source: inflationAdjusted, minimum: dollars(1_350), overEarned: dollars(450) },
  // For separate returns, the cap on the deduction and the rate at which the cap shrinks are half as large (26 U.S.C.
  // 164(b)(6)(B)).
  stateAndLocalCap: {
    source: obbba,
    cap: byStatus(40_400, 40_400, 20_200, 40_400),
    over: byStatus(505_000, 505_000, 252_500, 505_000),
    rate: ratesByStatus(30, 15),
    floor: byStatus(10_000, 10_000, 5_000, 10_000),
  },
  giftFloor: { source: obbba, rate: percent(0.5) },
  cashGifts: { source: obbba, limit: byStatus(1_000, 2_000, 1_000, 1_000, 1_000) },
  itemizedReduction: { source: obbba, part: 2, of: 37 },
  businessIncome: { ...standingFigures.businessIncome, minimum: dollars(400), minimumIncome: dollars(1_000) },
  businessIncomeRange: {
    source: inflationAdjusted,
    over: byStatus(201_750, 403_500, 201_775, 201_750, 201_750),
    range: byStatus(75_000, 150_000, 75_000, 75_000, 75_000),
  },
  studentLoan: {
    source: inflationAdjusted,
    limit: dollars(2_500),
    over: byStatus(85_000, 175_000, 0, 85_000, 85_000),
    range: byStatus(15_000, 30_000, 0, 15_000, 15_000),
  },
  childCredit: { source: inflationAdjusted, child: dollars(2_200), refundable: dollars(1_700) },
  wageBase: { source: ssaWageBase, base: dollars(184_500) },
  earnedIncomeCredit: {
    source: inflationAdjusted,
    rows: [
      earnedIncomeRow(664, 10_860, 18_140),
      earnedIncomeRow(4_427, 23_890, 31_160),
      earnedIncomeRow(7_316, 23_890, 31_160),
      earnedIncomeRow(8_231, 23_890, 31_160),
    ],
    investmentLimit: dollars(12_200),
  },
  // The source is the statute, because the Ohio Department of Taxation had published no 2026 schedule by November 21, 2026.
  ohioSchedule: { source: orc574702, rows: [{ over: dollars(26_050), base: dollars(332), rate: percent(2.75) }] },
  ohioExemptions: { ...ohioFigures.ohioExemptions, nilFrom: dollars(500_000) },
  ohioJointFilingCredit: { ...ohioFigures.ohioJointFilingCredit, source: orc574705, nilFrom: dollars(500_000) },
} satisfies YearFigures

/** Rates and amounts that, according to their sources, are the same as in `lastYear`. Checked by test/src/tax/years.test.ts. */
export const sameAsLastYear = {
  lastYear: 2025,
  figures: [
    'ordinaryBrackets.brackets.*.rate',
    'preferentialBrackets.brackets.*.rate',
    'taxTable.below',
    'dependentStandardDeduction',
    'stateAndLocalCap.rate',
    'stateAndLocalCap.floor',
    'itemizedReduction.of',
    'studentLoan.limit',
    'studentLoan.over',
    'studentLoan.range',
    'childCredit',
    'ohioSchedule.rows.*.over',
    'ohioSchedule.rows.*.rate',
  ],
}
