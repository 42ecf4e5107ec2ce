/** What the estimator is told. Every amount is in whole cents; what is left at nothing is taken as not there. */

import { startYear, type TaxYear } from './years.ts'

export type { TaxYear } from './years.ts'

/** Whole cents. */
export type Cents = number

/** `survivor` is a qualifying surviving spouse. */
export const filingStatuses = ['single', 'joint', 'separate', 'head', 'survivor'] as const
export type FilingStatus = (typeof filingStatuses)[number]

/** One of up to two people on the return, with what belongs to one of them alone. */
export type Person = {
  /** Years of age at the end of the tax year. */
  age: number
  blind: boolean
  /** Box 1 and box 5 are taken as equal. */
  wages: Cents
  /** Part of `wages` that comes from a business this person owns 20 % or more of: Ohio's business income. */
  ownerWages: Cents
  /** Net profit of Schedule C and of partnerships with self-employment tax; negative for a loss. */
  selfEmployment: Cents
  /** Benefits before any of them is found taxable (box 5 of SSA-1099). */
  socialSecurity: Cents
  /** Taxable pensions and retirement distributions. */
  pensions: Cents
  unemployment: Cents
  /** Qualified tips, also part of `wages` or `selfEmployment`. */
  tips: Cents
  /** The premium half of overtime pay, also part of `wages`. */
  overtimePremium: Cents
}

export type Scenario = {
  year: TaxYear
  status: FilingStatus
  taxpayer: Person
  /** Counts on a joint return alone. */
  spouse: Person
  /** Somebody else can claim the taxpayer as a dependent. */
  canBeClaimed: boolean
  childrenUnder17: number
  otherDependents: number
  /** Children for the earned income credit beside those under 17: of 17 and 18, students under 24, or disabled. */
  olderChildrenForEarnedIncome: number

  /** Ordinary business income of S corporations and partnerships without self-employment tax; negative for a loss. */
  passThroughIncome: Cents
  /** Not materially participating: net investment income tax applies to `passThroughIncome`. */
  passThroughPassive: boolean
  /** A specified service trade or business (health, law, accounting, consulting, …). */
  serviceTrade: boolean
  /** W-2 wages the businesses paid, for the limit of the business income deduction. */
  businessWagesPaid: Cents
  /** Unadjusted basis of the businesses' qualified property. */
  businessProperty: Cents

  interest: Cents
  /** Of Ohio and its subdivisions: Ohio adds back that of other states. */
  taxExemptInterest: Cents
  /** All ordinary dividends, the qualified ones among them. */
  dividends: Cents
  qualifiedDividends: Cents
  /** Net short-term and long-term gain; negative for a loss. */
  shortGain: Cents
  longGain: Cents
  /** Net rent and royalties: investment income; negative for a loss. */
  rents: Cents
  otherIncome: Cents
  /** Deductions allocable to investment income (Form 8960, part II). */
  investmentExpenses: Cents

  /** Interest on a loan of after 2024 for a new car assembled in the United States. */
  carLoanInterest: Cents
  /** Deductible contributions, as given: the estimator does not test their limits. */
  traditionalIra: Cents
  selfEmployedPlan: Cents
  healthSavings: Cents
  studentLoanInterest: Cents
  selfEmployedHealthInsurance: Cents

  medicalExpenses: Cents
  /** State and local income taxes, or sales taxes in their place. */
  stateIncomeOrSalesTax: Cents
  propertyTax: Cents
  mortgageInterest: Cents
  cashGifts: Cents

  federalWithheld: Cents
  federalEstimatesPaid: Cents
  ohioWithheld: Cents
  ohioEstimatesPaid: Cents
  /** Last year's return, for the safe harbour of estimated tax; null when not known. */
  priorYear: { federalTax: Cents; adjustedGrossIncome: Cents; ohioTax: Cents } | null

  /** Basis points (1 % is 100), as the visitor looked them up. */
  schoolDistrictRate: number
  schoolDistrictBase: 'traditional' | 'earned'
  cityRate: number
}

const nobody: Person = {
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
  year: startYear,
  status: 'single',
  taxpayer: nobody,
  spouse: nobody,
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
