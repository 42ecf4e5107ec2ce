import type { ServiceContent } from '#shared/page-content.ts'

export default {
  description:
    'Returns for sole proprietors, LLCs, partnerships, S and C corporations in Ohio: federal forms, CAT, IT 4738 and city net-profit tax.',
  lead: 'We prepare the return your kind of business has to file, along with the Ohio and city returns. Between returns, we look ahead so that you set money aside before the tax is due.',
  covers: [
    {
      title: 'Federal business return',
      text: 'Schedule C, Form 1065, 1120-S or 1120, with the K-1s that owners need for their own returns.',
    },
    {
      title: 'Ohio returns for the business',
      text: 'The pass-through returns IT 4738, IT 4708 or IT 1140, and the commercial activity tax where you owe it.',
    },
    {
      title: 'City net-profit returns',
      text: 'Profit divided among the places where you work, filed with each city or once through the state.',
    },
    {
      title: 'Depreciation',
      text: 'One list of what you bought, when and for how much, with the parts that Ohio adds back and returns over later years.',
    },
    {
      title: 'Estimated payments',
      text: 'Federal, Ohio and city payments worked out from this year’s books, not only from last year’s tax.',
    },
    {
      title: 'Planning before year end',
      text: 'Owner pay, equipment, retirement plan and the IT 4738 choice, while there is still time to act.',
    },
  ],
  forWhom: [
    'I work for myself and my tax bill was a surprise.',
    'We are two owners and have never filed a partnership return.',
    'My LLC might be better off taxed as an S corporation.',
    'We work in several Ohio cities, and each one sends us letters.',
  ],
  steps: [
    {
      title: 'Show us last year',
      text: 'Last year’s returns tell us what kind of taxpayer your business is and what carries forward.',
    },
    {
      title: 'Check the books',
      text: 'We compare bank, loan and payroll balances with your records. If they do not agree, {service:bookkeeping} comes first.',
    },
    {
      title: 'Prepare and explain',
      text: 'We draft the returns and go through profit, owner payments and tax with you.',
    },
    {
      title: 'Sign, file, plan',
      text: 'You sign and the returns are filed. You leave with the dates and amounts of the next payments.',
    },
  ],
  invite: 'Bring last year’s return, and we will start there.',
  bring: [
    'Business and owner returns for the last two years',
    'Profit and loss statement, balance sheet and trial balance (the list of all account balances)',
    'Loan statements and contracts for vehicles and equipment',
    'Payroll reports and the 1099s you issued',
    'Owner changes, contributions and withdrawals',
    'Estimated payments made, with dates',
  ],
  cost: 'The price depends on the kind of entity, the number of owners, the cities you work in, and whether the books are reconciled. Send us these facts. We tell you the price before any work starts.',
  questions: [
    {
      question: 'Should my LLC be taxed as an S corporation?',
      answer:
        'It depends on profit, on reasonable pay for your own work and on the cost of running payroll. We can compare both options side by side with your numbers.',
    },
    {
      question: 'Does an extension give me more time to pay?',
      answer: 'No. It gives more time to file. You owe interest on late tax, and you can owe penalties.',
    },
    {
      question: 'Do I owe CAT on $2 million of sales?',
      answer:
        'No. Since 2025, the tax starts above $6 million of taxable gross receipts a year. If you still have a CAT account from earlier years, it must file zero returns until you cancel it.',
    },
    {
      question: 'Which equipment can I deduct at once?',
      answer:
        'Property acquired after January 19, 2025 can qualify for a full federal deduction in the first year. Ohio spreads most of that deduction over several years, so the two returns differ.',
    },
  ],
  sections: [
    {
      id: 'which-return',
      heading: 'Which return, and when',
      blocks: [
        {
          table: {
            caption: 'Federal returns for calendar year 2026',
            head: ['Your business', 'Form', 'Due', 'With extension'],
            rows: [
              [
                'Sole proprietor, or LLC with one owner',
                'Schedule C in Form 1040',
                'April 15, 2027',
                'October 15, 2027',
              ],
              ['Partnership, or LLC with several owners', 'Form 1065', 'March 15, 2027', 'September 15, 2027'],
              ['S corporation', 'Form 1120-S', 'March 15, 2027', 'September 15, 2027'],
              ['C corporation', 'Form 1120', 'April 15, 2027', 'October 15, 2027'],
            ],
            note: 'An LLC can choose to be taxed as a corporation. Then the corporation’s row applies.',
          },
        },
      ],
      sources: [
        {
          label: 'IRS, Publication 509, tax calendars',
          href: 'https://www.irs.gov/publications/p509',
          year: '2026 returns',
        },
      ],
    },
    {
      id: 'ohio',
      heading: 'What Ohio requires of a business',
      blocks: [
        {
          table: {
            caption: 'Ohio taxes on business receipts and profit',
            head: ['Tax', 'Rule', 'Dates'],
            rows: [
              [
                'Commercial activity tax (CAT)',
                '0.26% of taxable gross receipts above $6 million (2025 on)',
                'February 10, May 10, August 10 and November 10, 2027',
              ],
              [
                'Business income deduction',
                'On the owner’s IT 1040: the first $250,000 of business income is deducted ($125,000 if married filing separately), the rest is taxed at 3% (2025)',
                'With the owner’s return',
              ],
              [
                'IT 4738, tax paid by the business itself',
                '3%. Elected each year, irrevocable, binding on all owners. Owners add the tax back and take a credit',
                'Return April 15, 2027. Estimates on the 15th of the month after each quarter',
              ],
              [
                'City net profit',
                'Each city’s own rate. A business may instead file all cities with the state',
                'See [Ohio business taxes](/resources/ohio-business-taxes)',
              ],
            ],
          },
        },
        'IT 4738 can help owners who itemize and reach the federal cap on state and local tax. It is not for a one-owner LLC that is disregarded for tax. Rules by trade are on our pages for [construction](/industries/construction), [manufacturing](/industries/manufacturing) and [oil and gas](/industries/oil-and-gas).',
      ],
      sources: [
        {
          label: 'Ohio Department of Taxation, CAT changes',
          href: 'https://tax.ohio.gov/catlawchanges',
          year: '2025 on',
        },
        {
          label: 'Ohio Department of Taxation, IT 4738',
          href: 'https://tax.ohio.gov/business/ohio-business-taxes/pass-through-entities/it-4738-electing-pass-through-entity',
          year: '2023 on',
        },
        {
          label: 'Ohio Department of Taxation, business income deduction',
          href: 'https://tax.ohio.gov/individual/resources/businessincomededuction',
          year: '2025',
        },
      ],
    },
  ],
  checked: '2026-11-21',
} satisfies ServiceContent
