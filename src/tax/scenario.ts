/** Types for the estimator's input. Amounts are whole cents. An amount that the visitor did not enter is 0. */
import type { TaxYear } from './figures.ts'
import type { FilingStatus } from './filing-status.ts'
import type { Cents } from './money.ts'
import { newestYear } from './years.ts'

export type Person = {
  age: number
  blind: boolean
  /** Wages from Form W-2. The estimator assumes the same amount in box 1 (income tax wages) and box 5 (Medicare wages). */
  wages: Cents
  /** The part of `wages` from businesses that the person owns at least 20% of. Ohio taxes these wages as business income. */
  ownerWages: Cents
  /** Net profit from Schedule C and partnerships that is subject to self-employment tax. Negative for a loss. */
  selfEmployment: Cents
  /** Social Security benefits, both taxable and nontaxable (Form SSA-1099, box 5). */
  socialSecurity: Cents
  /** Taxable pensions and taxable retirement distributions. */
  pensions: Cents
  unemployment: Cents
  /** Qualified tips, which are also part of `wages` or `selfEmployment`. */
  tips: Cents
  /** The premium half of overtime pay, which is also part of `wages`. */
  overtimePremium: Cents
}

export type Scenario = {
  year: TaxYear
  status: FilingStatus
  taxpayer: Person
  /** The estimator ignores the spouse unless the filing status is joint. */
  spouse: Person
  /** True if someone else can claim the taxpayer as a dependent. */
  canBeClaimed: boolean
  childrenUnder17: number
  otherDependents: number
  /**
   * Number of older children who count toward the earned income credit. They are aged 17 or 18, students under 24, or
   * disabled.
   */
  olderChildrenForEarnedIncome: number

  /** Business income on Schedule K-1 that is not subject to self-employment tax. Negative for a loss. */
  passThroughIncome: Cents
  /** True if the taxpayer does not materially participate in the business. The 3.8% tax then applies to `passThroughIncome`. */
  passThroughPassive: boolean
  /** True if the business is a specified service trade, for example in health, law, accounting or consulting. */
  serviceTrade: boolean
  /** W-2 wages that the taxpayer's businesses paid. These wages limit the business income deduction. */
  businessWagesPaid: Cents
  /** Unadjusted basis of the qualified property held by the taxpayer's businesses. */
  businessProperty: Cents

  interest: Cents
  /** Tax-exempt interest from Ohio and its local governments. Excludes interest from other states, because Ohio taxes it. */
  taxExemptInterest: Cents
  /** Ordinary dividends, which include qualified dividends. */
  dividends: Cents
  qualifiedDividends: Cents
  /** Net short-term gain. Negative for a loss. `longGain` is the net long-term gain. */
  shortGain: Cents
  longGain: Cents
  /** Net income from rents and royalties, which counts as investment income. Negative for a loss. */
  rents: Cents
  otherIncome: Cents
  /** Deductions that are allocable to investment income (Form 8960, Part II). */
  investmentExpenses: Cents

  /** Interest on a loan made after 2024 for a new car assembled in the United States. */
  carLoanInterest: Cents
  /** Deductible contributions to an IRA. The estimator does not check contribution limits. */
  traditionalIra: Cents
  selfEmployedPlan: Cents
  healthSavings: Cents
  studentLoanInterest: Cents
  selfEmployedHealthInsurance: Cents

  medicalExpenses: Cents
  /** State and local income taxes, or state and local sales taxes if the taxpayer deducts them instead. */
  stateIncomeOrSalesTax: Cents
  propertyTax: Cents
  mortgageInterest: Cents
  cashGifts: Cents

  federalWithheld: Cents
  federalEstimatesPaid: Cents
  ohioWithheld: Cents
  ohioEstimatesPaid: Cents
  /** Amounts from last year's return, for the estimated tax safe harbor. Null if the visitor did not enter them. */
  priorYear: { federalTax: Cents; adjustedGrossIncome: Cents; ohioTax: Cents } | null

  /** School district income tax rate that the visitor enters, in basis points (1% is 100). */
  schoolDistrictRate: number
  schoolDistrictBase: 'traditional' | 'earned'
  cityRate: number
}

const emptyPerson: Person = {
  age: 40,
  blind: false,
  wages: 0,
  ownerWages: 0,
  selfEmployment: 0,
  socialSecurity: 0,
  pensions: 0,
  unemployment: 0,
  tips: 0,
  overtimePremium: 0,
}

export const emptyScenario: Scenario = {
  year: newestYear,
  status: 'single',
  taxpayer: emptyPerson,
  spouse: emptyPerson,
  canBeClaimed: false,
  childrenUnder17: 0,
  otherDependents: 0,
  olderChildrenForEarnedIncome: 0,
  passThroughIncome: 0,
  passThroughPassive: false,
  serviceTrade: false,
  businessWagesPaid: 0,
  businessProperty: 0,
  interest: 0,
  taxExemptInterest: 0,
  dividends: 0,
  qualifiedDividends: 0,
  shortGain: 0,
  longGain: 0,
  rents: 0,
  otherIncome: 0,
  investmentExpenses: 0,
  carLoanInterest: 0,
  traditionalIra: 0,
  selfEmployedPlan: 0,
  healthSavings: 0,
  studentLoanInterest: 0,
  selfEmployedHealthInsurance: 0,
  medicalExpenses: 0,
  stateIncomeOrSalesTax: 0,
  propertyTax: 0,
  mortgageInterest: 0,
  cashGifts: 0,
  federalWithheld: 0,
  federalEstimatesPaid: 0,
  ohioWithheld: 0,
  ohioEstimatesPaid: 0,
  priorYear: null,
  schoolDistrictRate: 0,
  schoolDistrictBase: 'traditional',
  cityRate: 0,
}
