/**
 * Due-date rules for calendar-year taxpayers. `due-dates.ts` moves dates that fall on weekends and holidays.
 * `src/content/due-dates.ts` lists what these rules do not cover.
 */
import type { Audience } from './audience.ts'
import { ESTIMATES } from './estimated-tax.ts'

/** ISO date of the last change to the due-date rules. Calendar programs update an entry only if this date is newer. */
export const RULES_CHECKED = '2026-11-22'

/**
 * The law that determines which days move a due date. Federal law (26 U.S.C. 7503) names Saturdays, Sundays, and legal
 * holidays in the District of Columbia, including Emancipation Day. Ohio law (R.C. 1.14) names Sundays, legal holidays,
 * and days when the office is closed, including Saturdays. The Ohio Department of Taxation's list of due dates applies
 * this Ohio rule to all taxes.
 */
type Shift = 'federal' | 'ohio'

export interface DueDateRule {
  /** The due-date rule's id, which is part of calendar entries' UIDs. Never change or reuse an id. */
  id: string
  for: readonly Audience[]
  title: string
  /** One or two sentences that tell the visitor what to do by the due date. */
  what: string
  agency: string
  on: readonly string[]
  /** The period that the return covers, which ends before the due date. `payment` is one of several payments of a year's tax. */
  period: 'year' | 'policy-year' | 'half' | 'quarter' | 'month' | 'payment'
  shift: Shift
  /** Source of the due date. It is the section of the law or, if unknown, the agency's page or form. */
  source: { label: string; href: string }
}

const IRS = 'IRS'
const OHIO = 'Ohio Department of Taxation'
const JANUARY_31 = ['01-31']
const APRIL_15 = ['04-15']
const OCTOBER_15 = ['10-15']
const QUARTER_ENDS = ['01-31', '04-30', '07-31', '10-31']
const EVERY_MONTH = Array.from({ length: 12 }, (_, month) => String(month + 1).padStart(2, '0'))
const PEOPLE = ['individual', 'self-employed'] as const
const PAYERS = ['employer', 'self-employed', 'pass-through', 'corporation'] as const

const irs = (page: string) => ({ label: 'IRS', href: `https://www.irs.gov/${page}` })
const code = (section: string) => ({
  label: `R.C.\u00a0${section}`,
  href: `https://codes.ohio.gov/ohio-revised-code/section-${section}`,
})
const rule = (number: string) => ({
  label: `O.A.C.\u00a0${number}`,
  href: `https://codes.ohio.gov/ohio-administrative-code/rule-${number}`,
})

const IT_4738 = {
  label: 'tax.ohio.gov',
  href: 'https://tax.ohio.gov/business/ohio-business-taxes/pass-through-entities/it-4738-electing-pass-through-entity',
}
const OHIO_DATES = {
  label: 'tax.ohio.gov',
  href: 'https://tax.ohio.gov/help-center/resources/duedates',
}
/** Source of the rule that a federal extension also extends the time to file the Ohio income tax return. */
const EXTENSIONS = rule('5703-7-05')
/** Some older web pages say that Form IT 3 is due at the end of February. That due date applied only to 2021. */
const IT_3 = { label: 'Instructions of November 2023', href: 'https://tax.ohio.gov/forms' }
const INFORMATION_RETURNS = irs('businesses/small-businesses-self-employed/information-return-reporting')

const ESTIMATED_TAX = {
  id: 'form-1040-es',
  for: PEOPLE,
  title: 'Federal estimated tax (1040-ES)',
  what: 'Pay if you will owe $1,000 or more after withholding.',
  agency: IRS,
  on: ESTIMATES,
  period: 'payment',
  shift: 'federal',
  source: irs('faqs/estimated-tax'),
} as const satisfies DueDateRule

export const DUE_DATE_RULES: readonly DueDateRule[] = [
  {
    id: 'form-1040',
    for: PEOPLE,
    title: 'Federal return (Form 1040)',
    what: 'File and pay, or pay and ask for more time to file (Form 4868).',
    agency: IRS,
    on: APRIL_15,
    period: 'year',
    shift: 'federal',
    source: irs('forms-pubs/about-form-1040'),
  },
  {
    id: 'form-1040-extended',
    for: PEOPLE,
    title: 'Form 1040 with an extension',
    what: 'File if you asked for more time.',
    agency: IRS,
    on: OCTOBER_15,
    period: 'year',
    shift: 'federal',
    source: irs('forms-pubs/about-form-4868'),
  },
  ESTIMATED_TAX,
  // Ohio income tax due dates move with federal due dates. For example, April 15 moved to April 18 for IT 4708ES payments
  // in 2016 and for IT 4738 in 2023.
  {
    id: 'it-1040',
    for: PEOPLE,
    title: 'Ohio return (IT 1040)',
    what: 'File and pay.',
    agency: OHIO,
    on: APRIL_15,
    period: 'year',
    shift: 'federal',
    source: code('5747.08'),
  },
  {
    id: 'it-1040-extended',
    for: PEOPLE,
    title: 'Ohio return (IT 1040) with an extension',
    what: 'File if the IRS gave you more time. Payment was due in April.',
    agency: OHIO,
    on: OCTOBER_15,
    period: 'year',
    shift: 'federal',
    source: EXTENSIONS,
  },
  {
    id: 'it-1040-es',
    for: PEOPLE,
    title: 'Ohio estimated tax (IT 1040ES)',
    what: 'Pay if you will owe more than $500 after withholding.',
    agency: OHIO,
    on: ESTIMATES,
    period: 'payment',
    shift: 'federal',
    source: code('5747.09'),
  },
  {
    id: 'sd-100',
    for: ['school-district'],
    title: 'School district return (SD 100)',
    what: 'File and pay separately from the Ohio return.',
    agency: OHIO,
    on: APRIL_15,
    period: 'year',
    shift: 'federal',
    source: code('5747.08'),
  },
  {
    id: 'sd-100-extended',
    for: ['school-district'],
    title: 'School district return (SD 100) with an extension',
    what: 'File if the IRS gave you more time. Payment was due in April.',
    agency: OHIO,
    on: OCTOBER_15,
    period: 'year',
    shift: 'federal',
    source: EXTENSIONS,
  },
  {
    id: 'sd-100-es',
    for: ['school-district'],
    title: 'School district estimated tax (SD 100ES)',
    what: 'Pay if the tax is not withheld from your pay.',
    agency: OHIO,
    on: ESTIMATES,
    period: 'payment',
    shift: 'federal',
    source: code('5747.09'),
  },
  {
    id: 'w-2',
    for: ['employer'],
    title: 'Forms W-2 and W-3',
    what: 'Give W-2s to employees and file them.',
    agency: 'Social Security Administration',
    on: JANUARY_31,
    period: 'year',
    shift: 'federal',
    source: irs('forms-pubs/about-form-w-2'),
  },
  {
    id: 'form-1099-nec',
    for: PAYERS,
    title: 'Form 1099-NEC',
    what: 'Give it to the contractors you paid and file it.',
    agency: IRS,
    on: JANUARY_31,
    period: 'year',
    shift: 'federal',
    source: irs('forms-pubs/about-form-1099-nec'),
  },
  {
    id: 'form-1099-misc',
    for: PAYERS,
    title: 'Form 1099-MISC',
    what: 'Give it to the landlords and others you paid.',
    agency: IRS,
    on: JANUARY_31,
    period: 'year',
    shift: 'federal',
    source: INFORMATION_RETURNS,
  },
  {
    id: 'form-1099-misc-filing',
    for: PAYERS,
    title: 'Form 1099-MISC, filing',
    what: 'File online. On paper it is due at the end of February.',
    agency: IRS,
    on: ['03-31'],
    period: 'year',
    shift: 'federal',
    source: INFORMATION_RETURNS,
  },
  {
    id: 'form-941',
    for: ['employer'],
    title: 'Form 941',
    what: 'File the return on wages.',
    agency: IRS,
    on: QUARTER_ENDS,
    period: 'quarter',
    shift: 'federal',
    source: irs('forms-pubs/about-form-941'),
  },
  {
    id: 'form-944',
    for: ['employer'],
    title: 'Form 944',
    what: 'File if the IRS told you to use it instead of Form 941.',
    agency: IRS,
    on: JANUARY_31,
    period: 'year',
    shift: 'federal',
    source: irs('forms-pubs/about-form-944'),
  },
  {
    id: 'form-940',
    for: ['employer'],
    title: 'Form 940',
    what: 'File the return on federal unemployment tax.',
    agency: IRS,
    on: JANUARY_31,
    period: 'year',
    shift: 'federal',
    source: irs('forms-pubs/about-form-940'),
  },
  {
    id: 'it-501-quarterly',
    for: ['employer'],
    title: 'Ohio and school district withholding (IT 501, SD 101), quarterly',
    what: 'Pay what you withheld if the Department assigned you to pay quarterly.',
    agency: OHIO,
    on: QUARTER_ENDS,
    period: 'quarter',
    shift: 'ohio',
    source: code('5747.07'),
  },
  {
    id: 'it-501-monthly',
    for: ['employer'],
    title: 'Ohio and school district withholding (IT 501, SD 101), monthly',
    what: 'Pay what you withheld if the Department assigned you to pay monthly.',
    agency: OHIO,
    on: EVERY_MONTH.map((month) => `${month}-15`),
    period: 'month',
    shift: 'ohio',
    source: OHIO_DATES,
  },
  {
    id: 'it-941',
    for: ['employer'],
    title: 'Ohio and school district withholding, annual return (IT 941, SD 141)',
    what: 'File. If you pay partial-weekly, file IT 942 instead of IT 941.',
    agency: OHIO,
    on: JANUARY_31,
    period: 'year',
    shift: 'ohio',
    source: code('5747.07'),
  },
  {
    id: 'it-942',
    for: ['employer'],
    title: 'Ohio withholding return (IT 942)',
    what: 'File if you pay partial-weekly.',
    agency: OHIO,
    on: QUARTER_ENDS,
    period: 'quarter',
    shift: 'ohio',
    source: OHIO_DATES,
  },
  {
    id: 'it-3',
    for: ['employer'],
    title: 'Ohio W-2 and 1099-R upload (IT 3)',
    what: 'Upload the W-2s to the Department. The upload creates the IT 3.',
    agency: OHIO,
    on: JANUARY_31,
    period: 'year',
    shift: 'ohio',
    source: IT_3,
  },
  {
    id: 'ohio-unemployment',
    for: ['employer'],
    title: 'Ohio unemployment report',
    what: 'Report wages and pay, even for a quarter without wages.',
    agency: 'Ohio Department of Job and Family Services',
    on: QUARTER_ENDS,
    period: 'quarter',
    shift: 'ohio',
    source: rule('4141-11-01'),
  },
  {
    id: 'bwc-true-up',
    for: ['employer'],
    title: 'Workers’ compensation payroll report (true-up)',
    what: 'Report the payroll of the policy year.',
    agency: 'Ohio Bureau of Workers’ Compensation',
    on: ['08-15'],
    period: 'policy-year',
    shift: 'ohio',
    source: code('4123.26'),
  },
  {
    id: 'form-1065-1120-s',
    for: ['pass-through'],
    title: 'Form 1065 or 1120-S, and K-1s',
    what: 'File and give owners their K-1s, or ask for more time (Form 7004).',
    agency: IRS,
    on: ['03-15'],
    period: 'year',
    shift: 'federal',
    source: irs('forms-pubs/about-form-1065'),
  },
  {
    id: 'form-1065-1120-s-extended',
    for: ['pass-through'],
    title: 'Form 1065 or 1120-S with an extension',
    what: 'File if you asked for more time.',
    agency: IRS,
    on: ['09-15'],
    period: 'year',
    shift: 'federal',
    source: irs('forms-pubs/about-form-7004'),
  },
  {
    id: 'it-4738',
    for: ['pass-through'],
    title: 'Ohio pass-through return (IT 4738)',
    what: 'File and pay if your entity elects to pay this tax.',
    agency: OHIO,
    on: APRIL_15,
    period: 'year',
    shift: 'federal',
    source: IT_4738,
  },
  {
    id: 'it-4738-extended',
    for: ['pass-through'],
    title: 'Ohio pass-through return (IT 4738) with an extension',
    what: 'File if the IRS gave you more time. Payment was due in April.',
    agency: OHIO,
    on: ['09-15'],
    period: 'year',
    shift: 'federal',
    source: EXTENSIONS,
  },
  {
    id: 'it-4738-es',
    for: ['pass-through'],
    title: 'Ohio pass-through estimated tax (IT 4738)',
    what: 'Pay if your entity elects to pay this tax.',
    agency: OHIO,
    on: ['04-15', '07-15', '10-15', '01-15'],
    period: 'payment',
    shift: 'federal',
    source: IT_4738,
  },
  {
    id: 'form-1120',
    for: ['corporation'],
    title: 'Corporate return (Form 1120)',
    what: 'File and pay, or pay and ask for more time to file (Form 7004).',
    agency: IRS,
    on: APRIL_15,
    period: 'year',
    shift: 'federal',
    source: irs('forms-pubs/about-form-1120'),
  },
  {
    id: 'form-1120-extended',
    for: ['corporation'],
    title: 'Form 1120 with an extension',
    what: 'File if you asked for more time.',
    agency: IRS,
    on: OCTOBER_15,
    period: 'year',
    shift: 'federal',
    source: irs('forms-pubs/about-form-7004'),
  },
  {
    id: 'form-1120-estimate',
    for: ['corporation'],
    title: 'Corporate estimated tax',
    what: 'Pay if the corporation will owe $500 or more.',
    agency: IRS,
    on: ['04-15', '06-15', '09-15', '12-15'],
    period: 'payment',
    shift: 'federal',
    source: { label: '26\u00a0U.S.C.\u00a06655', href: 'https://www.law.cornell.edu/uscode/text/26/6655' },
  },
  {
    id: 'ust-1-monthly',
    for: ['sales'],
    title: 'Sales tax (UST-1), monthly',
    what: 'File and pay, even when you sold nothing.',
    agency: OHIO,
    on: EVERY_MONTH.map((month) => `${month}-23`),
    period: 'month',
    shift: 'ohio',
    source: code('5739.12'),
  },
  {
    id: 'ust-1-half-yearly',
    for: ['sales'],
    title: 'Sales tax (UST-1), twice a year',
    what: 'File and pay, even when you sold nothing.',
    agency: OHIO,
    on: ['01-23', '07-23'],
    period: 'half',
    shift: 'ohio',
    source: code('5739.12'),
  },
  {
    id: 'cat',
    for: ['cat'],
    title: 'Commercial activity tax (CAT)',
    what: 'File and pay, even when an open account owes nothing.',
    agency: OHIO,
    on: ['02-10', '05-10', '08-10', '11-10'],
    period: 'quarter',
    shift: 'ohio',
    source: code('5751.051'),
  },
]
