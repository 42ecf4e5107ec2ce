/**
 * The documents that a visitor needs for a tax meeting. Browsers store answers and check marks by id, so never change what an id
 * means. For a new tax season, change TAX_YEAR and check every dollar amount.
 */
import { longDay } from '#shared/dates.ts'
import type { PageAction, Source, Text } from '#shared/page-content.ts'
import { federalDay } from '#tax/due-dates/days.ts'

const TAX_YEAR = 2026

const dueOn = (monthDay: string, yearsAfter = 1) => federalDay(`${TAX_YEAR + yearsAfter}-${monthDay}`)
const list = new Intl.ListFormat('en-US')

export type SituationId =
  | 'employee'
  | 'tips-overtime'
  | 'retired'
  | 'investor'
  | 'self-employed'
  | 'business-owner'
  | 'landlord'
  | 'children'
  | 'student'
  | 'homeowner'
  | 'car-loan'
  | 'moved'
  | 'life-event'

export type ChecklistGroupId =
  | 'you'
  | 'last-year'
  | 'wages'
  | 'retirement'
  | 'investments'
  | 'self-employment'
  | 'business'
  | 'rental'
  | 'family'
  | 'school'
  | 'home-and-car'
  | 'deductions'
  | 'payments'
  | 'changes'

export interface ChecklistQuestion {
  id: SituationId
  label: string
  hint?: string
}

export interface ChecklistItem {
  id: string
  label: string
  detail?: Text
  when: SituationId[] | 'always'
  group: ChecklistGroupId
}

export interface ChecklistDeadline {
  id: string
  date: string
  label: string
  detail?: Text
  when: SituationId[] | 'always'
}

export interface Checklist {
  title: string
  description: string
  lead: Text
  action: PageAction
  questionsHeading: string
  questionsHint: string
  questions: ChecklistQuestion[]
  groups: { id: ChecklistGroupId; heading: string }[]
  items: ChecklistItem[]
  deadlines: { heading: string; lead: Text; dates: ChecklistDeadline[]; note: Text }
  bringing: { heading: string; points: Text[] }
  checked: string
  sources: Source[]
}

export default {
  title: 'Tax Prep Checklist',
  description: `The documents to bring for your ${TAX_YEAR} federal, Ohio, school district and city tax returns. Choose what applies, check off what you have, print.`,
  lead: `The documents you need for your ${TAX_YEAR} tax returns. Bring the ones that apply to you.`,
  action: {
    invite: 'Bring what you have. We will tell you what is missing.',
    atHand: [
      'This list, with what you have checked',
      'Last year’s federal and Ohio returns',
      'Any letter from a tax agency',
    ],
  },
  questionsHeading: `What applied to you in ${TAX_YEAR}?`,
  questionsHint:
    'Choose all that apply, and the list shows only the documents you need. Your answers and check marks stay in this browser and are not sent to us.',
  questions: [
    { id: 'employee', label: 'I worked for an employer', hint: 'You get a W-2.' },
    { id: 'tips-overtime', label: 'I had tips or overtime pay' },
    {
      id: 'retired',
      label: 'I received a pension or Social Security',
      hint: 'This includes money taken from an IRA or 401(k).',
    },
    { id: 'investor', label: 'I had savings, stocks or crypto', hint: 'Interest and dividends count too.' },
    { id: 'self-employed', label: 'I worked for myself', hint: 'Side jobs, gig work and one-owner LLCs.' },
    {
      id: 'business-owner',
      label: 'I own part of a company',
      hint: 'A partnership, an LLC with several owners, or an S or C corporation.',
    },
    { id: 'landlord', label: 'I rented out property' },
    { id: 'children', label: 'I have children or support someone' },
    { id: 'student', label: 'Someone in the family was in college', hint: 'Or is paying back a student loan.' },
    { id: 'homeowner', label: 'I own my home' },
    {
      id: 'car-loan',
      label: 'I have a loan on a newer car',
      hint: 'For a vehicle that was new when you bought it, in the last few years.',
    },
    { id: 'moved', label: 'I moved', hint: 'Even across town: school district tax depends on your address.' },
    {
      id: 'life-event',
      label: 'Something big changed',
      hint: 'Marriage, divorce, birth, death, an inheritance, a sale, gambling winnings.',
    },
  ],
  groups: [
    { id: 'you', heading: 'You and your family' },
    { id: 'last-year', heading: 'Last year and letters' },
    { id: 'wages', heading: 'Wages' },
    { id: 'retirement', heading: 'Pension and Social Security' },
    { id: 'investments', heading: 'Savings and investments' },
    { id: 'self-employment', heading: 'Working for yourself' },
    { id: 'business', heading: 'Your company' },
    { id: 'rental', heading: 'Rental property' },
    { id: 'family', heading: 'Children and care' },
    { id: 'school', heading: 'School and college' },
    { id: 'home-and-car', heading: 'Home and car' },
    { id: 'deductions', heading: 'Giving and health' },
    { id: 'payments', heading: 'Tax already paid, and your bank' },
    { id: 'changes', heading: 'Moves and life events' },
  ],
  items: [
    {
      id: 'photo-id',
      label: 'Photo ID',
      detail: 'For you, and your spouse on a joint return.',
      when: 'always',
      group: 'you',
    },
    {
      id: 'social-security-cards',
      label: 'Social Security or ITIN cards',
      detail: 'For everyone on the return.',
      when: 'always',
      group: 'you',
    },
    { id: 'birth-dates', label: 'Birth dates of everyone on the return', when: 'always', group: 'you' },
    {
      id: 'addresses-with-dates',
      label: 'Every address during the year, with dates',
      detail: 'They decide your school district and city.',
      when: 'always',
      group: 'you',
    },
    {
      id: 'marketplace-1095-a',
      label: 'Form 1095-A',
      detail: 'If anyone had health insurance from HealthCare.gov.',
      when: 'always',
      group: 'you',
    },

    { id: 'federal-return', label: 'Last year’s federal return', when: 'always', group: 'last-year' },
    { id: 'ohio-return', label: 'Last year’s Ohio return', when: 'always', group: 'last-year' },
    {
      id: 'school-district-return',
      label: 'Last year’s school district return',
      detail: 'Form SD 100, if your district has the tax.',
      when: 'always',
      group: 'last-year',
    },
    {
      id: 'city-return',
      label: 'Last year’s city return',
      detail: 'City, RITA or CCA.',
      when: 'always',
      group: 'last-year',
    },
    { id: 'tax-letters', label: 'Letters from the IRS, Ohio or a city', when: 'always', group: 'last-year' },
    {
      id: 'identity-pin',
      label: 'IRS identity PIN',
      detail: 'The number the IRS sends to people in its identity protection program. It is new each year.',
      when: 'always',
      group: 'last-year',
    },

    {
      id: 'w-2',
      label: 'W-2 from every employer',
      detail: 'Bring all copies: your city uses box 5 and boxes 18 to 20.',
      when: ['employee', 'tips-overtime'],
      group: 'wages',
    },
    {
      id: 'last-pay-stub',
      label: 'Last pay stub of the year',
      detail: 'It should list overtime and tips separately. Both have a federal deduction from 2025 through 2028.',
      when: ['employee', 'tips-overtime'],
      group: 'wages',
    },
    { id: 'tip-record', label: 'Your own tip record', when: ['tips-overtime'], group: 'wages' },
    {
      id: 'work-days-by-city',
      label: 'Days worked by city',
      detail: 'If you worked in more than one place or from home.',
      when: ['employee'],
      group: 'wages',
    },
    {
      id: 'educator-costs',
      label: 'Classroom costs you paid yourself',
      detail: 'For teachers and school staff.',
      when: ['employee'],
      group: 'wages',
    },
    {
      id: 'unemployment-1099-g',
      label: 'Form 1099-G',
      detail: 'Unemployment benefits or a state refund.',
      when: 'always',
      group: 'wages',
    },

    {
      id: 'ssa-1099',
      label: 'Form SSA-1099',
      detail: 'Social Security benefits.',
      when: ['retired'],
      group: 'retirement',
    },
    {
      id: 'form-1099-r',
      label: 'Form 1099-R',
      detail: 'Pension, IRA, 401(k), annuity.',
      when: ['retired'],
      group: 'retirement',
    },
    {
      id: 'required-distribution',
      label: 'Record of required minimum distributions',
      detail: 'The yearly letter from your IRA or plan.',
      when: ['retired'],
      group: 'retirement',
    },
    {
      id: 'rollover-papers',
      label: 'Rollover statements',
      detail: 'If you moved retirement money from one account to another.',
      when: ['retired'],
      group: 'retirement',
    },

    {
      id: 'form-1099-int',
      label: 'Form 1099-INT',
      detail: 'Interest from banks and credit unions.',
      when: ['investor', 'retired'],
      group: 'investments',
    },
    {
      id: 'form-1099-div',
      label: 'Form 1099-DIV',
      detail: 'Dividends.',
      when: ['investor', 'retired'],
      group: 'investments',
    },
    {
      id: 'form-1099-b',
      label: 'Form 1099-B with cost basis',
      detail: 'Sales of stocks and funds, and what you paid for them.',
      when: ['investor'],
      group: 'investments',
    },
    {
      id: 'form-1099-da',
      label: 'Form 1099-DA and wallet records',
      detail: 'Crypto and other digital assets: buys, sales, swaps, payments.',
      when: ['investor'],
      group: 'investments',
    },
    {
      id: 'schedule-k-1',
      label: 'Schedule K-1',
      detail: 'From partnerships, S corporations, estates and trusts. It often comes late.',
      when: ['investor', 'business-owner', 'life-event'],
      group: 'investments',
    },

    {
      id: 'profit-and-loss',
      label: 'List of income and expenses',
      detail: 'Profit and loss for the year.',
      when: ['self-employed'],
      group: 'self-employment',
    },
    {
      id: 'business-bank-statements',
      label: 'Bank and card statements',
      when: ['self-employed'],
      group: 'self-employment',
    },
    {
      id: 'forms-1099-received',
      label: '1099-NEC, 1099-K, 1099-MISC',
      detail: 'Report the income even without a form.',
      when: ['self-employed'],
      group: 'self-employment',
    },
    {
      id: 'mileage-log',
      label: 'Mileage log',
      detail: 'Dates, miles and purpose. The rate for 2026 is 72.5 cents per business mile.',
      when: ['self-employed'],
      group: 'self-employment',
    },
    {
      id: 'home-office',
      label: 'Home office measurements',
      detail: 'Square feet of the office and of the home, with rent or utility bills.',
      when: ['self-employed'],
      group: 'self-employment',
    },
    {
      id: 'equipment-bought',
      label: 'Equipment bought or sold',
      detail: 'Date and price of each item.',
      when: ['self-employed'],
      group: 'self-employment',
    },
    {
      id: 'health-premiums',
      label: 'Health insurance premiums',
      detail: 'What you paid for yourself and your family.',
      when: ['self-employed'],
      group: 'self-employment',
    },
    {
      id: 'forms-1099-issued',
      label: '1099s you sent to others',
      detail: 'For payments in 2026 the threshold is $2,000. It was $600 for 2025.',
      when: ['self-employed'],
      group: 'self-employment',
    },

    {
      id: 'trial-balance',
      label: 'Trial balance',
      detail: 'Or access to your bookkeeping file.',
      when: ['business-owner'],
      group: 'business',
    },
    { id: 'balance-sheet', label: 'Balance sheet at year-end', when: ['business-owner'], group: 'business' },
    {
      id: 'loan-statements',
      label: 'Loan statements',
      detail: 'Year-end balance and interest paid.',
      when: ['business-owner'],
      group: 'business',
    },
    {
      id: 'payroll-reports',
      label: 'Payroll reports',
      detail: 'Forms 941, 940 and W-3, the Ohio quarterly wage report (JFS 20127).',
      when: ['business-owner'],
      group: 'business',
    },
    {
      id: 'workers-comp-report',
      label: 'Workers’ compensation true-up',
      detail: 'The yearly payroll report to BWC.',
      when: ['business-owner'],
      group: 'business',
    },
    {
      id: 'asset-list',
      label: 'Equipment list with depreciation',
      detail: 'Federal and Ohio, because Ohio adds back part of the depreciation.',
      when: ['business-owner'],
      group: 'business',
    },
    { id: 'inventory-count', label: 'Inventory count', when: ['business-owner', 'self-employed'], group: 'business' },
    {
      id: 'owner-changes',
      label: 'Owner changes and payouts',
      detail: 'Incoming or departing owners, distributions, loans to or from owners.',
      when: ['business-owner'],
      group: 'business',
    },
    {
      id: 'sales-tax-returns',
      label: 'Sales tax returns',
      when: ['business-owner', 'self-employed'],
      group: 'business',
    },
    {
      id: 'cat-status',
      label: 'Commercial activity tax status',
      detail: 'Is the account open, closed, or never opened?',
      when: ['business-owner'],
      group: 'business',
    },
    {
      id: 'it-4738-decision',
      label: 'IT 4738 decision',
      detail: 'Does the company pay Ohio tax for its owners this year? See our page on Ohio business taxes.',
      when: ['business-owner'],
      group: 'business',
    },

    {
      id: 'rent-roll',
      label: 'Rent received, by unit and month',
      detail: 'Include deposits that you kept.',
      when: ['landlord'],
      group: 'rental',
    },
    {
      id: 'repairs-and-improvements',
      label: 'Repairs and improvements, listed separately',
      detail: 'You deduct a repair now and an improvement over years.',
      when: ['landlord'],
      group: 'rental',
    },
    {
      id: 'rental-mortgage',
      label: 'Form 1098 for the rental',
      detail: 'Mortgage interest.',
      when: ['landlord'],
      group: 'rental',
    },
    { id: 'rental-property-tax', label: 'Property tax on the rental', when: ['landlord'], group: 'rental' },
    { id: 'rental-insurance', label: 'Insurance on the rental', when: ['landlord'], group: 'rental' },
    {
      id: 'rental-closing-statement',
      label: 'Closing statement',
      detail: 'If you bought, refinanced or sold it.',
      when: ['landlord'],
      group: 'rental',
    },
    { id: 'association-fees', label: 'HOA or condo fees', when: ['landlord'], group: 'rental' },

    {
      id: 'child-social-security',
      label: 'Each child’s Social Security number',
      detail: 'The child tax credit requires a number that is valid for work.',
      when: ['children'],
      group: 'family',
    },
    {
      id: 'child-care',
      label: 'Child care: provider’s tax ID and amounts',
      when: ['children'],
      group: 'family',
    },
    {
      id: 'custody-papers',
      label: 'Custody order or agreement, or Form 8332',
      detail: 'If parents live apart.',
      when: ['children'],
      group: 'family',
    },
    {
      id: 'dependent-support',
      label: 'Proof of support for others',
      detail: 'For a parent or relative you support: their income, and who paid for what.',
      when: ['children'],
      group: 'family',
    },

    { id: 'form-1098-t', label: 'Form 1098-T', detail: 'Tuition.', when: ['student'], group: 'school' },
    { id: 'school-costs', label: 'Books and required supplies', when: ['student'], group: 'school' },
    { id: 'form-1098-e', label: 'Form 1098-E', detail: 'Student loan interest.', when: ['student'], group: 'school' },
    {
      id: 'college-529',
      label: '529 college savings records',
      detail: 'What you contributed (Ohio has a deduction) and withdrew.',
      when: ['student', 'children'],
      group: 'school',
    },

    {
      id: 'mortgage-1098',
      label: 'Form 1098',
      detail: 'Mortgage interest on your home.',
      when: ['homeowner'],
      group: 'home-and-car',
    },
    {
      id: 'home-property-tax',
      label: 'Property tax bill',
      when: ['homeowner', 'retired'],
      group: 'home-and-car',
    },
    {
      id: 'home-closing-statement',
      label: 'Closing statement for your home',
      detail: 'If you bought, refinanced or sold it.',
      when: ['homeowner'],
      group: 'home-and-car',
    },
    {
      id: 'vehicle-vin',
      label: 'Vehicle number (VIN)',
      detail: 'It shows where the car was assembled.',
      when: ['car-loan'],
      group: 'home-and-car',
    },
    {
      id: 'car-loan-interest',
      label: 'Lender’s interest statement',
      detail: 'For the federal deduction from 2025 through 2028.',
      when: ['car-loan'],
      group: 'home-and-car',
    },
    { id: 'car-purchase-contract', label: 'Purchase contract for the car', when: ['car-loan'], group: 'home-and-car' },

    {
      id: 'charity',
      label: 'Receipts for gifts to charity',
      detail: 'From 2026 you can deduct up to $1,000 of cash gifts ($2,000 on a joint return) without itemizing.',
      when: 'always',
      group: 'deductions',
    },
    { id: 'medical-costs', label: 'Large medical costs you paid', when: 'always', group: 'deductions' },
    {
      id: 'health-savings-account',
      label: 'HSA forms 1099-SA and 5498-SA',
      detail: 'If you have a health savings account.',
      when: 'always',
      group: 'deductions',
    },

    {
      id: 'estimated-payments',
      label: 'Estimated payments with dates',
      detail: 'IRS, Ohio, school district and city.',
      when: ['self-employed', 'business-owner', 'landlord', 'investor', 'retired'],
      group: 'payments',
    },
    {
      id: 'bank-account',
      label: 'Bank routing and account number',
      detail: 'For your refund or payment. Bring a check or write the numbers down. Do not email them.',
      when: 'always',
      group: 'payments',
    },

    {
      id: 'move-dates',
      label: 'Moving dates and both addresses',
      detail: 'With your income at each address if you can: two districts or cities may each tax part of it.',
      when: ['moved'],
      group: 'changes',
    },
    {
      id: 'other-state-income',
      label: 'Income from another state',
      detail: 'W-2 or return for the state you moved from or to.',
      when: ['moved'],
      group: 'changes',
    },
    {
      id: 'marriage-or-divorce',
      label: 'Marriage or divorce documents',
      detail: 'The date and, for a divorce, the decree on support and property.',
      when: ['life-event'],
      group: 'changes',
    },
    {
      id: 'birth-or-adoption',
      label: 'Birth or adoption documents',
      when: ['life-event', 'children'],
      group: 'changes',
    },
    {
      id: 'death-in-family',
      label: 'Death certificate and estate letters',
      detail: 'If you file for someone who died.',
      when: ['life-event'],
      group: 'changes',
    },
    {
      id: 'inheritance',
      label: 'Inheritance documents',
      detail: 'What you received, and its value on the date of death.',
      when: ['life-event'],
      group: 'changes',
    },
    {
      id: 'home-or-business-sale',
      label: 'Sale of a home or business',
      detail: 'Closing statement, purchase price and cost of improvements.',
      when: ['life-event'],
      group: 'changes',
    },
    { id: 'gambling-w-2g', label: 'Form W-2G and gambling losses', when: ['life-event'], group: 'changes' },
    {
      id: 'cancelled-debt-1099-c',
      label: 'Form 1099-C',
      detail: 'Debt that a lender forgave.',
      when: ['life-event'],
      group: 'changes',
    },
    {
      id: 'foreign-accounts',
      label: 'Accounts outside the United States',
      detail: 'The highest balance of each account in the year.',
      when: ['life-event', 'investor'],
      group: 'changes',
    },
  ],
  deadlines: {
    heading: `Due dates for ${TAX_YEAR} returns`,
    lead: 'These are federal dates. Your Ohio, school district and city returns are usually due with the federal return.',
    dates: [
      {
        id: 'last-estimated-payment',
        date: dueOn('01-15'),
        label: `Last estimated payment for ${TAX_YEAR}`,
        when: ['self-employed', 'business-owner', 'landlord', 'investor', 'retired'],
      },
      {
        id: 'w-2-and-1099-nec',
        date: dueOn('01-31'),
        label: 'Last day to send Forms W-2 and 1099-NEC',
        detail: 'If you do not have yours after this date, ask the employer or customer.',
        when: ['employee', 'tips-overtime', 'self-employed', 'business-owner'],
      },
      {
        id: 'form-941',
        date: dueOn('01-31'),
        label: `Form 941 for the last quarter of ${TAX_YEAR}`,
        detail: `Then ${list.format(['04-30', '07-31', '10-31'].map((day) => longDay(dueOn(day))))}.`,
        when: ['business-owner'],
      },
      {
        id: 'partnership-s-corporation',
        date: dueOn('03-15'),
        label: 'Partnership and S corporation returns',
        detail: `With an extension: ${longDay(dueOn('09-15'))}.`,
        when: ['business-owner'],
      },
      {
        id: 'individual-return',
        date: dueOn('04-15'),
        label: 'Your federal return, Form 1040',
        detail: `An extension gives you until ${longDay(dueOn('10-15'))} to file. It does not give you more time to pay.`,
        when: 'always',
      },
      {
        id: 'c-corporation',
        date: dueOn('04-15'),
        label: 'C corporation return',
        detail: `With an extension: ${longDay(dueOn('10-15'))}.`,
        when: ['business-owner'],
      },
      {
        id: 'first-estimated-payment',
        date: dueOn('04-15'),
        label: `First estimated payment for ${TAX_YEAR + 1}`,
        detail: `Then ${list.format([dueOn('06-15'), dueOn('09-15'), dueOn('01-15', 2)].map(longDay))}.`,
        when: ['self-employed', 'business-owner', 'landlord', 'investor', 'retired'],
      },
      {
        id: 'individual-extension',
        date: dueOn('10-15'),
        label: 'Last day to file a federal return with an extension',
        when: 'always',
      },
    ],
    note: 'Dates that fall on a weekend or holiday are already moved to the next business day. Check a date with us before you rely on it.',
  },
  bringing: {
    heading: 'How to bring your documents',
    points: [
      'Bring them to our office in Dresden or Pickerington, or upload them to the client portal.',
      'Do not send Social Security numbers or tax documents by email or through the contact form.',
      'Something missing? Come anyway. Write down what it is, and we will find out how to get it.',
      'Ready? [Schedule a meeting](/schedule). Your [school district and city returns](/services/personal-tax#ohio-returns) depend on where you lived, and city returns also on where you worked, so bring all of these addresses.',
    ],
  },
  checked: '2026-11-21',
  sources: [
    { label: 'IRS, estimated tax', href: 'https://www.irs.gov/faqs/estimated-tax', year: '2026, 2027' },
    { label: 'IRS, Publication 509, tax calendars', href: 'https://www.irs.gov/publications/p509', year: '2027' },
    {
      label: 'IRS, One Big Beautiful Bill provisions',
      href: 'https://www.irs.gov/newsroom/one-big-beautiful-bill-provisions',
      year: '2025 to 2028',
    },
    {
      label: 'IRS, standard mileage rates',
      href: 'https://www.irs.gov/tax-professionals/standard-mileage-rates',
      year: '2026',
    },
    {
      label: 'IRS, about Form 1099-NEC',
      href: 'https://www.irs.gov/forms-pubs/about-form-1099-nec',
      year: '2025, 2026',
    },
  ],
} satisfies Checklist
