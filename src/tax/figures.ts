/** The figures one tax year has. A year is a file that `satisfies YearFigures`, named by it. */
import type { Cents, FilingStatus } from './scenario.ts'
import type { Source } from './sources.ts'

export type ByStatus = Record<FilingStatus, Cents>

/** Rates in millionths; `upTo` is the upper end, null where there is none. */
export type Bracket = { rate: number; upTo: ByStatus | null }

type Figure<T> = T & { source: Source }

/** A deduction that falls by `per` for each thousand dollars of income over the threshold. */
type Phased = { limit: ByStatus; over: ByStatus; per: Cents }

/** One for no, one, two, and three or more children. */
type ByChildren<T> = readonly [T, T, T, T]

export type EarnedIncomeRow = { maximum: Cents; from: Cents; fromJoint: Cents }

export type YearFigures = {
  ordinaryBrackets: Figure<{ brackets: readonly Bracket[] }>
  preferentialBrackets: Figure<{ brackets: readonly Bracket[] }>
  /** Whether the IRS has published the year's Tax Table. */
  taxTable: Figure<{ published: boolean; below: Cents }>
  standardDeduction: Figure<{ basic: ByStatus }>
  /** Added to the standard deduction for age, and for blindness. */
  agedOrBlind: Figure<{ unmarried: Cents; married: Cents }>
  dependentStandardDeduction: Figure<{ minimum: Cents; overEarned: Cents }>
  seniorDeduction: Figure<{ each: Cents; age: number; over: ByStatus; rate: number }>
  tipsDeduction: Figure<Phased>
  overtimeDeduction: Figure<Phased>
  carLoanDeduction: Figure<Phased>
  stateAndLocalCap: Figure<{ cap: ByStatus; over: ByStatus; rate: Record<FilingStatus, number>; floor: ByStatus }>
  medicalFloor: Figure<{ rate: number }>
  giftLimit: Figure<{ rate: number }>
  giftFloor: Figure<{ rate: number }>
  /** Cash gifts deducted beside the standard deduction. */
  cashGifts: Figure<{ limit: ByStatus }>
  /** Numerator over denominator of what is lost in the top bracket; 0 before 2026. */
  itemizedReduction: Figure<{ part: number; of: number }>
  businessIncome: Figure<{
    rate: number
    minimum: Cents
    minimumIncome: Cents
    wages: number
    wagesWithProperty: number
    property: number
  }>
  /** Of taxable income, over which the limits are phased in. */
  businessIncomeRange: Figure<{ over: ByStatus; range: ByStatus }>
  studentLoan: Figure<{ limit: Cents; over: ByStatus; range: ByStatus }>
  capitalLoss: Figure<{ limit: ByStatus }>
  socialSecurityBenefits: Figure<{ first: ByStatus; second: ByStatus; half: number; most: number }>
  wageBase: Figure<{ base: Cents }>
  selfEmployment: Figure<{ earnings: number; socialSecurity: number; medicare: number; floor: Cents }>
  /** The employee's half of the taxes on wages, which is also the employer's. */
  payrollTaxes: Figure<{ socialSecurity: number; medicare: number }>
  additionalMedicare: Figure<{ rate: number; over: ByStatus }>
  netInvestment: Figure<{ rate: number; over: ByStatus }>
  childCredit: Figure<{ child: Cents; refundable: Cents }>
  childCreditRule: Figure<{
    other: Cents
    over: ByStatus
    perThousand: Cents
    earnedOver: Cents
    earnedRate: number
  }>
  earnedIncomeCredit: Figure<{ rows: ByChildren<EarnedIncomeRow>; investmentLimit: Cents }>
  earnedIncomeRule: Figure<{
    rates: ByChildren<{ phaseIn: number; phaseOut: number }>
    fromAge: number
    toAge: number
  }>
  federalEstimates: Figure<{
    from: Cents
    current: number
    prior: number
    priorHigh: number
    high: ByStatus
  }>
  /** Each row: above `over`, `base` and `rate` of the excess. */
  ohioSchedule: Figure<{ rows: readonly { over: Cents; base: Cents; rate: number }[] }>
  ohioExemptions: Figure<{ tiers: readonly { upTo: Cents | null; each: Cents }[]; nilFrom: Cents }>
  ohioBusinessIncome: Figure<{ limit: ByStatus; rate: number }>
  ohioRetirementCredit: Figure<{ steps: readonly { over: Cents; credit: Cents }[]; below: Cents }>
  ohioSeniorCredit: Figure<{ credit: Cents; age: number; below: Cents }>
  ohioExemptionCredit: Figure<{ each: Cents; below: Cents }>
  ohioJointFilingCredit: Figure<{
    steps: readonly { upTo: Cents | null; rate: number }[]
    limit: Cents
    each: Cents
    nilFrom: Cents
  }>
  ohioEarnedIncomeCredit: Figure<{ rate: number }>
  ohioEstimates: Figure<{ from: Cents; current: number; prior: number }>
}

export type FigureKey = keyof YearFigures
