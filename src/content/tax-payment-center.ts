/** Each entry is a tax agency with one official payment page. The firm itself does not accept tax payments. */
import { longDay } from '#shared/dates.ts'
import type { AuthorityContent } from '#shared/page-content.ts'
import { estimatedTaxDates } from '#tax/due-dates/estimated-tax.ts'

/** The tax year whose final estimated payment comes due next. */
const TAX_YEAR = 2026

const list = new Intl.ListFormat('en-US')
const dates = (taxYear: number) => estimatedTaxDates(taxYear).map(longDay)

export default {
  title: 'Tax Payment Center',
  description:
    'Pay federal, Ohio and city tax on the official page: IRS Direct Pay, EFTPS, Ohio, RITA, CCA, Columbus, unemployment and BWC.',
  lead: 'Find the right official page, and see what you need before you pay. You pay the tax agency directly. We never take a tax payment for you.',
  action: {
    invite: 'Ask us before you pay a notice.',
    atHand: ['The notice, with all its pages', 'The return it is about', 'Proof of what you have paid'],
  },
  warning: {
    heading: 'Before you pay',
    points: [
      'Check the website address. The words right before the first single slash show whose site it is: irs.gov, eftps.gov, ohio.gov, columbus.gov, ritaohio.com, or cleveland.oh.us for CCA.',
      'Look-alike sites buy ads that appear above the real sites. Start from the letter you received or from this page.',
      'No tax agency asks for gift cards, cryptocurrency or a transfer to a person.',
      'A call or text that threatens arrest today is a scam. Hang up, then check your account on the official page.',
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
      about: 'The balance due on your Form 1040, an extension payment or an IRS bill.',
      have: [
        'Social Security number or ITIN of the first person on the return',
        'An earlier year’s return, to confirm your identity with its name, filing status and address',
        'Bank routing and account number',
        'The tax year and the reason for the payment',
      ],
      time: 'IRS Direct Pay does not require a login, and you get a confirmation number for each payment.',
      action: {
        label: 'Pay with IRS Direct Pay',
        href: 'https://www.irs.gov/payments/direct-pay-with-bank-account',
      },
      notes: [
        'With a login, your [IRS online account](https://www.irs.gov/payments) shows what you owe and what you have paid.',
        'You can pay by card for a processor’s fee.',
        'The IRS prefers electronic payment.',
        'Choose the right year and reason. If a payment is applied to the wrong one, you have to write letters to move it.',
      ],
    },
    {
      id: 'irs-business',
      group: 'federal',
      title: 'IRS: businesses',
      about: 'Payroll tax deposits, Form 941 and 940, corporate income tax and other business taxes.',
      have: [
        'The business’s EIN (federal ID number)',
        'EFTPS PIN and password, if you use it',
        'Bank routing and account number',
        'Form, period and amount',
      ],
      time: 'Your first EFTPS enrollment takes time because the PIN comes by mail. Enroll well before your first payment is due.',
      action: { label: 'Open EFTPS', href: 'https://www.eftps.gov' },
      notes: [
        'Since October 17, 2025, individuals can no longer enroll in EFTPS. Individuals who are already enrolled may use it for now. Businesses and trusts can still enroll, or use a business tax account.',
        'You can also pay most business income tax by Direct Pay without enrolling, up to $10 million per payment (2025).',
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
        'The tax year of the income, not the year you pay',
      ],
      time: `The last payment for ${TAX_YEAR} is due ${dates(TAX_YEAR)[3]}. The payments for ${TAX_YEAR + 1} are due ${list.format(dates(TAX_YEAR + 1))}.`,
      action: {
        label: 'Pay Estimated Tax with Direct Pay',
        href: 'https://www.irs.gov/payments/direct-pay-with-bank-account',
      },
      notes: [
        'Choose “Estimated tax” as the reason.',
        'You need to pay estimated tax if you will owe $1,000 or more for the year (2026). To avoid the penalty, pay 90% of this year’s tax, or 100% of last year’s (110% if last year’s adjusted gross income was over $150,000).',
        'Ohio and your city may also require estimated payments.',
        'Not sure how much to pay? The [tax calculator](/resources/tax-calculator) gives a rough amount.',
      ],
    },
    {
      id: 'irs-payment-plan',
      group: 'federal',
      title: 'IRS payment plan',
      about: 'For a federal balance due that you cannot pay in full now.',
      have: [
        'The IRS notice, or the return with the balance due',
        'What you can pay each month',
        'Bank routing and account number',
        'Photo ID and a phone, to set up the online account',
      ],
      time: 'The IRS page explains whether you can apply online, what setup costs and when you get an answer. You owe interest until the balance is paid.',
      action: {
        label: 'See IRS Payment Plans',
        href: 'https://www.irs.gov/payments/payment-plans-installment-agreements',
      },
      notes: [
        'File the return on time even if you cannot pay. Failing to file costs more than failing to pay.',
        'You have to file all earlier returns before the IRS grants a plan.',
        'Pay what you can now. It lowers the interest.',
      ],
    },
    {
      id: 'ohio-individual',
      group: 'ohio',
      title: 'Ohio: individuals and school district',
      about: 'The balance due on the Ohio IT 1040 or the SD 100, estimated payments and bills.',
      have: [
        'Social Security number, and your spouse’s on a joint return',
        'Tax year and kind of payment',
        'School district number, for the SD 100',
        'Notice or assessment number, for a bill',
        'Bank routing and account number, or a card',
      ],
      time: 'The Department’s guest payment does not require registration. Your account may not show the payment for a few days.',
      action: { label: 'Pay Ohio Income Tax', href: 'https://tax.ohio.gov/pay' },
      notes: [
        'Ohio and school district tax are two separate payments.',
        'Paying from a bank account is free. Paying by card costs a fee.',
        'If you have never filed in Ohio, the guest payment may not accept you. Pay by card, or by check with the voucher.',
        'The Department cannot set up payment plans, but you may make partial payments. Old debt goes to the Ohio Attorney General’s office. You can ask that office for a plan.',
        'You need to make estimated payments if you will owe Ohio more than $500 (2026).',
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
      time: 'You file and pay in one visit. Set up your login several days before your first due date.',
      action: { label: 'Open the Ohio Business Gateway', href: 'https://gateway.ohio.gov' },
      notes: [
        'You have to file a return even for a period without sales.',
        'To see which taxes apply to you, read [Ohio business taxes](/resources/ohio-business-taxes).',
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
        'There is a service charge for card payments.',
        'You need to make estimated payments if you will owe a city $200 or more (2026).',
      ],
    },
    {
      id: 'cca',
      group: 'city',
      title: 'CCA',
      about:
        'Income tax for Cleveland and other places that use the Central Collection Agency. As far as we know, none of the towns we serve uses it, but you may have to pay it where you work.',
      have: [
        'Social Security number, or EIN for a business',
        'Bill or account number',
        'Tax year',
        'Bank account or card',
      ],
      time: 'CCA’s page explains which payments it takes online and when it posts them.',
      action: { label: 'Open CCA', href: 'https://ccatax.ci.cleveland.oh.us' },
      notes: ['Check the city in box 20 of your W-2 before you pay.'],
    },
    {
      id: 'columbus',
      group: 'city',
      title: 'Columbus',
      about: 'Columbus city income tax for individuals, businesses and employers.',
      have: ['Your CRISP login', 'Social Security number or EIN', 'Tax year or period', 'Bank account or card'],
      time: 'You file and pay in the same portal. Mail takes much longer.',
      action: { label: 'Open Columbus CRISP', href: 'https://crisp.columbus.gov' },
      notes: [
        'Columbus tax is 2.5% (2026). You need to make estimated payments if you will owe $200 or more (2026).',
        'If you get a notice of a balance due, you can ask for a payment plan in CRISP.',
      ],
    },
    {
      id: 'other-city',
      group: 'city',
      title: 'Another city or village',
      about:
        'Dresden, Coshocton, Newark, Cambridge and Marietta have their own tax offices. For any other place, The Finder shows who collects the tax.',
      have: ['The address where you live or work', 'The city’s bill or return', 'Tax year'],
      time: 'Each city decides how you can pay. The phone number of its tax office is on your bill or on the city’s website.',
      action: { label: 'Find the Tax Office for an Address', href: 'https://tax.ohio.gov/Finder' },
      notes: ['Newark’s tax office has [its own page](https://www.newarkohio.net/city-services/tax).'],
    },
    {
      id: 'unemployment',
      group: 'employer',
      title: 'Ohio unemployment',
      about: 'The quarterly wage report and your payment into the state fund.',
      have: [
        'Login for The SOURCE',
        'Ohio unemployment account number',
        'Wages by employee for the quarter',
        'Bank routing and account number',
      ],
      time: 'Each quarter. Report and pay in one visit, even if you paid no wages.',
      action: { label: 'Open The SOURCE', href: 'https://thesource.jfs.ohio.gov' },
      notes: [
        'You pay on the first $9,000 of each person’s wages (2026). From January 2026 to December 2027, a fee of 0.15% is added.',
        'Your rate for the year comes by mail. Give us a copy if we run your payroll.',
      ],
    },
    {
      id: 'workers-compensation',
      group: 'employer',
      title: 'Workers’ compensation (BWC)',
      about: 'Premium installments and the yearly payroll report, called true-up.',
      have: ['Login (OHID) and policy number', 'Payroll by type of work for the policy year', 'Bank account or card'],
      time: 'You pay installments under your billing plan. The payroll report is due once a year, after the policy year ends. BWC announces the date.',
      action: { label: 'Open BWC for Employers', href: 'https://info.bwc.ohio.gov/for-employers' },
      notes: [
        'File the payroll report even if the payroll was what you expected, or zero.',
        'If you miss a payment, your coverage and your certificate can lapse.',
      ],
    },
  ],
  closing: {
    heading: 'After you have paid',
    points: [
      'Save the confirmation, with the date, amount, tax and year.',
      'Check your bank account a few days later.',
      'Keep a list of your estimated payments with their dates. We need it for your return, and the [checklist](/resources/tax-prep-checklist) has a line for it.',
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
} satisfies AuthorityContent<'federal' | 'ohio' | 'city' | 'employer'>
