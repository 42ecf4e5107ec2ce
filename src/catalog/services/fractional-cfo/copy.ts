import type { ServiceContent } from '#shared/page-content.ts'

export default {
  description:
    'A part-time finance lead: cash forecast, pricing, loans, tax dates and a short set of numbers for owners of small Ohio businesses.',
  lead: 'A chief financial officer (CFO) uses the numbers to look ahead. Fractional means part-time, for a business too small to need one full time.',
  covers: [
    {
      title: 'Cash forecast',
      text: 'The coming weeks of receipts, payroll, bills and tax, so you see a tight week coming.',
    },
    {
      title: 'Monthly numbers',
      text: 'One page of numbers with what changed and why, and a conversation about it.',
    },
    {
      title: 'Pricing and margin',
      text: 'What is left from a job, product or customer after direct costs.',
    },
    {
      title: 'Budget',
      text: 'A plan for the year by month, compared with what happened.',
    },
    {
      title: 'Loans and lenders',
      text: 'The statements and forecast a bank asks for, and what the payments do to cash.',
    },
    {
      title: 'Big decisions',
      text: 'Hiring, buying, leasing, taking on a partner, selling: two or three options side by side.',
    },
  ],
  forWhom: [
    'Sales are up and the bank balance is not.',
    'I price by gut feel and want to know which work pays.',
    'The bank asked for a forecast.',
    'I want to sell or hand over the business in a few years.',
  ],
  steps: [
    {
      title: 'Start from the decision',
      text: 'Tell us what you need to decide. That tells us which numbers matter.',
    },
    {
      title: 'Check the books',
      text: 'A forecast is only as good as the records behind it. If they are thin, {service:bookkeeping} comes first.',
    },
    {
      title: 'Build the forecast',
      text: 'We set up cash and profit by month, with the assumptions written out.',
    },
    {
      title: 'Meet each month',
      text: 'We compare, adjust and agree on what to do. The decision is yours.',
    },
  ],
  invite: 'Tell us which decision you need numbers for.',
  bring: [
    'Profit and loss statement and balance sheet for this year and last',
    'Bank balances, and loan and lease contracts',
    'Lists of what customers owe and what you owe',
    'Payroll totals by month',
    'Your latest business return',
    'The question that keeps coming back',
  ],
  cost: 'The price depends on your annual sales, how many people you employ, whether the books are closed monthly, and how often you want to meet. Send us these facts. We tell you the price before any work starts.',
  questions: [
    {
      question: 'How is this different from bookkeeping?',
      answer:
        'Bookkeeping records what happened. A CFO asks what will happen and what to do about it. That takes closed books.',
    },
    {
      question: 'Is my business too small?',
      answer:
        'If one wrong decision on price, hiring or debt would hurt for a year, the question is worth asking. If good books would answer it, we would start there.',
    },
    {
      question: 'Do you give investment or legal advice?',
      answer:
        'No. Contracts and stock sales need an attorney, and investments need a licensed adviser. We prepare the numbers they ask for.',
    },
    {
      question: 'Can you work with my current accountant?',
      answer: 'Tell us who does what today. The forecast can be built from books that someone else keeps.',
    },
  ],
  sections: [
    {
      id: 'monthly-numbers',
      heading: 'The numbers to look at each month',
      blocks: [
        'A short list you read every month is worth more than a long report you do not.',
        {
          table: {
            caption: 'A monthly page for an owner',
            head: ['Number', 'What it tells you', 'The decision it helps with'],
            rows: [
              ['Cash, and weeks of cash', 'How long the money lasts at your current spending', 'Draw, borrow or wait'],
              ['Gross margin', 'What is left of a dollar of sales after direct costs', 'Prices, which work to take'],
              ['Break-even sales', 'Sales at which profit is zero', 'New rent, new hire'],
              ['Days to get paid', 'How long customers take', 'Deposits, reminders, terms'],
              ['Payroll share', 'Wages and payroll taxes as a share of sales', 'Hiring, overtime'],
              ['Debt payments', 'What lenders take from cash each month', 'Refinance, pay down'],
              ['Tax set aside', 'What you have set aside, compared with what you will owe', 'Owner draws'],
            ],
          },
        },
      ],
    },
    {
      id: 'tax-dates',
      heading: 'Tax dates a 2027 cash forecast needs',
      blocks: [
        {
          table: {
            caption: 'Dates when you need cash for taxes',
            head: ['Date', 'What'],
            rows: [
              ['January 15, 2027', 'Last federal and Ohio estimate for 2026'],
              ['February 1, 2027', 'Form 941 for the last quarter of 2026'],
              ['March 15, 2027', 'Partnership and S corporation returns for 2026'],
              ['April 15, 2027', 'Personal and C corporation tax for 2026, Ohio IT 4738, first 2027 estimate'],
              ['June 15 and September 15, 2027', 'Second and third estimates'],
              [
                'February, May, August, November 10',
                'Commercial activity tax, only above $6 million of receipts (2025 on)',
              ],
              ['January 18, 2028', 'Last federal estimate for 2027'],
            ],
            note: 'For individuals and businesses on a calendar year. Sales tax, payroll deposits, city payments and IT 4738 estimates are due in addition.',
          },
        },
        'See the [full list of tax due dates](/resources/due-dates). Owners who plan to sell will find more under [private equity](/industries/private-equity).',
      ],
      sources: [
        { label: 'IRS, estimated tax', href: 'https://www.irs.gov/faqs/estimated-tax', year: '2026, 2027' },
        {
          label: 'Ohio Department of Taxation, CAT changes',
          href: 'https://tax.ohio.gov/catlawchanges',
          year: '2025 on',
        },
        {
          label: 'Ohio Department of Taxation, IT 4738',
          href: 'https://tax.ohio.gov/business/ohio-business-taxes/pass-through-entities/it-4738-electing-pass-through-entity',
          year: '2026 returns',
        },
      ],
    },
  ],
  checked: '2026-11-21',
} satisfies ServiceContent
