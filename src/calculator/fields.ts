/** Every field of the calculator: where its value stands in the scenario, its short name in a link, and its words. */
import { emptyScenario, type Person, type Scenario } from '#tax/scenario'

/** `loss` is an amount that can be negative; `rate` is in basis points and typed in percent. */
export type Kind = 'amount' | 'loss' | 'count' | 'age' | 'rate' | 'flag' | 'year' | 'status' | 'base'
export type Value = number | string | boolean

type Prior = NonNullable<Scenario['priorYear']>
type Place =
  | { owner: 'return'; key: Exclude<keyof Scenario, 'taxpayer' | 'spouse'> }
  | { owner: 'taxpayer' | 'spouse'; key: keyof Person }
  | { owner: 'prior'; key: keyof Prior }

export type Field = Place & {
  /** In links that people keep: never given to another field. */
  id: string
  kind: Kind
  label: string
  hint?: string
}

type Words = [id: string, kind: Kind, label: string, hint?: string]

const ofReturn = (key: Exclude<keyof Scenario, 'taxpayer' | 'spouse'>, ...[id, kind, label, hint]: Words): Field => ({
  owner: 'return',
  key,
  id,
  kind,
  label,
  ...(hint && { hint }),
})

/** The taxpayer's and, under the same name with a 2, the spouse's. */
const ofBoth = (key: keyof Person, ...[id, kind, label, hint]: Words): [Field, Field] => {
  const words = { key, kind, label, ...(hint && { hint }) }
  return [
    { owner: 'taxpayer', id, ...words },
    { owner: 'spouse', id: `${id}2`, ...words },
  ]
}

const ofPrior = (key: keyof Prior, ...[id, kind, label]: Words): Field => ({ owner: 'prior', key, id, kind, label })

const LOSS = 'A loss with a minus or in parentheses.'

export const yearField = ofReturn('year', 'y', 'year', 'Tax year')
export const statusField = ofReturn('status', 's', 'status', 'Filing status')

export const startFields: Field[] = [
  ...ofBoth('wages', 'w', 'amount', 'Wages', 'Before tax, box 1 of the W-2.'),
  ...ofBoth('selfEmployment', 'e', 'loss', 'Self-employment profit', `After expenses. ${LOSS}`),
  ofReturn('childrenUnder17', 'c', 'count', 'Children under 17'),
]

export interface Situation {
  id: string
  title: string
  about: string
  fields: Field[]
}

export const situations: Situation[] = [
  {
    id: 'employee',
    title: 'Employee',
    about: 'Tips, overtime, car and student loans',
    fields: [
      ...ofBoth('tips', 'ti', 'amount', 'Tips', 'In an occupation on the IRS list. Part of the wages or profit above.'),
      ...ofBoth('overtimePremium', 'ot', 'amount', 'Overtime premium', 'The extra half of time and a half only.'),
      ofReturn(
        'carLoanInterest',
        'cl',
        'amount',
        'Car loan interest',
        'New car, assembled in the United States, loan of 2025 or later.',
      ),
      ofReturn('studentLoanInterest', 'sl', 'amount', 'Student loan interest'),
    ],
  },
  {
    id: 'self-employed',
    title: 'Self-employed or owner',
    about: 'S corporations and partnerships, plans, health insurance',
    fields: [
      ofReturn(
        'passThroughIncome',
        'pt',
        'loss',
        'Pass-through income',
        `Ordinary income on a K-1 without self-employment tax. ${LOSS}`,
      ),
      ...ofBoth(
        'ownerWages',
        'ow',
        'amount',
        'Wages from your own business',
        'Part of the wages above, if you own 20% or more of it.',
      ),
      ofReturn('businessWagesPaid', 'bw', 'amount', 'Wages the business pays', 'All W-2 wages, yours included.'),
      ofReturn('businessProperty', 'bp', 'amount', 'Equipment and buildings', 'What the business paid for them.'),
      ofReturn('selfEmployedPlan', 'sp', 'amount', 'SEP, SIMPLE or solo 401(k)', 'The deductible part.'),
      ofReturn(
        'selfEmployedHealthInsurance',
        'hi',
        'amount',
        'Health insurance premiums',
        'Self-employed; or paid by your S corporation and part of the wages it reported.',
      ),
      ofReturn('serviceTrade', 'st', 'flag', 'A service trade: health, law, accounting, consulting and the like'),
      ofReturn('passThroughPassive', 'pp', 'flag', 'I do not work in the pass-through business'),
    ],
  },
  {
    id: 'family',
    title: 'Family',
    about: 'Older children, other dependents, ages',
    fields: [
      ofReturn('otherDependents', 'd', 'count', 'Other dependents', 'Children from 17 and parents you support.'),
      ofReturn(
        'olderChildrenForEarnedIncome',
        'ec',
        'count',
        'Older children for the earned income credit',
        'Of 17 and 18, students under 24, or disabled.',
      ),
      ...ofBoth('age', 'a', 'age', 'Age', 'At the end of the tax year.'),
      ...ofBoth('blind', 'b', 'flag', 'Legally blind'),
      ofReturn('canBeClaimed', 'cc', 'flag', 'Somebody else can claim me as a dependent'),
    ],
  },
  {
    id: 'investor',
    title: 'Investor',
    about: 'Interest, dividends, gains, other income',
    fields: [
      ofReturn('interest', 'in', 'amount', 'Interest'),
      ofReturn(
        'taxExemptInterest',
        'te',
        'amount',
        'Tax-exempt interest',
        'Of Ohio bonds. Ohio taxes that of other states, which is left out here.',
      ),
      ofReturn('dividends', 'di', 'amount', 'Dividends', 'All of them, the qualified ones included.'),
      ofReturn('qualifiedDividends', 'qd', 'amount', 'Qualified dividends'),
      ofReturn('shortGain', 'sg', 'loss', 'Short-term gain', LOSS),
      ofReturn('longGain', 'lg', 'loss', 'Long-term gain', LOSS),
      ofReturn('rents', 'rn', 'loss', 'Rent and royalties', 'After their expenses. Not counted as a business.'),
      ofReturn('otherIncome', 'oi', 'loss', 'Other income', 'Prizes, jury pay and the like.'),
      ofReturn('investmentExpenses', 'ie', 'amount', 'Investment expenses', 'What Form 8960 lets you deduct.'),
    ],
  },
  {
    id: 'retired',
    title: 'Retired or between jobs',
    about: 'Social Security, pensions, unemployment',
    fields: [
      ...ofBoth(
        'socialSecurity',
        'ss',
        'amount',
        'Social Security benefits',
        'Box 5 of SSA-1099. Give ages under Family.',
      ),
      ...ofBoth('pensions', 'pn', 'amount', 'Pensions and withdrawals', 'The taxable part.'),
      ...ofBoth('unemployment', 'u', 'amount', 'Unemployment benefits'),
    ],
  },
  {
    id: 'deductions',
    title: 'Deductions',
    about: 'IRA, HSA and what one itemizes',
    fields: [
      ofReturn('traditionalIra', 'ir', 'amount', 'Traditional IRA', 'The deductible part.'),
      ofReturn('healthSavings', 'hs', 'amount', 'Health savings account', 'Paid by you, not through wages.'),
      ofReturn('mortgageInterest', 'mi', 'amount', 'Mortgage interest'),
      ofReturn('propertyTax', 'pr', 'amount', 'Property tax'),
      ofReturn('stateIncomeOrSalesTax', 'si', 'amount', 'State and local income tax', 'Or sales tax in its place.'),
      ofReturn('cashGifts', 'g', 'amount', 'Gifts of cash to charity'),
      ofReturn('medicalExpenses', 'me', 'amount', 'Medical expenses', 'What insurance did not pay.'),
    ],
  },
  {
    id: 'paid',
    title: 'Already paid',
    about: 'Withholding and estimates: gives the balance or refund',
    fields: [
      ofReturn('federalWithheld', 'fw', 'amount', 'Federal tax withheld', 'Box 2 of the W-2.'),
      ofReturn('ohioWithheld', 'hw', 'amount', 'Ohio tax withheld', 'Box 17 of the W-2.'),
      ofReturn('federalEstimatesPaid', 'fp', 'amount', 'Federal estimates paid'),
      ofReturn('ohioEstimatesPaid', 'hp', 'amount', 'Ohio estimates paid'),
      ofReturn('priorYear', 'p', 'flag', "I have last year's return: it can lower quarterly payments"),
      ofPrior('federalTax', 'p1', 'amount', "Last year's federal tax"),
      ofPrior('adjustedGrossIncome', 'p2', 'amount', "Last year's adjusted gross income"),
      ofPrior('ohioTax', 'p3', 'amount', "Last year's Ohio tax"),
    ],
  },
  {
    id: 'local',
    title: 'School district and city',
    about: 'At the rates you look up',
    fields: [
      ofReturn('schoolDistrictRate', 'sr', 'rate', 'School district rate, percent'),
      ofReturn('schoolDistrictBase', 'sb', 'base', 'The district taxes'),
      ofReturn('cityRate', 'cr', 'rate', 'City rate, percent', 'Of wages and profit.'),
    ],
  },
]

export const fields: Field[] = [yearField, statusField, ...startFields, ...situations.flatMap((one) => one.fields)]
export const fieldsById = new Map(fields.map((field) => [field.id, field]))

const noPrior: Prior = { federalTax: 0, adjustedGrossIncome: 0, ohioTax: 0 }

export function givenIn(scenario: Scenario, field: Field): Value {
  if (field.owner === 'prior') return (scenario.priorYear ?? noPrior)[field.key]
  if (field.owner !== 'return') return scenario[field.owner][field.key]
  const value = scenario[field.key]
  return typeof value === 'object' ? value !== null : value
}

export function withValue(scenario: Scenario, field: Field, value: Value): Scenario {
  if (field.owner === 'prior')
    return { ...scenario, priorYear: { ...(scenario.priorYear ?? noPrior), [field.key]: value } }
  if (field.owner !== 'return') return { ...scenario, [field.owner]: { ...scenario[field.owner], [field.key]: value } }
  if (field.key === 'priorYear') return { ...scenario, priorYear: value ? (scenario.priorYear ?? noPrior) : null }
  return { ...scenario, [field.key]: value }
}

/** Whether the field counts in the scenario at hand: a spouse on a joint return, last year where it is known. */
export const applies = (scenario: Scenario, field: Field): boolean =>
  field.owner === 'spouse' ? scenario.status === 'joint' : field.owner !== 'prior' || scenario.priorYear !== null

/** The fields that were given, in the order of the page; year and status always. */
export const given = (scenario: Scenario): Field[] =>
  fields.filter(
    (field) =>
      applies(scenario, field) &&
      (field === yearField ||
        field === statusField ||
        field.owner === 'prior' ||
        givenIn(scenario, field) !== givenIn(emptyScenario, field)),
  )
