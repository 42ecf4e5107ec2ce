/** Types for the estimator's output. Amounts are whole cents, and rates are millionths (1% is 10,000). */
import type { FigureKey, TaxYear } from './figures.ts'
import type { Cents } from './money.ts'
import type { Person, Scenario } from './scenario.ts'
import type { Source } from './sources.ts'

export type Rate = number

/** A slice of income taxed at one rate. `upTo` is null in the last bracket. */
export type TaxSlice = { rate: Rate; upTo: Cents | null; income: Cents; tax: Cents }

export type Itemized = {
  medical: Cents
  stateAndLocal: Cents
  mortgageInterest: Cents
  charity: Cents
  /** Reduction of itemized deductions. Caps the tax savings in the top bracket at 35% of the deductions. Always 0 before 2026. */
  reduction: Cents
  total: Cents
}

export type FederalEstimate = {
  wages: Cents
  selfEmployment: Cents
  taxableSocialSecurity: Cents
  totalIncome: Cents
  adjustments: {
    halfSelfEmploymentTax: Cents
    retirement: Cents
    healthSavings: Cents
    selfEmployedHealthInsurance: Cents
    studentLoanInterest: Cents
    total: Cents
  }
  adjustedGrossIncome: Cents
  deduction: { kind: 'standard' | 'itemized'; amount: Cents; standard: Cents; itemized: Itemized; cashGifts: Cents }
  additional: { senior: Cents; tips: Cents; overtime: Cents; carLoan: Cents; total: Cents }
  businessIncomeDeduction: Cents
  taxableIncome: Cents
  /**
   * Slices of taxable income at ordinary rates. `preferential` contains the slices of long-term gains and qualified
   * dividends.
   */
  ordinary: TaxSlice[]
  preferential: TaxSlice[]
  /** Tax from the law's exact formula. All totals use this amount, not `taxFromTable`, the amount in the printed table. */
  taxBeforeCredits: Cents
  /** Tax from the printed Tax Table. Null if the return does not use the table, or if the table is not published yet. */
  taxFromTable: Cents | null
  credits: { childAndOther: Cents; additionalChild: Cents; earnedIncome: Cents }
  incomeTax: Cents
  selfEmploymentTax: { taxpayer: Cents; spouse: Cents; total: Cents }
  additionalMedicare: Cents
  netInvestment: Cents
  /**
   * Total tax after refundable credits. It includes income tax, self-employment tax, additional Medicare tax and net
   * investment income tax.
   */
  total: Cents
  payments: Cents
  /** Balance due on the return if positive, refund if negative. */
  balance: Cents
}

export type OhioEstimate = {
  businessIncome: Cents
  businessIncomeDeduction: Cents
  adjustedGrossIncome: Cents
  modifiedAdjustedGrossIncome: Cents
  exemptions: { count: number; each: Cents; total: Cents }
  taxableBusinessIncome: Cents
  taxableNonbusinessIncome: Cents
  nonbusiness: { base: Cents; rate: Rate; over: Cents; tax: Cents }
  businessTax: Cents
  taxBeforeCredits: Cents
  /** Reductions of the tax by each credit. The tax return applies the credits in this order. */
  credits: {
    retirement: Cents
    senior: Cents
    exemption: Cents
    jointFiling: Cents
    earnedIncome: Cents
    total: Cents
  }
  tax: Cents
  payments: Cents
  balance: Cents
}

/** Tax on the household's next $100 of income, which is assumed to come from `kind`, its largest source of income. */
export type MarginalRate = { kind: 'wages' | 'selfEmployment' | 'passThrough' | 'other'; rate: Rate; tax: Cents }

export type QuarterlyPlan = {
  rule: 'not-needed' | 'current-year' | 'prior-year'
  /** Payments that the law requires during the year, including withholding. */
  required: Cents
  /** Amount of each of the four equal estimated tax payments, after subtracting withholding. */
  each: Cents
}

export type FigureUse = { figure: FigureKey; value: number; unit: 'cents' | 'rate'; source: Source }

export type Step = { key: StepKey; amount: Cents; figures: FigureUse[] }

export const stepKeys = [
  'self-employment-tax',
  'half-self-employment-tax',
  'taxable-social-security',
  'capital-loss-limit',
  'retirement-contributions',
  'health-savings',
  'self-employed-health-insurance',
  'student-loan-interest',
  'adjusted-gross-income',
  'standard-deduction',
  'itemized-deductions',
  'cash-gifts',
  'senior-deduction',
  'tips-deduction',
  'overtime-deduction',
  'car-loan-deduction',
  'business-income-deduction',
  'taxable-income',
  'ordinary-tax',
  'preferential-tax',
  'child-credit',
  'additional-child-credit',
  'earned-income-credit',
  'additional-medicare',
  'net-investment',
  'federal-total',
  'ohio-business-deduction',
  'ohio-exemptions',
  'ohio-taxable-income',
  'ohio-tax',
  'ohio-business-tax',
  'ohio-retirement-credit',
  'ohio-senior-credit',
  'ohio-exemption-credit',
  'ohio-joint-filing-credit',
  'ohio-earned-income-credit',
  'ohio-total',
  'school-district-tax',
  'city-tax',
] as const
export type StepKey = (typeof stepKeys)[number]

/** An entered amount that the estimate replaces because it contradicts another amount, such as tips above the person's pay. */
export type LimitedInput = {
  owner: 'taxpayer' | 'spouse' | 'return'
  key: keyof Person | keyof Scenario
  counted: Cents
}

export type Estimate = {
  year: TaxYear
  federal: FederalEstimate
  ohio: OhioEstimate
  local: { schoolDistrict: Cents; city: Cents }
  total: Cents
  /** Total income plus untaxed Social Security benefits and tax-exempt interest. */
  incomeReceived: Cents
  /** The effective tax rate, which is `total` divided by `incomeReceived`, or 0 if there is no income. */
  effectiveRate: Rate
  /** Tax on the next $100 of income, or null if the household has no income. */
  marginal: MarginalRate | null
  quarterly: { federal: QuarterlyPlan; ohio: QuarterlyPlan }
  limited: readonly LimitedInput[]
}
