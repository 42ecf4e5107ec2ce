import { emptyScenario, type Person, type Scenario } from '#tax/scenario.ts'

/**
 * Kinds of fields. A `loss` is an amount that can be negative. A `rate` is stored in basis points and entered as a
 * percentage.
 */
export type Kind = 'amount' | 'loss' | 'count' | 'age' | 'rate' | 'flag' | 'year' | 'status' | 'base'
export type Value = number | string | boolean

type PriorYear = NonNullable<Scenario['priorYear']>
type Target =
  | { owner: 'return'; key: Exclude<keyof Scenario, 'taxpayer' | 'spouse'> }
  | { owner: 'taxpayer' | 'spouse'; key: keyof Person }
  | { owner: 'priorYear'; key: keyof PriorYear }

export type Field = Target & {
  /** The field's id in links to an estimate. Visitors save these links, so never change or reuse an id. */
  id: string
  kind: Kind
  label: string
  hint?: string
}

type Description = [id: string, kind: Kind, label: string, hint?: string]

const described = (...[id, kind, label, hint]: Description) => ({ id, kind, label, ...(hint && { hint }) })

const ofReturn = (key: Exclude<keyof Scenario, 'taxpayer' | 'spouse'>, ...description: Description): Field => ({
  owner: 'return',
  key,
  ...described(...description),
})

/** Returns two calculator fields, one for the taxpayer and one for the spouse. The id of the spouse's field ends in 2. */
const ofBoth = (key: keyof Person, ...description: Description): [Field, Field] => {
  const field = { key, ...described(...description) }
  return [
    { owner: 'taxpayer', ...field },
    { owner: 'spouse', ...field, id: `${field.id}2` },
  ]
}

const ofPriorYear = (key: keyof PriorYear, ...description: Description): Field => ({
  owner: 'priorYear',
  key,
  ...described(...description),
})

const LOSS = 'For a loss, use a minus sign or parentheses.'

export const yearField = ofReturn('year', 'y', 'year', 'Tax year')
export const statusField = ofReturn('status', 's', 'status', 'Filing status')

export const startFields: Field[] = [
  ...ofBoth('wages', 'w', 'amount', 'Wages', 'Form W-2, box 1.'),
  ...ofBoth('selfEmployment', 'e', 'loss', 'Self-employment profit', `Net profit after expenses. ${LOSS}`),
  ofReturn('federalWithheld', 'fw', 'amount', 'Federal income tax withheld', 'Form W-2, box 2.'),
  ofReturn('ohioWithheld', 'hw', 'amount', 'Ohio income tax withheld', 'Form W-2, box 17.'),
  ofReturn('childrenUnder17', 'c', 'count', 'Children under 17'),
]

export interface Situation {
  id: string
  title: string
  summary: string
  fields: Field[]
}

export const situations: Situation[] = [
  {
    id: 'employee',
    title: 'Employee',
    summary: 'Tips, overtime, car and student loans',
    fields: [
      ...ofBoth(
        'tips',
        'ti',
        'amount',
        'Tips',
        'In an occupation on the IRS list. Include them in wages or profit too.',
      ),
      ...ofBoth(
        'overtimePremium',
        'ot',
        'amount',
        'Overtime premium',
        'Only the extra half of time-and-a-half pay. Include it in wages too.',
      ),
      ofReturn(
        'carLoanInterest',
        'cl',
        'amount',
        'Car loan interest',
        'For a new car assembled in the United States, with a loan made in 2025 or later.',
      ),
      ofReturn('studentLoanInterest', 'sl', 'amount', 'Student loan interest', 'Form 1098-E, box 1.'),
    ],
  },
  {
    id: 'self-employed',
    title: 'Self-employed or owner',
    summary: 'S corporations and partnerships, retirement plans, health insurance',
    fields: [
      ofReturn(
        'passThroughIncome',
        'pt',
        'loss',
        'Pass-through income',
        `Schedule K-1 business income without self-employment tax. ${LOSS}`,
      ),
      ...ofBoth(
        'ownerWages',
        'ow',
        'amount',
        'Wages from your own business',
        'The part of your wages that comes from a business you own 20% or more of.',
      ),
      ofReturn('businessWagesPaid', 'bw', 'amount', 'W-2 wages the business pays', 'To everyone, including you.'),
      ofReturn('businessProperty', 'bp', 'amount', 'Equipment and buildings', 'What the business paid for them.'),
      ofReturn('selfEmployedPlan', 'sp', 'amount', 'SEP, SIMPLE or solo 401(k)', 'Your deductible contributions.'),
      ofReturn(
        'selfEmployedHealthInsurance',
        'hi',
        'amount',
        'Health insurance premiums',
        'If you are self-employed, or if your S corporation paid them and included them in your wages.',
      ),
      ofReturn(
        'serviceTrade',
        'st',
        'flag',
        'My business is in health, law, accounting, consulting or similar services',
      ),
      ofReturn('passThroughPassive', 'pp', 'flag', 'I do not work in the pass-through business'),
    ],
  },
  {
    id: 'family',
    title: 'Family',
    summary: 'Older children, other dependents, ages',
    fields: [
      ofReturn('otherDependents', 'd', 'count', 'Other dependents', 'Children 17 or older and parents you support.'),
      ofReturn(
        'olderChildrenForEarnedIncome',
        'ec',
        'count',
        'Older children for the earned income credit',
        'Age 17 or 18, students under 24, or disabled.',
      ),
      ...ofBoth('age', 'a', 'age', 'Age', 'At the end of the tax year.'),
      ...ofBoth('blind', 'b', 'flag', 'Legally blind'),
      ofReturn('canBeClaimed', 'cc', 'flag', 'Someone can claim me as a dependent'),
    ],
  },
  {
    id: 'investor',
    title: 'Investor',
    summary: 'Interest, dividends, capital gains, other income',
    fields: [
      ofReturn('interest', 'in', 'amount', 'Taxable interest'),
      ofReturn(
        'taxExemptInterest',
        'te',
        'amount',
        'Tax-exempt interest',
        'From Ohio bonds only. Ohio taxes interest on bonds of other states, which this calculator leaves out.',
      ),
      ofReturn('dividends', 'di', 'amount', 'Ordinary dividends', 'Form 1099-DIV, box 1a, with qualified dividends.'),
      ofReturn('qualifiedDividends', 'qd', 'amount', 'Qualified dividends', 'Form 1099-DIV, box 1b.'),
      ofReturn('shortGain', 'sg', 'loss', 'Short-term capital gain', LOSS),
      ofReturn('longGain', 'lg', 'loss', 'Long-term capital gain', LOSS),
      ofReturn('rents', 'rn', 'loss', 'Rent and royalties', 'After expenses. Not counted as business income.'),
      ofReturn('otherIncome', 'oi', 'loss', 'Other income', 'Prizes, jury pay and similar income.'),
      ofReturn('investmentExpenses', 'ie', 'amount', 'Investment expenses', 'Expenses you can deduct on Form 8960.'),
    ],
  },
  {
    id: 'retired',
    title: 'Retired or between jobs',
    summary: 'Social Security, pensions, unemployment',
    fields: [
      ...ofBoth(
        'socialSecurity',
        'ss',
        'amount',
        'Social Security benefits',
        'Form SSA-1099, box 5. Enter your age under Family.',
      ),
      ...ofBoth('pensions', 'pn', 'amount', 'Pensions and withdrawals', 'The taxable amount, Form 1099-R box 2a.'),
      ...ofBoth('unemployment', 'u', 'amount', 'Unemployment benefits', 'Form 1099-G, box 1.'),
    ],
  },
  {
    id: 'deductions',
    title: 'Deductions',
    summary: 'IRA, HSA and itemized deductions',
    fields: [
      ofReturn('traditionalIra', 'ir', 'amount', 'Traditional IRA', 'Your deductible contributions.'),
      ofReturn('healthSavings', 'hs', 'amount', 'Health savings account', 'What you paid yourself, not through wages.'),
      ofReturn('mortgageInterest', 'mi', 'amount', 'Mortgage interest', 'Form 1098, box 1.'),
      ofReturn('propertyTax', 'pr', 'amount', 'Property tax'),
      ofReturn('stateIncomeOrSalesTax', 'si', 'amount', 'State and local income tax', 'Or sales tax instead.'),
      ofReturn('cashGifts', 'g', 'amount', 'Cash gifts to charity'),
      ofReturn('medicalExpenses', 'me', 'amount', 'Medical expenses', 'What insurance did not pay.'),
    ],
  },
  {
    id: 'paid',
    title: 'Already paid',
    summary: 'Estimated tax payments, last year’s tax',
    fields: [
      ofReturn('federalEstimatesPaid', 'fp', 'amount', 'Federal estimates paid', 'Your estimated tax payments.'),
      ofReturn('ohioEstimatesPaid', 'hp', 'amount', 'Ohio estimates paid', 'Your estimated tax payments.'),
      ofReturn('priorYear', 'p', 'flag', 'I have last year’s return (can lower payments)'),
      ofPriorYear('federalTax', 'p1', 'amount', 'Last year’s federal tax'),
      ofPriorYear('adjustedGrossIncome', 'p2', 'amount', 'Last year’s adjusted gross income'),
      ofPriorYear('ohioTax', 'p3', 'amount', 'Last year’s Ohio tax'),
    ],
  },
  {
    id: 'local',
    title: 'School district and city',
    summary: 'You look up and enter the rates',
    fields: [
      ofReturn('schoolDistrictRate', 'sr', 'rate', 'School district tax rate', 'In percent, like 1.75.'),
      ofReturn('schoolDistrictBase', 'sb', 'base', 'School district tax base'),
      ofReturn('cityRate', 'cr', 'rate', 'City tax rate', 'In percent. Applies to wages and profit.'),
    ],
  },
]

export const fields: Field[] = [yearField, statusField, ...startFields, ...situations.flatMap(({ fields }) => fields)]
export const fieldsById = new Map(fields.map((field) => [field.id, field]))

const emptyPriorYear: PriorYear = { federalTax: 0, adjustedGrossIncome: 0, ohioTax: 0 }

export function valueIn(scenario: Scenario, field: Field): Value {
  if (field.owner === 'priorYear') return (scenario.priorYear ?? emptyPriorYear)[field.key]
  if (field.owner !== 'return') return scenario[field.owner][field.key]
  const value = scenario[field.key]
  return typeof value === 'object' ? value !== null : value
}

export function withValue(scenario: Scenario, field: Field, value: Value): Scenario {
  const priorYear = scenario.priorYear ?? emptyPriorYear
  if (field.owner === 'priorYear') return { ...scenario, priorYear: { ...priorYear, [field.key]: value } }
  if (field.owner !== 'return') return { ...scenario, [field.owner]: { ...scenario[field.owner], [field.key]: value } }
  if (field.key === 'priorYear') return { ...scenario, priorYear: value ? priorYear : null }
  return { ...scenario, [field.key]: value }
}

/**
 * The spouse's fields apply only to a joint return. The fields for last year's return apply only if the visitor has that
 * return.
 */
export const applies = (scenario: Scenario, field: Field): boolean =>
  field.owner === 'spouse' ? scenario.status === 'joint' : field.owner !== 'priorYear' || scenario.priorYear !== null

/** Maximum number of entered fields in an estimate that prints on one page in larger type. */
export const MAX_LARGE_TYPE_FIELDS = 12

/** Returns the fields that the visitor has filled in, in page order. Always includes the tax year and filing status. */
export const enteredFields = (scenario: Scenario): Field[] =>
  fields.filter(
    (field) =>
      applies(scenario, field) &&
      (field === yearField ||
        field === statusField ||
        field.owner === 'priorYear' ||
        valueIn(scenario, field) !== valueIn(emptyScenario, field)),
  )

export const differingFields = (a: Scenario, b: Scenario): Field[] =>
  fields.filter((field) => (applies(a, field) || applies(b, field)) && valueIn(a, field) !== valueIn(b, field))
