/** What the estimator leaves out, in the visitor's words. */
import type { LeftOut } from '#tax/result'

export const leftOutPhrases: Record<LeftOut, string> = {
  'alternative-minimum-tax': 'alternative minimum tax',
  'school-district-and-city-finder':
    'rates of school districts and cities, which you give, and estimated payments of their taxes',
  'foreign-income': 'foreign income and foreign tax credits',
  'dependent-care-credit': 'the credit for child and dependent care',
  'education-credits': 'education credits',
  'premium-tax-credit': 'the premium tax credit for marketplace health insurance',
  'savers-credit': "the saver's credit",
  'depreciation-addbacks': "Ohio's add-backs of depreciation",
  'special-gain-rates': 'the 25% and 28% rates on some gains',
  'loss-carryovers': 'losses carried over from other years',
  'passive-loss-limits': 'limits on passive and large business losses',
  'contribution-limits': 'limits on retirement and health savings contributions',
  'separate-living-apart': 'for separate filers: living apart, and that both itemize or neither',
  'reit-dividends': 'the deduction for REIT dividends and publicly traded partnerships',
  'several-businesses': 'several businesses of unlike kinds: all are taken as one trade with one payroll',
  'ohio-part-year': 'part-year and nonresident Ohio returns',
  'ohio-other-deductions': "Ohio's other deductions, such as medical costs and 529 plans, and its child care credit",
  'kiddie-tax': "a child's investment income at the parents' rate",
}
