import type { FilingStatus } from './filing-status.ts'
import type { Cents } from './money.ts'
import type { Source } from './sources.ts'

export type TaxYear = number

export type ByStatus = Record<FilingStatus, Cents>

/** A tax bracket. `rate` is in millionths. `upTo` is the top of the bracket, or null for the last bracket. */
export type Bracket = { rate: number; upTo: ByStatus | null }

/** A statutory rate or amount with its source. `through` is the last tax year of a temporary law. */
type Figure<T> = T & { source: Source; through?: TaxYear }

/** A deduction that shrinks by `per` for each $1,000 of income above `over`. */
type Phased = { limit: ByStatus; over: ByStatus; per: Cents }

/** Values of a tax rate or amount for 0, 1, 2, and 3 or more children, in that order. */
type ByChildren<T> = readonly [T, T, T, T]

export type EarnedIncomeRow = { maximum: Cents; from: Cents; fromJoint: Cents }

export type YearFigures = {
  ordinaryBrackets: Figure<{ brackets: readonly Bracket[] }>
  preferentialBrackets: Figure<{ brackets: readonly Bracket[] }>
  /** The IRS's printed Tax Table. Once the table is published, it applies to taxable income less than `below`. */
  taxTable: Figure<{ published: boolean; below: Cents }>
  standardDeduction: Figure<{ basic: ByStatus }>
  /** Addition to the standard deduction for each person who is 65 or older, and for each person who is blind. */
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
  /** Limit on cash gifts that taxpayers can deduct in addition to the standard deduction. */
  cashGifts: Figure<{ limit: ByStatus }>
  /** In the top tax bracket, itemized deductions are reduced by `part`/`of`, such as 2/37. */
  itemizedReduction: Figure<{ part: number; of: number }>
  businessIncome: Figure<{
    rate: number
    minimum: Cents
    minimumIncome: Cents
    wages: number
    wagesWithProperty: number
    property: number
  }>
  /**
   * The payroll and property limits on the business income deduction phase in while taxable income rises from `over` to
   * `over` plus `range`.
   */
  businessIncomeRange: Figure<{ over: ByStatus; range: ByStatus }>
  studentLoan: Figure<{ limit: Cents; over: ByStatus; range: ByStatus }>
  capitalLoss: Figure<{ limit: ByStatus }>
  socialSecurityBenefits: Figure<{ first: ByStatus; second: ByStatus; half: number; most: number }>
  wageBase: Figure<{ base: Cents }>
  selfEmployment: Figure<{ earnings: number; socialSecurity: number; medicare: number; floor: Cents }>
  /** The employee's share of Social Security and Medicare tax. The employer's share is the same. */
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
  /** Rows of Ohio's tax schedule. For income above `over`, the tax is `base` plus `rate` times the income above `over`. */
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
