import type { ServiceContent } from '#shared/page-content.ts'

export default {
  description:
    'Monthly bookkeeping for small Ohio businesses: reconciled accounts, a monthly close, sales tax, 1099s and books ready for the return.',
  lead: 'We keep your books so that each month ends with numbers you can use and a tax return can be prepared from them without a scramble.',
  covers: [
    {
      title: 'Recording what happened',
      text: 'Sales, purchases, card charges and transfers, each in an account that means something to you.',
    },
    {
      title: 'Reconciling',
      text: 'Bank, card and loan balances in the books are compared with the statements every month.',
    },
    {
      title: 'Bills and invoices',
      text: 'What customers owe you and what you owe, listed by age, so that nothing is paid twice or forgotten.',
    },
    {
      title: 'Sales tax',
      text: 'Taxable and exempt sales tracked separately and totaled for the Ohio return, with exemption certificates on file.',
    },
    {
      title: '1099 records',
      text: 'A Form W-9 for each contractor before the first payment, and a running total for the year.',
    },
    {
      title: 'Catching up',
      text: 'Books that are months behind, rebuilt from statements, one month at a time.',
    },
  ],
  forWhom: [
    'I do the books on Sunday nights, or not at all.',
    'My preparer asks for a balance sheet and I do not have one.',
    'The bank wants statements for a loan.',
    'We sell in a store and online, and the deposits never match.',
  ],
  steps: [
    {
      title: 'Look at what you have',
      text: 'We look at your software or your folders, and the last return.',
    },
    {
      title: 'Agree who does what',
      text: 'You may want to write your own invoices, or hand everything over. We write down who does which task.',
    },
    {
      title: 'Set the starting balances',
      text: 'The books begin from the last return and the bank statements of the same date.',
    },
    {
      title: 'Close each month',
      text: 'We work through the close below and bring you the questions only you can answer.',
    },
  ],
  invite: 'Tell us how far behind the books are.',
  bring: [
    'Bank, card and loan statements for the year so far',
    'Access to your bookkeeping software, if you use any',
    'Last year’s business return with its depreciation list',
    'Sales reports from the register, web shop and card processor',
    'Payroll reports',
    'Unpaid bills and invoices',
  ],
  cost: 'The price depends on how many bank and card accounts you have, about how many transactions they have a month, whether you have employees or inventory, and how far behind the books are. Send us these facts. We tell you the price before any work starts.',
  questions: [
    {
      question: 'Cash or accrual?',
      answer:
        'Cash counts money when it moves. Accrual counts it when it is earned or owed. Many small businesses may choose either one for taxes. For running the business, accrual often shows more. We can explain both with one of your own months.',
    },
    {
      question: 'Do I have to change software?',
      answer: 'Not until we have looked at it. Tell us what you use and what it does not do for you.',
    },
    {
      question: 'Can I pay personal expenses from the business account?',
      answer:
        'It is better not to. Each personal payment has to be found and booked as a withdrawal, and mixed accounts are hard to defend.',
    },
    {
      question: 'Can you also run payroll from the same books?',
      answer: 'Yes. See {service:payroll}. Wages and taxes are then posted straight from payroll.',
    },
  ],
  sections: [
    {
      id: 'month-close',
      heading: 'How a month is closed',
      blocks: [
        'Closing a month means that its numbers stop changing. The order matters, because each step builds on the previous one.',
        {
          steps: [
            { title: 'Everything is in', text: 'Sales, bills, card charges, loan payments, cash.' },
            {
              title: 'Balances agree',
              text: 'Each account matches its statement. Differences are found, not set aside.',
            },
            { title: 'Open items are reviewed', text: 'Old invoices, unpaid bills and deposits nobody can identify.' },
            { title: 'Month-end entries', text: 'Payroll taxes owed, sales tax owed, depreciation, inventory used.' },
            {
              title: 'Reading the result',
              text: 'Profit and loss next to last month and last year, with a note on what changed.',
            },
            { title: 'Locking', text: 'The month is closed, so later edits cannot change what you have filed.' },
          ],
        },
      ],
    },
    {
      id: 'dates',
      heading: 'What your books must be ready for in Ohio',
      blocks: [
        {
          table: {
            caption: 'Filings that come straight from the books',
            head: ['Filing', 'What the books must show', 'When'],
            rows: [
              ['Ohio sales tax, UST-1', 'Taxable and exempt sales by location', 'By the 23rd after the period ends'],
              [
                '1099-NEC for 2026',
                'Contractors paid $2,000 or more for services in 2026 (for 2025 it was $600)',
                'February 1, 2027',
              ],
              [
                '1099-K you receive',
                'Card and app sales before fees. Payment apps and marketplaces must report above $20,000 and 200 transactions (2026). The income is taxable either way',
                'Early in the year',
              ],
              ['Estimated tax', 'Profit so far', 'January 15, April 15, June 15 and September 15, 2027'],
            ],
          },
        },
        'Sales tax rates differ by county. See [Ohio business taxes](/resources/ohio-business-taxes), or our page for [retail](/industries/retail).',
      ],
      sources: [
        { label: 'Ohio Business Gateway, sales tax filing', href: 'https://gateway.ohio.gov', year: '2026' },
        {
          label: 'IRS, One Big Beautiful Bill provisions',
          href: 'https://www.irs.gov/newsroom/one-big-beautiful-bill-provisions',
          year: '2026',
        },
        { label: 'IRS, estimated tax', href: 'https://www.irs.gov/faqs/estimated-tax', year: '2026, 2027' },
      ],
    },
  ],
  checked: '2026-11-21',
} satisfies ServiceContent
