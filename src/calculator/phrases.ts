/** A name and a sentence for each step of an estimate, and names for what a link or a printed sheet holds. */
import type { Estimate, MarginalRate, QuarterlyPlan, StepKey } from '#tax/result'
import type { FilingStatus, Scenario } from '#tax/scenario'
import type { Field, Value } from './fields.ts'
import { inCents, inDollars } from './format.ts'

export const statusNames: Record<FilingStatus, string> = {
  single: 'Single',
  joint: 'Married, filing jointly',
  separate: 'Married, filing separately',
  head: 'Head of household',
  survivor: 'Qualifying surviving spouse',
}

export const baseNames: Record<Scenario['schoolDistrictBase'], string> = {
  traditional: 'all income (traditional)',
  earned: 'wages and profit (earned)',
}

/** Of a deduction that has a limit and falls with income. */
const LIMITED = ['Up to the limit; it falls with income.', 'at most', 'less above'] as const

/** Behind each sentence what the step's figures are, in their order; brackets repeat theirs. */
export const stepPhrases: Record<StepKey, [name: string, why: string, ...figures: string[]]> = {
  'self-employment-tax': [
    'Self-employment tax',
    'Social Security and Medicare on the counted part of profit.',
    'counted part',
    'Social Security',
    'Medicare',
    'wage base',
  ],
  'half-self-employment-tax': ['Half of self-employment tax', 'Taken off income, as an employer would.'],
  'taxable-social-security': [
    'Taxable Social Security',
    'Part of the benefits counts from these incomes on.',
    'half above',
    'more above',
    'at most',
  ],
  'capital-loss-limit': ['Capital loss not used', 'A loss beyond the limit waits for later years.', 'at most'],
  'retirement-contributions': ['Retirement contributions', 'Taken off income as given.'],
  'health-savings': ['Health savings account', 'Taken off income as given.'],
  'self-employed-health-insurance': [
    'Health insurance premiums',
    'Taken off income, up to the profit or wages of your business.',
  ],
  'student-loan-interest': ['Student loan interest', ...LIMITED],
  'adjusted-gross-income': ['Adjusted gross income', 'Income less the adjustments above.'],
  'standard-deduction': ['Standard deduction', 'Not less than what you itemize.', 'basic', 'from 65 or blind'],
  'itemized-deductions': [
    'Itemized deductions',
    'More than the standard deduction.',
    'state and local, at most',
    'medical over',
    'gifts over',
  ],
  'cash-gifts': ['Gifts beside the standard deduction', 'Cash gifts count up to this.', 'at most'],
  'senior-deduction': ['Deduction from age 65', 'Falls as income rises over the limit.', 'each', 'less above', 'by'],
  'tips-deduction': ['Tips', ...LIMITED],
  'overtime-deduction': ['Overtime premium', ...LIMITED],
  'car-loan-deduction': ['Car loan interest', ...LIMITED],
  'business-income-deduction': [
    'Business income deduction',
    'A part of business profit, with limits for high incomes.',
    'rate',
    'limits above',
  ],
  'taxable-income': ['Federal taxable income', 'What the brackets are put to.'],
  'ordinary-tax': ['Tax by bracket', 'Each slice of income at its own rate.', 'rate', 'up to'],
  'preferential-tax': [
    'Tax on gains and dividends',
    'Long-term gains and qualified dividends have lower rates.',
    'rate',
    'up to',
  ],
  'child-credit': ['Child and dependent credit', 'Taken off the tax.', 'child', 'other dependent', 'less above'],
  'additional-child-credit': ['Refundable child credit', 'Paid out even beyond the tax.', 'each, at most'],
  'earned-income-credit': ['Earned income credit', 'Paid out even beyond the tax.', 'at most', 'less above'],
  'additional-medicare': ['Additional Medicare tax', 'On wages and profit over the limit.', 'rate', 'above'],
  'net-investment': ['Net investment income tax', 'On investment income over the limit.', 'rate', 'above'],
  'federal-total': ['Federal tax in all', 'Income and self-employment tax, less refundable credits.'],
  'ohio-business-deduction': [
    'Ohio business income deduction',
    'Business income free of Ohio tax, up to the limit.',
    'at most',
  ],
  'ohio-exemptions': [
    'Ohio exemptions',
    'For each person on the return; less for higher incomes.',
    'each',
    'none from',
  ],
  'ohio-taxable-income': ['Ohio taxable income', 'Business income and the rest together.'],
  'ohio-tax': ['Ohio tax on other income', 'A base amount and a rate on what is over.', 'base', 'rate', 'above'],
  'ohio-business-tax': ['Ohio tax on business income', 'One flat rate.', 'rate'],
  'ohio-retirement-credit': ['Ohio retirement credit', 'For pensions and other retirement income.', 'income below'],
  'ohio-senior-credit': ['Ohio senior credit', 'From age 65, once a return.', 'credit'],
  'ohio-exemption-credit': [
    'Ohio exemption credit',
    'For each person on the return, at lower incomes.',
    'each',
    'income below',
  ],
  'ohio-joint-filing-credit': [
    'Ohio joint filing credit',
    'Where both of a couple have income of their own.',
    'at most',
  ],
  'ohio-earned-income-credit': [
    'Ohio earned income credit',
    'A part of the federal one, as far as there is tax.',
    'part of the federal credit',
  ],
  'ohio-total': ['Ohio tax in all', 'Before what you have paid.'],
  'school-district-tax': ['School district tax', 'At the rate you gave.'],
  'city-tax': ['City tax', 'At the rate you gave, before credits between cities.'],
}

export const nextHundred: Record<MarginalRate['kind'], string> = {
  wages: 'of wages',
  selfEmployment: 'of profit',
  passThrough: 'of pass-through income',
  other: 'of other income',
}

export const quarterlyRules: Record<QuarterlyPlan['rule'], string> = {
  'not-needed': 'no payments needed on these numbers',
  'current-year': "of this year's tax, less what is withheld",
  'prior-year': "what last year's tax asks for, less what is withheld",
}

/** Why an amount is counted otherwise than it was given, by its key; most are part of some pay. */
export const takenReasons: Record<string, string> = {
  dividends: 'the qualified dividends are part of them',
  selfEmployedHealthInsurance: 'no more than the business earns',
  pay: 'no more than the pay it is part of',
}

/** What a filing status asks for, or another that may fit better. */
export function statusNote({ status, childrenUnder17 }: Scenario): string | undefined {
  if (status === 'separate') return 'One return of two: give the amounts of one spouse alone.'
  return status === 'single' && childrenUnder17 > 0 ? 'With a child at home, head of household may fit.' : undefined
}

/** Refundable credits can be more than all taxes. */
export const headline = (total: number): string => (total < 0 ? 'Credits paid out to you' : 'Estimated tax')

export const saidBalance = (balance: number): string =>
  balance > 0 ? `${inDollars(balance)} to pay` : balance < 0 ? `${inDollars(-balance)} refund` : 'nothing open'

/** Whether there is a balance to speak of. */
export const settles = ({ federal, ohio }: Estimate): boolean =>
  federal.payments + ohio.payments > 0 || federal.balance < 0

/** The name with whose it is, where two people are on the return. */
export function labelOf({ owner, label }: Field, { status }: Scenario): string {
  if (status !== 'joint' || (owner !== 'taxpayer' && owner !== 'spouse')) return label
  return owner === 'spouse' ? `${label}, spouse` : `${label}, you`
}

/** A field's value in words. */
export function saidValue({ kind }: Field, value: Value): string {
  if (kind === 'status') return statusNames[value as FilingStatus]
  if (kind === 'base') return baseNames[value as Scenario['schoolDistrictBase']]
  if (typeof value !== 'number') return value ? 'yes' : 'no'
  if (kind === 'rate') return `${value / 100}%`
  return kind === 'amount' || kind === 'loss' ? inCents(value) : `${value}`
}
