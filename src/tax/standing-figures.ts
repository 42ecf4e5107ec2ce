/** Federal tax rates and amounts that are not indexed for inflation. */
import { allStatuses, byStatus } from './by-status.ts'
import type { YearFigures } from './figures.ts'
import { dollars, percent } from './money.ts'
import {
  irc24,
  irc32,
  irc86,
  irc170,
  irc199a,
  irc213,
  irc1211,
  irc1401,
  irc1411,
  irc3101,
  irc6654,
  obbba,
} from './sources.ts'

export const standingFigures = {
  // Married people who file separately cannot take the deductions for seniors, tips and overtime.
  seniorDeduction: {
    source: obbba,
    through: 2028,
    each: dollars(6_000),
    age: 65,
    over: byStatus(75_000, 150_000, 0, 75_000, 75_000),
    rate: percent(6),
  },
  tipsDeduction: {
    source: obbba,
    through: 2028,
    limit: byStatus(25_000, 25_000, 0, 25_000),
    over: byStatus(150_000, 300_000, 0, 150_000, 150_000),
    per: dollars(100),
  },
  overtimeDeduction: {
    source: obbba,
    through: 2028,
    limit: byStatus(12_500, 25_000, 0, 12_500, 12_500),
    over: byStatus(150_000, 300_000, 0, 150_000, 150_000),
    per: dollars(100),
  },
  carLoanDeduction: {
    source: obbba,
    through: 2028,
    limit: allStatuses(10_000),
    over: byStatus(100_000, 200_000, 100_000, 100_000, 100_000),
    per: dollars(200),
  },
  medicalFloor: { source: irc213, rate: percent(7.5) },
  giftLimit: { source: irc170, rate: percent(60) },
  businessIncome: {
    source: irc199a,
    rate: percent(20),
    wages: percent(50),
    wagesWithProperty: percent(25),
    property: percent(2.5),
  },
  capitalLoss: { source: irc1211, limit: byStatus(3_000, 3_000, 1_500, 3_000) },
  // The thresholds for taxing Social Security benefits are 0 for spouses who file separately, because the estimate
  // assumes that they live together (26 U.S.C. 86(c)).
  socialSecurityBenefits: {
    source: irc86,
    first: byStatus(25_000, 32_000, 0, 25_000, 25_000),
    second: byStatus(34_000, 44_000, 0, 34_000, 34_000),
    half: percent(50),
    most: percent(85),
  },
  selfEmployment: {
    source: irc1401,
    earnings: percent(92.35),
    socialSecurity: percent(12.4),
    medicare: percent(2.9),
    floor: dollars(400),
  },
  payrollTaxes: { source: irc3101, socialSecurity: percent(6.2), medicare: percent(1.45) },
  additionalMedicare: {
    source: irc1401,
    rate: percent(0.9),
    over: byStatus(200_000, 250_000, 125_000, 200_000, 200_000),
  },
  netInvestment: { source: irc1411, rate: percent(3.8), over: byStatus(200_000, 250_000, 125_000, 200_000) },
  childCreditRule: {
    source: irc24,
    other: dollars(500),
    over: byStatus(200_000, 400_000, 200_000, 200_000, 200_000),
    perThousand: dollars(50),
    earnedOver: dollars(2_500),
    earnedRate: percent(15),
  },
  earnedIncomeRule: {
    source: irc32,
    rates: [
      { phaseIn: percent(7.65), phaseOut: percent(7.65) },
      { phaseIn: percent(34), phaseOut: percent(15.98) },
      { phaseIn: percent(40), phaseOut: percent(21.06) },
      { phaseIn: percent(45), phaseOut: percent(21.06) },
    ],
    fromAge: 25,
    toAge: 64,
  },
  federalEstimates: {
    source: irc6654,
    from: dollars(1_000),
    current: percent(90),
    prior: percent(100),
    priorHigh: percent(110),
    high: byStatus(150_000, 150_000, 75_000, 150_000),
  },
} as const satisfies Partial<{ [Key in keyof YearFigures]: Partial<YearFigures[Key]> }>
