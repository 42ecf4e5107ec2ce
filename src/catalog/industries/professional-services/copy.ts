import type { IndustryContent } from '#shared/page-content.ts'

export default {
  title: 'Books, tax and payroll for professional firms',
  description:
    'Owner pay, client trust money, the 20% deduction, taxable services and city net-profit tax for law, design and consulting firms in Ohio.',
  lead: 'You sell time and judgment. There is little inventory to count, so most of the tax questions are about the owners and about where the work was done.',
  action: {
    invite: 'Tell us how you bill and how the owners are paid.',
    atHand: [
      'Last year’s business and personal returns',
      'A list of unpaid invoices',
      'How each owner takes money out',
    ],
  },
  particulars: [
    {
      title: 'The 20% deduction may stop',
      text: 'Law, consulting, health, financial services and some other fields lose the federal deduction for business income once the owner’s taxable income passes a threshold. Engineering and architecture do not.',
    },
    {
      title: 'What owners pay themselves',
      text: 'An S corporation owner who works in the firm takes a reasonable salary before taking profit. Partners take draws instead, and pay self-employment tax.',
    },
    {
      title: 'Ohio looks at ownership',
      text: 'If you own at least 20% of the firm, Ohio counts your wages from it as business income, along with a partner’s fixed pay (guaranteed payments). The business income deduction then covers them too.',
    },
    {
      title: 'Client money is not yours',
      text: 'Retainers and settlement funds stay in a trust account (for lawyers, an IOLTA) with a ledger for each client. Firm money never mixes with it.',
    },
    {
      title: 'Some services are subject to sales tax',
      text: 'Most professional work is not taxed in Ohio. Employment services, data processing, electronic information services and landscaping are.',
    },
    {
      title: 'Tax in more than one city',
      text: 'Profit is split among the cities where you have an office, staff and sales. Columbus and Newark both require a return on net profit earned there.',
    },
  ],
  help: [
    {
      service: 'bookkeeping',
      text: 'Time billed, collected and still unpaid, and trust accounts reconciled separately from the firm’s.',
    },
    {
      service: 'business-tax',
      text: 'Firm and owner returns together, so that wages, profit and deductions agree.',
    },
    {
      service: 'payroll',
      text: 'Owner wages, staff in several cities and at home, and the year-end forms.',
    },
    {
      service: 'fractional-cfo',
      text: 'Rates, margins by client and what a new hire has to bring in.',
    },
  ],
  sections: [
    {
      id: 'figures',
      heading: 'Figures for owners',
      blocks: [
        {
          table: {
            caption: 'Federal and Ohio figures for owners of professional firms',
            head: ['What', 'Figure', 'Year'],
            rows: [
              [
                '20% deduction: begins to shrink above this taxable income',
                '$201,750, or $403,500 on a joint return',
                '2026',
              ],
              ['Range over which it phases out', 'The next $75,000, or $150,000 on a joint return', '2026'],
              [
                'Ohio business income deduction',
                'First $250,000 ($125,000 if married filing separately), then a flat 3%',
                '2025',
              ],
              ['Ohio tax paid by the firm itself (IT 4738)', '3%, elected each year for all owners', '2023 on'],
              ['Columbus city income tax', '2.5% of net profit and wages earned there', '2026'],
              ['Newark city income tax', '1.75%', '2026'],
            ],
          },
        },
        'Other cities are on [Ohio business taxes](/resources/ohio-business-taxes#city).',
      ],
      sources: [
        { label: 'IRS, Rev. Proc. 2025-32', href: 'https://www.irs.gov/pub/irs-drop/rp-25-32.pdf', year: '2026' },
        {
          label: 'IRS, One Big Beautiful Bill provisions',
          href: 'https://www.irs.gov/newsroom/one-big-beautiful-bill-provisions',
          year: '2026',
        },
        {
          label: 'Ohio Department of Taxation, business income deduction',
          href: 'https://tax.ohio.gov/individual/resources/businessincomededuction',
          year: '2025',
        },
        {
          label: 'Ohio Revised Code 5747.38, tax on an electing pass-through entity',
          href: 'https://codes.ohio.gov/ohio-revised-code/section-5747.38',
          year: '2023 on',
        },
        { label: 'City of Columbus, Income Tax Division', href: 'https://www.columbus.gov', year: '2026' },
        { label: 'City of Newark, tax office', href: 'https://www.newarkohio.net/city-services/tax', year: '2026' },
      ],
    },
  ],
  questions: [
    {
      question: 'What is a reasonable salary for me?',
      answer:
        'What you would pay someone else for the same work, hours and skill. Write down how you arrived at it, and review it each year.',
    },
    {
      question: 'Is the IT 4738 election worth it?',
      answer:
        'It can help owners who itemize and reach the federal limit on state and local tax. It binds every owner for the year and is irrevocable. We run the numbers both ways first.',
    },
    {
      question: 'Our people work from home. Which city gets the tax?',
      answer:
        'As a rule, the city where the work is done, which may be the home address. A township itself does not have an income tax. Keep a record of days by place.',
    },
    {
      question: 'We are two people and a laptop. Do we need books?',
      answer:
        'You need a business account, a list of income and expenses, and receipts. That is often enough to start. We will tell you when it no longer is.',
    },
  ],
  checked: '2026-11-21',
} satisfies IndustryContent
