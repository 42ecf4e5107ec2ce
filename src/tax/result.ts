/** What the estimator answers. Amounts in whole cents, rates in millionths (1 % is 10,000). */
import type { FigureKey } from './figures.ts'
import type { Cents, Person, Scenario, TaxYear } from './scenario.ts'
import type { Source } from './sources.ts'

export type Rate = number

/** A slice of income taxed at one rate; `upTo` is null in the last. */
export type TaxSlice = { rate: Rate; upTo: Cents | null; income: Cents; tax: Cents }

export type Itemized = {
  medical: Cents
  stateAndLocal: Cents
  mortgageInterest: Cents
  charity: Cents
  /** What the limit of a deduction's value to 35 % takes off from 2026. */
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
  deduction: { kind: 'standard' | 'itemized'; taken: Cents; standard: Cents; itemized: Itemized; cashGifts: Cents }
  additional: { senior: Cents; tips: Cents; overtime: Cents; carLoan: Cents; total: Cents }
  businessIncomeDeduction: Cents
  taxableIncome: Cents
  /** Taxable income at ordinary rates, and at the rates of long gains and qualified dividends. */
  ordinary: TaxSlice[]
  preferential: TaxSlice[]
  /** By the law's formula; used in all totals. */
  taxBeforeCredits: Cents
  /** With the printed Tax Table in place of the formula; null where a return would not use it or it is not published. */
  taxFromTable: Cents | null
  credits: { childAndOther: Cents; additionalChild: Cents; earnedIncome: Cents }
  /** Income tax after the credits that cannot be refunded. */
  incomeTax: Cents
  selfEmploymentTax: { taxpayer: Cents; spouse: Cents; total: Cents }
  additionalMedicare: Cents
  netInvestment: Cents
  /** Income, self-employment, additional Medicare and net investment income tax less refundable credits. */
  total: Cents
  payments: Cents
  /** Positive is owed, negative is refunded. */
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
  /** Each as far as it was used, in the order of the return. */
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

/** `kind` says which income the next $100 is: what the person earns most of. */
export type MarginalRate = { kind: 'wages' | 'selfEmployment' | 'passThrough' | 'other'; rate: Rate; tax: Cents }

export type QuarterlyPlan = {
  rule: 'not-needed' | 'current-year' | 'prior-year'
  /** What payments of the year should come to, withholding included. */
  required: Cents
  /** One of four payments. */
  each: Cents
}

export type FigureUse = { figure: FigureKey; value: number; unit: 'cents' | 'rate'; source: Source }

/** One amount with what explains it: the page has a sentence for each key. */
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

/** What no estimate here takes into account. */
export const leftOut = [
  'alternative-minimum-tax',
  'school-district-and-city-finder',
  'foreign-income',
  'dependent-care-credit',
  'education-credits',
  'premium-tax-credit',
  'savers-credit',
  'depreciation-addbacks',
  'special-gain-rates',
  'loss-carryovers',
  'passive-loss-limits',
  'contribution-limits',
  'separate-living-apart',
  'reit-dividends',
  'several-businesses',
  'ohio-part-year',
  'ohio-other-deductions',
  'kiddie-tax',
] as const
export type LeftOut = (typeof leftOut)[number]

/** A value taken otherwise than given: tips beyond the pay they are part of, premiums beyond what the business earns. */
export type Adjustment = {
  owner: 'taxpayer' | 'spouse' | 'return'
  key: keyof Person | keyof Scenario
  taken: Cents
}

export type Estimate = {
  year: TaxYear
  federal: FederalEstimate
  ohio: OhioEstimate
  /** At the rates the visitor gave. */
  local: { schoolDistrict: Cents; city: Cents }
  /** Federal, Ohio and local. */
  total: Cents
  /** Total income, the Social Security benefits that are not taxed and tax-exempt interest; losses as in total income. */
  incomeReceived: Cents
  /** Of `incomeReceived`, all taxes of `total`; 0 without income. */
  effectiveRate: Rate
  /** Null without income. */
  marginal: MarginalRate | null
  quarterly: { federal: QuarterlyPlan; ohio: QuarterlyPlan }
  /** In the order of the return; an amount of nothing has no step, except totals. */
  steps: Step[]
  leftOut: readonly LeftOut[]
  /** Of the people on the return and of the return; none where all counts as given. */
  adjusted: readonly Adjustment[]
}
