/** The estimator's input. Amounts are whole cents. An amount that the visitor did not enter is 0. */
import type { TaxYear } from './figures.ts'
import type { FilingStatus } from './filing-status.ts'
import type { Cents } from './money.ts'
import { newestYear } from './years.ts'

export type Person = {
  /** Age in years at the end of the tax year. */
  age: number
  blind: boolean
  /** Wages from Form W-2. Box 1 (income tax) and box 5 (Medicare) are assumed to be equal. */
  wages: Cents
  /** Wages from a business of which the person owns at least 20%, included in `wages`. Business income for the Ohio return. */
  ownerWages: Cents
  /** Net profit from Schedule C and from partnerships, subject to self-employment tax. Negative for a loss. */
  selfEmployment: Cents
  /** Taxable and nontaxable Social Security benefits (Form SSA-1099, box 5). */
  socialSecurity: Cents
  /** Taxable pensions and retirement distributions. */
  pensions: Cents
  unemployment: Cents
  /** Qualified tips, which are also included in `wages` or `selfEmployment`. */
  tips: Cents
  /** The premium half of overtime pay, which is also included in `wages`. */
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
  /** Number of children aged 17 or 18, students under 24, and disabled children, all of whom count for the earned income credit. */
  olderChildrenForEarnedIncome: number

  /** Schedule K-1 business income that is not subject to self-employment tax. Negative for a loss. */
  passThroughIncome: Cents
  /** True if the taxpayer does not materially participate, so that net investment income tax applies to `passThroughIncome`. */
  passThroughPassive: boolean
  /** True for a specified service trade or business, such as health, law, accounting or consulting. */
  serviceTrade: boolean
  /** W-2 wages that the businesses paid, which limit the business income deduction. */
  businessWagesPaid: Cents
  /** Unadjusted basis of the businesses' qualified property. */
  businessProperty: Cents

  interest: Cents
  /** Interest from Ohio and its subdivisions only, because Ohio taxes interest from other states. */
  taxExemptInterest: Cents
  /** Ordinary dividends, including qualified dividends. */
  dividends: Cents
  qualifiedDividends: Cents
  /** Net short-term gain. Negative for a loss. `longGain` is the net long-term gain. */
  shortGain: Cents
  longGain: Cents
  /** Net rent and royalties, which count as investment income. Negative for a loss. */
  rents: Cents
  otherIncome: Cents
  /** Deductions allocable to investment income (Form 8960, Part II). */
  investmentExpenses: Cents

  /** Interest on a loan made after 2024 for a new car assembled in the United States. */
  carLoanInterest: Cents
  /** Deductible contributions. The estimator does not check the limits of contributions. */
  traditionalIra: Cents
  selfEmployedPlan: Cents
  healthSavings: Cents
  studentLoanInterest: Cents
  selfEmployedHealthInsurance: Cents

  medicalExpenses: Cents
  /** State and local income taxes, or sales taxes if the taxpayer deducts sales taxes instead. */
  stateIncomeOrSalesTax: Cents
  propertyTax: Cents
  mortgageInterest: Cents
  cashGifts: Cents

  federalWithheld: Cents
  federalEstimatesPaid: Cents
  ohioWithheld: Cents
  ohioEstimatesPaid: Cents
  /** Amounts from last year's return, for the safe harbor of estimated tax. Null if unknown. */
  priorYear: { federalTax: Cents; adjustedGrossIncome: Cents; ohioTax: Cents } | null

  /** Tax rate in basis points (1% is 100), which the visitor looks up. */
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
