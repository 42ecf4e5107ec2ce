import type { StepKey } from '#tax/result.ts'

/** Texts for a deduction with a limit that shrinks as income rises. */
const LIMITED = ['Deducted up to a limit, which shrinks as income rises.', 'at most', 'reduced above'] as const

/**
 * For each step of the calculation: its name, its explanation, and the names of its statutory rates and amounts. A step with more
 * brackets than names repeats the names.
 */
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
