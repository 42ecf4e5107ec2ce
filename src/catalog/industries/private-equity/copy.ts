import type { IndustryContent } from '#shared/page-content.ts'

export default {
  title: 'Private equity, and owners who sell',
  description:
    'Clean books before a sale, deal structure and Ohio tax for owners who sell a company, and reporting for the investors who buy it.',
  lead: 'A company is bought on its numbers. We get the numbers ready for the seller, and keep them in order for the buyer afterward.',
  action: {
    invite: 'Tell us where the deal stands.',
    atHand: [
      'The entity chart or the term sheet',
      'The latest K-1s and financial statements',
      'The dates that are already fixed',
    ],
  },
  particulars: [
    {
      title: 'What a buyer checks',
      text: 'A buyer asks for a quality-of-earnings review: is the profit real, and will it continue? Owner costs, one-time items and late invoices are the first places they look.',
    },
    {
      title: 'Stock or assets',
      text: 'The same price can leave different amounts after tax. Some stock sales are treated as a sale of assets by election, or after a reorganization before closing. The choice has to be made before signing.',
    },
    {
      title: 'Keeping a stake',
      text: 'Many sellers take part of the price as an ownership stake in the buyer’s company. If this is set up properly, that part is taxed later. If it is not, you owe tax on money you do not have.',
    },
    {
      title: 'Sale gains in Ohio',
      text: 'Gain on selling a business can count as business income if the seller was active in it or the sale is treated as an asset sale. Then the business income deduction and the flat rate apply. An owner who has moved out of Ohio may still owe tax here.',
    },
    {
      title: 'The interest deduction has a limit',
      text: 'A company’s interest deduction is capped by its income. Since 2025, the cap is again figured before depreciation and amortization, which leaves more room.',
    },
    {
      title: 'Holding periods',
      text: 'A manager’s share of a fund’s profit must be held longer than other assets to get the lower rates. Small-company stock has an exclusion with its own dates and limits.',
    },
  ],
  help: [
    {
      service: 'fractional-cfo',
      text: 'Monthly reporting, a forecast that lenders accept, and someone to answer the buyer’s questions.',
    },
    {
      service: 'bookkeeping',
      text: 'Books cleaned up and closed each month, so that a review finds no surprises.',
    },
    {
      service: 'business-tax',
      text: 'Returns for holding and operating companies, the Ohio pass-through election and the year of sale.',
    },
    {
      service: 'hr-consulting',
      text: 'Contracts, bonus plans and handbooks combined after a purchase.',
    },
  ],
  sections: [
    {
      id: 'before-you-sell',
      heading: 'Before you sell',
      blocks: [
        {
          steps: [
            {
              title: 'Close the books every month',
              text: 'Start two or three years ahead if you can. Buyers compare months, and gaps lower the price.',
            },
            {
              title: 'Take yourself out of the numbers',
              text: 'List family wages, vehicles and other owner costs, with documents for each.',
            },
            {
              title: 'Take care of unfiled or unpaid taxes',
              text: 'Sales tax, payroll, city net profit: a buyer holds money back for anything that is not filed or not paid.',
            },
            {
              title: 'Compare structures',
              text: 'We work out what is left after federal and Ohio tax under each offer. Your attorney writes the contract.',
            },
          ],
        },
      ],
    },
    {
      id: 'figures',
      heading: 'Ohio figures',
      blocks: [
        {
          table: {
            caption: 'Ohio rules that apply when an owner sells',
            head: ['Rule', 'Figure', 'Year'],
            rows: [
              [
                'Business income deduction',
                'First $250,000 ($125,000 if married filing separately), then a flat 3%',
                '2025',
              ],
              ['Tax paid by the company itself (IT 4738)', '3%, elected each year, binding on all owners', '2023 on'],
              ['Commercial activity tax', '0.26% of Ohio taxable gross receipts above $6 million', '2025 on'],
            ],
          },
        },
      ],
      sources: [
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
        {
          label: 'Ohio Revised Code 5751.03, commercial activity tax',
          href: 'https://codes.ohio.gov/ohio-revised-code/section-5751.03',
          year: '2025 on',
        },
        {
          label: 'IRS, One Big Beautiful Bill provisions',
          href: 'https://www.irs.gov/newsroom/one-big-beautiful-bill-provisions',
          year: '2025 on',
        },
      ],
    },
  ],
  questions: [
    {
      question: 'I have an offer letter. Is it too late?',
      answer:
        'Not if nothing is signed. Bring the letter, the last two returns and this year’s figures. We will tell you what is left of the offer after tax.',
    },
    {
      question: 'Do you set the price or find a buyer?',
      answer: 'No. We prepare the numbers and the tax side, alongside your attorney and your broker or appraiser.',
    },
    {
      question: 'Who keeps the books after the sale?',
      answer:
        'Often no one has thought about it. We can run the monthly close and the reports to investors while the new team settles in.',
    },
  ],
  checked: '2026-11-21',
} satisfies IndustryContent
