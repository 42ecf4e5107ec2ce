/** The calculator's names and explanations for an estimate, and values in words. */
import type { FilingStatus } from '#tax/filing-status'
import type { Estimate, MarginalRate, QuarterlyPlan, StepKey } from '#tax/result'
import type { Scenario } from '#tax/scenario'
import type { Field, Value } from './fields.ts'
import { formatCents, formatDollars } from './format.ts'

export const statusNames: Record<FilingStatus, string> = {
  single: 'Single',
  joint: 'Married filing jointly',
  separate: 'Married filing separately',
  head: 'Head of household',
  survivor: 'Qualifying surviving spouse',
}

export const baseNames: Record<Scenario['schoolDistrictBase'], string> = {
  traditional: 'traditional (all income)',
  earned: 'earned income (wages, profit)',
}

/** For a deduction with a limit and an income phase-out. */
const LIMITED = ['Deducted up to a limit, which shrinks as income rises.', 'at most', 'reduced above'] as const

/** The name and explanation of each step, then a name for each of its figures. Names of brackets repeat. */
export const stepPhrases: Record<StepKey, [name: string, explanation: string, ...figures: string[]]> = {
  'self-employment-tax': [
    'Self-employment tax',
    'Social Security and Medicare tax on part of your profit.',
    'taxed part',
    'Social Security',
    'Medicare',
    'wage base',
  ],
  'half-self-employment-tax': ['Half of self-employment tax', 'Deducted from income, as an employer deducts its half.'],
  'taxable-social-security': [
    'Taxable Social Security',
    'Part of your benefits is taxed if your income is above these amounts.',
    'half above',
    'more above',
    'at most',
  ],
  'capital-loss-limit': ['Capital loss carryover', 'A loss above the limit carries over to later years.', 'limit'],
  'retirement-contributions': ['Retirement contributions', 'Deducted from income as you entered them.'],
  'health-savings': ['Health savings account', 'Deducted from income as you entered it.'],
  'self-employed-health-insurance': ['Health insurance premiums', 'Deducted up to your business profit or wages.'],
  'student-loan-interest': ['Student loan interest', ...LIMITED],
  'adjusted-gross-income': ['Adjusted gross income', 'Your income minus the adjustments above.'],
  'standard-deduction': ['Standard deduction', 'Saves you at least as much as itemizing.', 'basic', 'from 65 or blind'],
  'itemized-deductions': [
    'Itemized deductions',
    'Save you more than the standard deduction.',
    'state and local, at most',
    'medical above',
    'gifts above',
  ],
  'cash-gifts': ['Cash gifts without itemizing', 'Deducted in addition to the standard deduction.', 'at most'],
  'senior-deduction': [
    'Enhanced deduction for seniors',
    'From age 65. It shrinks as income rises above the limit.',
    'each',
    'reduced above',
    'by',
  ],
  'tips-deduction': ['Deduction for tips', ...LIMITED],
  'overtime-deduction': ['Deduction for overtime', ...LIMITED],
  'car-loan-deduction': ['Deduction for car loan interest', ...LIMITED],
  'business-income-deduction': [
    'Qualified business income deduction',
    'Part of your business profit, with limits at high incomes.',
    'rate',
    'limits above',
  ],
  'taxable-income': ['Federal taxable income', 'The income that the tax brackets apply to.'],
  'ordinary-tax': ['Tax by bracket', 'Each slice of income is taxed at its own rate.', 'rate', 'up to'],
  'preferential-tax': [
    'Tax on gains and dividends',
    'Long-term gains and qualified dividends have lower rates.',
    'rate',
    'up to',
  ],
  'child-credit': [
    'Child tax credit and other dependents',
    'Subtracted from your tax.',
    'child',
    'other dependent',
    'reduced above',
  ],
  'additional-child-credit': ['Additional child tax credit', 'Refunded even if you owe no tax.', 'each, at most'],
  'earned-income-credit': ['Earned income credit', 'Refunded even if you owe no tax.', 'at most', 'reduced above'],
  'additional-medicare': ['Additional Medicare tax', 'On wages and profit above the limit.', 'rate', 'above'],
  'net-investment': ['Net investment income tax', 'On investment income above the limit.', 'rate', 'above'],
  'federal-total': ['Total federal tax', 'Income and self-employment tax, minus refundable credits.'],
  'ohio-business-deduction': ['Ohio business income deduction', 'Free of Ohio tax up to the limit.', 'at most'],
  'ohio-exemptions': ['Ohio exemptions', 'For each person on the return, less at higher incomes.', 'each', 'none from'],
  'ohio-taxable-income': ['Ohio taxable income', 'Business and nonbusiness income together.'],
  'ohio-tax': ['Ohio tax on nonbusiness income', 'A base amount plus a rate on the rest.', 'base', 'rate', 'above'],
  'ohio-business-tax': ['Ohio tax on business income', 'One flat rate.', 'rate'],
  'ohio-retirement-credit': ['Ohio retirement credit', 'For pensions and other retirement income.', 'income below'],
  'ohio-senior-credit': ['Ohio senior citizen credit', 'From age 65, once per return.', 'credit'],
  'ohio-exemption-credit': ['Ohio exemption credit', 'For each person, at lower incomes.', 'each', 'income below'],
  'ohio-joint-filing-credit': ['Ohio joint filing credit', 'For couples in which both spouses have income.', 'at most'],
  'ohio-earned-income-credit': ['Ohio earned income credit', 'At most your Ohio tax.', 'share of the federal credit'],
  'ohio-total': ['Total Ohio tax', 'Before withholding and estimated payments.'],
  'school-district-tax': ['School district tax', 'At the rate you entered.'],
  'city-tax': ['City tax', 'At the rate you entered, before credits for tax paid to another city.'],
}

export const marginalRateNames: Record<MarginalRate['kind'], string> = {
  wages: 'Marginal rate, next $100 of wages',
  selfEmployment: 'Marginal rate, next $100 of profit',
  passThrough: 'Marginal rate, next $100 of pass-through income',
  other: 'Marginal rate, next $100 of other income',
}

export const quarterlyRules: Record<QuarterlyPlan['rule'], string> = {
  'not-needed': 'no estimated payments needed with these numbers',
  'current-year': "of this year's tax, minus withholding",
  'prior-year': "the amount required by last year's tax, minus withholding",
}

/** Why an amount counts differently than the visitor entered it, by field key. `pay` applies to all other keys. */
export const limitReasons: Record<string, string> = {
  dividends: 'your qualified dividends are part of them',
  selfEmployedHealthInsurance: 'the deduction cannot be more than your business earns',
  pay: 'it cannot be more than the pay it is part of',
}

export function statusNote({ status, childrenUnder17 }: Scenario): string | undefined {
  if (status === 'separate') return "You and your spouse each file a return. Enter one spouse's amounts only."
  return status === 'single' && childrenUnder17 > 0
    ? 'If your child lives with you, you may qualify as head of household.'
    : undefined
}

/** Refundable credits can exceed all taxes. */
export const headline = (total: number): string => (total < 0 ? 'Credits refunded to you' : 'Estimated tax')

export const balanceText = (balance: number): string =>
  balance > 0 ? `${formatDollars(balance)} due` : balance < 0 ? `${formatDollars(-balance)} refund` : 'nothing due'

/** Without payments or a refund, the balance would only repeat the tax. */
export const hasBalance = ({ federal, ohio }: Estimate): boolean =>
  federal.payments + ohio.payments > 0 || federal.balance < 0

/** On a joint return, says whose amount the field is. */
export function labelOf({ owner, label }: Field, { status }: Scenario): string {
  if (status !== 'joint' || (owner !== 'taxpayer' && owner !== 'spouse')) return label
  return owner === 'spouse' ? `${label}, spouse` : `${label}, you`
}

export function valueText({ kind }: Field, value: Value): string {
  if (kind === 'status') return statusNames[value as FilingStatus]
  if (kind === 'base') return baseNames[value as Scenario['schoolDistrictBase']]
  if (typeof value !== 'number') return value ? 'yes' : 'no'
  if (kind === 'rate') return `${value / 100}%`
  return kind === 'amount' || kind === 'loss' ? formatCents(value) : `${value}`
}
