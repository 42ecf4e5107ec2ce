/** Where to pay a tax: one entry an authority, each with one official page. We take no tax payments ourselves. */
import type { Source, Text } from '#shared/page-content'

export type PaymentGroup = 'federal' | 'ohio' | 'city' | 'employer'

export interface PaymentEntry {
  /** Fragment of the address. */
  id: string
  group: PaymentGroup
  title: string
  /** What it is for. */
  about: Text
  /** What to have at hand. */
  have: string[]
  /** How long it takes, or when it is due. */
  time: Text
  /** The official page, in one step. */
  action: { label: string; href: `https://${string}` }
  notes: Text[]
}

export interface PaymentPage {
  title: string
  description: string
  lead: Text
  warning: { heading: string; points: Text[] }
  groups: { id: PaymentGroup; heading: string }[]
  entries: PaymentEntry[]
  /** What to keep afterward. */
  after: { heading: string; points: Text[] }
  checked: string
  sources: Source[]
}

export default {
  title: 'Tax payment center',
  description:
    'Pay federal, Ohio and city tax on the official page: IRS Direct Pay, EFTPS, Ohio, RITA, CCA, Columbus, unemployment and BWC.',
  lead: 'One step to the right official page, and what to have at hand before you go. You pay the tax office directly. We never take a tax payment for you.',
  warning: {
    heading: 'Before you pay',
    points: [
      'Look at the address up to the first single slash. The words right before that slash say whose site it is: irs.gov, eftps.gov, ohio.gov, columbus.gov, ritaohio.com, or cleveland.oh.us for CCA.',
      'Look-alike sites buy ads above the real ones. Start from the letter you received or from this page.',
      'No tax office asks for gift cards, cryptocurrency or a transfer to a person.',
      'A call or text that threatens arrest today is a scam. Hang up, then look at your account on the official page.',
      'A bill you did not expect? Bring it to us before you pay. [Contact us](/contact), but do not type account or Social Security numbers into the form.',
    ],
  },
  groups: [
    { id: 'federal', heading: 'Federal' },
    { id: 'ohio', heading: 'Ohio' },
    { id: 'city', heading: 'City and village' },
    { id: 'employer', heading: 'For employers' },
  ],
  entries: [
    {
      id: 'irs-individual',
      group: 'federal',
      title: 'IRS: individuals',
      about: 'The balance on your Form 1040, an extension payment or an IRS bill.',
      have: [
        'Social Security number or ITIN of the first person on the return',
        'An earlier year’s return: name, filing status and address as on it, to prove it is you',
        'Bank routing and account number',
        'The tax year and the reason for the payment',
      ],
      time: 'IRS Direct Pay needs no login, and you get a confirmation number for each payment.',
      action: {
        label: 'Pay with IRS Direct Pay',
        href: 'https://www.irs.gov/payments/direct-pay-with-bank-account',
      },
      notes: [
        'With a login, your [IRS online account](https://www.irs.gov/payments) shows what you owe and what you have paid.',
        'Card payments are possible and cost a processor’s fee.',
        'The IRS prefers electronic payment.',
        'Choose the right year and reason. A payment booked to the wrong one takes letters to move.',
      ],
    },
    {
      id: 'irs-business',
      group: 'federal',
      title: 'IRS: businesses',
      about: 'Payroll tax deposits, Form 941 and 940, corporate income tax and other business taxes.',
      have: [
        'EIN, the business’s federal number',
        'EFTPS PIN and password, if you use it',
        'Bank routing and account number',
        'Form, period and amount',
      ],
      time: 'A first EFTPS enrollment takes time because a PIN comes by mail. Enroll well before the first payment is due.',
      action: { label: 'Open EFTPS', href: 'https://www.eftps.gov' },
      notes: [
        'Since October 17, 2025, individuals can no longer enroll in EFTPS. Those already enrolled may use it for now. Businesses and trusts still can enroll, or use a business tax account.',
        'Most business income tax can also be paid by Direct Pay without enrolling, up to $10 million a payment (2025).',
        'If we run your payroll, ask us which deposits we schedule before you pay one yourself.',
      ],
    },
    {
      id: 'estimated-tax',
      group: 'federal',
      title: 'Federal estimated tax',
      about: 'Tax on income without withholding: self-employment, rent, royalties, investments, a side job.',
      have: [
        'Social Security number or ITIN',
        'The amount for this payment, from your return or our worksheet',
        'Bank routing and account number',
        'The tax year the income belongs to, not the year you pay',
      ],
      time: 'The last payment for 2026 is due January 15, 2027. For 2027 the dates are April 15, June 15 and September 15, 2027, and January 18, 2028.',
      action: {
        label: 'Pay estimated tax with Direct Pay',
        href: 'https://www.irs.gov/payments/direct-pay-with-bank-account',
      },
      notes: [
        'Choose “Estimated tax” as the reason.',
        'Needed when you will owe $1,000 or more for the year (2026). Paying 90% of this year’s tax, or 100% of last year’s (110% if last year’s adjusted gross income was over $150,000), avoids the penalty.',
        'Ohio and your city may want estimates too.',
        'Not sure of the amount? The [tax calculator](/resources/tax-calculator) gives a rough one.',
      ],
    },
    {
      id: 'irs-payment-plan',
      group: 'federal',
      title: 'IRS payment plan',
      about: 'When you cannot pay the whole federal balance now.',
      have: [
        'The IRS notice, or the return with the balance',
        'What you can pay each month',
        'Bank routing and account number',
        'Photo ID and a phone, to set up the online account',
      ],
      time: 'The IRS page says whether you can apply online, what the setup costs and how soon you hear. Interest keeps running until the balance is paid.',
      action: {
        label: 'See IRS payment plans',
        href: 'https://www.irs.gov/payments/payment-plans-installment-agreements',
      },
      notes: [
        'File the return on time even if you cannot pay. Not filing costs more than not paying.',
        'All earlier returns have to be filed before a plan is granted.',
        'Pay what you can now. It lowers the interest.',
      ],
    },
    {
      id: 'ohio-individual',
      group: 'ohio',
      title: 'Ohio: individuals and school district',
      about: 'The balance on the Ohio IT 1040 or the SD 100, estimated payments and bills.',
      have: [
        'Social Security number, and your spouse’s on a joint return',
        'Tax year and kind of payment',
        'School district number, for the SD 100',
        'Notice or assessment number, for a bill',
        'Bank routing and account number, or a card',
      ],
      time: 'The Department’s guest payment needs no registration. It can take a few days until the payment shows in your account.',
      action: { label: 'Pay Ohio income tax', href: 'https://tax.ohio.gov/pay' },
      notes: [
        'Ohio and school district tax are two separate payments.',
        'Paying by bank account is free. A card costs a fee.',
        'If you have never filed in Ohio, the guest payment may refuse you. Pay by card or by check with the voucher.',
        'The Department cannot set up payment plans. You may make part payments. Old debt goes to the Ohio Attorney General’s office, which can be asked about a plan.',
        'Estimated payments are needed when you will owe Ohio more than $500 (2026).',
      ],
    },
    {
      id: 'ohio-business',
      group: 'ohio',
      title: 'Ohio: businesses',
      about:
        'Sales and use tax, employer withholding, commercial activity tax, and city net profit filed with the state.',
      have: [
        'Login for the Ohio Business Gateway',
        'EIN and Ohio account number, or vendor’s license number',
        'Period and figures of the return',
        'Bank routing and account number',
      ],
      time: 'You file and pay in one visit. Set up the login some days before your first due date.',
      action: { label: 'Open the Ohio Business Gateway', href: 'https://gateway.ohio.gov' },
      notes: [
        'A return is due even for a period without sales.',
        'Which taxes apply to you is on [Ohio business taxes](/resources/ohio-business-taxes).',
        'Questions: sales tax 888-405-4039, commercial activity tax 888-722-8829.',
      ],
    },
    {
      id: 'rita',
      group: 'city',
      title: 'RITA',
      about: 'Income tax for cities and villages that use the Regional Income Tax Agency, such as Newcomerstown.',
      have: [
        'Social Security number, or EIN for a business',
        'Bill or account number, if you have one',
        'Tax year',
        'Bank account or card',
      ],
      time: 'FastPay takes one payment without an account. MyAccount also shows bills and history.',
      action: { label: 'Pay at RITA', href: 'https://www.ritaohio.com' },
      notes: [
        'Card payments carry a service charge.',
        'Estimated payments are due when you will owe $200 or more to a city (2026).',
      ],
    },
    {
      id: 'cca',
      group: 'city',
      title: 'CCA',
      about:
        'Income tax for Cleveland and other places that use the Central Collection Agency. None of the towns we serve is known to use it. You may meet it through work.',
      have: [
        'Social Security number, or EIN for a business',
        'Bill or account number',
        'Tax year',
        'Bank account or card',
      ],
      time: 'CCA’s page says which payments it takes online and when they are booked.',
      action: { label: 'Open CCA', href: 'https://ccatax.ci.cleveland.oh.us' },
      notes: ['Check the city in box 20 of your W-2 before you pay.'],
    },
    {
      id: 'columbus',
      group: 'city',
      title: 'Columbus',
      about: 'Columbus city income tax for people, businesses and employers.',
      have: ['Your CRISP login', 'Social Security number or EIN', 'Tax year or period', 'Bank account or card'],
      time: 'You file and pay in the same portal. Mail takes much longer.',
      action: { label: 'Open Columbus CRISP', href: 'https://crisp.columbus.gov' },
      notes: [
        'Columbus tax is 2.5% (2026). Estimated payments are due when you will owe $200 or more (2026).',
        'After a notice of a balance due you can ask for a payment plan in CRISP.',
      ],
    },
    {
      id: 'other-city',
      group: 'city',
      title: 'Another city or village',
      about: 'Dresden, Zanesville, Coshocton, Newark, Cambridge, Mount Vernon and Marietta collect their own tax.',
      have: ['The address where you live or work', 'The city’s bill or return', 'Tax year'],
      time: 'Each city sets its own ways to pay. The number of its tax office is on the bill or on the city’s website.',
      action: { label: 'Find the tax office for an address', href: 'https://tax.ohio.gov/Finder' },
      notes: ['Newark’s tax office has [its own page](https://www.newarkohio.net/city-services/tax).'],
    },
    {
      id: 'unemployment',
      group: 'employer',
      title: 'Ohio unemployment',
      about: 'The quarterly wage report and what you pay into the state fund.',
      have: [
        'Login for The SOURCE',
        'Ohio unemployment account number',
        'Wages by employee for the quarter',
        'Bank routing and account number',
      ],
      time: 'Each quarter. Report and pay in one visit, also when you paid no wages.',
      action: { label: 'Open The SOURCE', href: 'https://thesource.jfs.ohio.gov' },
      notes: [
        'Wages count up to the first $9,000 of each person. From January 2026 to December 2027 a fee of 0.15% is added.',
        'Your rate for the year comes by letter. Give us a copy if we run your payroll.',
      ],
    },
    {
      id: 'workers-compensation',
      group: 'employer',
      title: 'Workers’ compensation (BWC)',
      about: 'Premium installments and the yearly payroll report, called true-up.',
      have: ['Login (OHID) and policy number', 'Payroll by class of work for the policy year', 'Bank account or card'],
      time: 'Installments as on your billing plan. The payroll report is due once a year after the policy year ends. BWC gives the date.',
      action: { label: 'Open BWC for employers', href: 'https://info.bwc.ohio.gov/for-employers' },
      notes: [
        'File the payroll report even if the payroll was what you expected, or zero.',
        'A missed payment can let coverage lapse, and your certificate with it.',
      ],
    },
  ],
  after: {
    heading: 'After you have paid',
    points: [
      'Save the confirmation with date, amount, tax and year.',
      'Look at your bank account a few days later.',
      'Put estimated payments on a list with their dates. We need it for the return. The [checklist](/resources/tax-prep-checklist) has a line for it.',
    ],
  },
  checked: '2026-11-21',
  sources: [
    { label: 'IRS, payments', href: 'https://www.irs.gov/payments', year: '2026' },
    { label: 'IRS, estimated tax', href: 'https://www.irs.gov/faqs/estimated-tax', year: '2026, 2027' },
    { label: 'EFTPS', href: 'https://www.eftps.gov', year: 'Since October 17, 2025' },
    { label: 'Ohio Department of Taxation, payments', href: 'https://tax.ohio.gov/pay', year: '2026' },
    {
      label: 'RITA, estimated payments',
      href: 'https://www.ritaohio.com/Individuals/Home/Estimates',
      year: '2026',
    },
    { label: 'City of Columbus, Income Tax Division', href: 'https://www.columbus.gov', year: '2026' },
    { label: 'Ohio unemployment, The SOURCE', href: 'https://thesource.jfs.ohio.gov', year: '2026, 2027' },
    { label: 'Ohio BWC, for employers', href: 'https://info.bwc.ohio.gov/for-employers', year: '2026' },
  ],
} satisfies PaymentPage
