import { allStatuses, bracket, byStatus, earnedIncomeRow, ratesByStatus } from './by-status.ts'
import type { YearFigures } from './figures.ts'
import { dollars, percent } from './money.ts'
import { ohioFigures } from './ohio-figures.ts'
import { form1040, irc170, obbba, orc574702, PARAMETERS, type Source, ssaWageBase } from './sources.ts'
import { standingFigures } from './standing-figures.ts'

const inflationAdjusted: Source = {
  title: 'Rev. Proc. 2024-40: inflation-adjusted items for 2025',
  url: 'https://www.irs.gov/pub/irs-drop/rp-24-40.pdf',
  comparedWith: PARAMETERS,
}
const schedule8812: Source = {
  title: 'Schedule 8812: child and dependent credits',
  url: 'https://www.irs.gov/forms-pubs/about-schedule-8812-form-1040',
  comparedWith: PARAMETERS,
}

export default {
  ...standingFigures,
  ...ohioFigures,
  ordinaryBrackets: {
    source: inflationAdjusted,
    brackets: [
      bracket(10, byStatus(11_925, 23_850, 11_925, 17_000)),
      bracket(12, byStatus(48_475, 96_950, 48_475, 64_850)),
      bracket(22, byStatus(103_350, 206_700, 103_350, 103_350)),
      bracket(24, byStatus(197_300, 394_600, 197_300, 197_300)),
      bracket(32, byStatus(250_525, 501_050, 250_525, 250_500)),
      bracket(35, byStatus(626_350, 751_600, 375_800, 626_350)),
      bracket(37, null),
    ],
  },
  preferentialBrackets: {
    source: inflationAdjusted,
    brackets: [
      bracket(0, byStatus(48_350, 96_700, 48_350, 64_750)),
      bracket(15, byStatus(533_400, 600_050, 300_000, 566_700)),
      bracket(20, null),
    ],
  },
  taxTable: { source: form1040, published: true, below: dollars(100_000) },
  standardDeduction: {
    source: obbba,
    basic: byStatus(15_750, 31_500, 15_750, 23_625),
  },
  agedOrBlind: { source: inflationAdjusted, unmarried: dollars(2_000), married: dollars(1_600) },
  dependentStandardDeduction: { source: inflationAdjusted, minimum: dollars(1_350), overEarned: dollars(450) },
  // For separate returns, the cap on the deduction and the rate at which the cap shrinks are half as large (26 U.S.C.
  // 164(b)(6)(B)).
  stateAndLocalCap: {
    source: obbba,
    cap: byStatus(40_000, 40_000, 20_000, 40_000),
    over: byStatus(500_000, 500_000, 250_000, 500_000),
    rate: ratesByStatus(30, 15),
    floor: byStatus(10_000, 10_000, 5_000, 10_000),
  },
  giftFloor: { source: irc170, rate: 0 },
  cashGifts: { source: irc170, limit: allStatuses(0) },
  itemizedReduction: { source: obbba, part: 0, of: 37 },
  businessIncome: { ...standingFigures.businessIncome, minimum: 0, minimumIncome: 0 },
  businessIncomeRange: {
    source: inflationAdjusted,
    over: byStatus(197_300, 394_600, 197_300, 197_300, 197_300),
    range: byStatus(50_000, 100_000, 50_000, 50_000, 50_000),
  },
  studentLoan: {
    source: inflationAdjusted,
    limit: dollars(2_500),
    over: byStatus(85_000, 170_000, 0, 85_000, 85_000),
    range: byStatus(15_000, 30_000, 0, 15_000, 15_000),
  },
  childCredit: { source: schedule8812, child: dollars(2_200), refundable: dollars(1_700) },
  wageBase: { source: ssaWageBase, base: dollars(176_100) },
  earnedIncomeCredit: {
    source: inflationAdjusted,
    rows: [
      earnedIncomeRow(649, 10_620, 17_730),
      earnedIncomeRow(4_328, 23_350, 30_470),
      earnedIncomeRow(7_152, 23_350, 30_470),
      earnedIncomeRow(8_046, 23_350, 30_470),
    ],
    investmentLimit: dollars(11_950),
  },
  // In the official schedule, the tax jumps by $342 at $26,050 and by $18.69 at $100,000. Do not smooth out these jumps.
  ohioSchedule: {
    source: orc574702,
    rows: [
      { over: dollars(26_050), base: dollars(342), rate: percent(2.75) },
      { over: dollars(100_000), base: dollars(2_394.32), rate: percent(3.125) },
    ],
  },
  ohioExemptions: { ...ohioFigures.ohioExemptions, nilFrom: dollars(750_000) },
  ohioJointFilingCredit: { ...ohioFigures.ohioJointFilingCredit, nilFrom: dollars(750_000) },
} satisfies YearFigures
