import type { IndustryContent } from '#shared/page-content.ts'

export default {
  title: 'Books, tax and payroll for manufacturers',
  description:
    'Inventory costing, the Ohio manufacturing exemption, equipment write-offs and workers’ compensation classes for shops and plants in Ohio.',
  lead: 'A machine, a pallet of steel and a shift of people become a product. We track the cost through each step, and the tax rules that change along the way.',
  action: {
    invite: 'Tell us what you make and what is on the shelf.',
    atHand: [
      'The latest inventory count, and how you value it',
      'The equipment you bought or plan to buy',
      'A recent payroll report by department',
    ],
  },
  particulars: [
    {
      title: 'An exemption with a start and an end',
      text: 'Ohio exempts equipment and materials used primarily in a manufacturing operation. It begins when raw material is committed to the process and ends with the finished product. Storage before and after is taxable.',
    },
    {
      title: 'Write-offs at two speeds',
      text: 'Federal law lets you deduct most equipment at once. Ohio adds most of that back and lets you deduct it over five years. You have to keep both lists side by side.',
    },
    {
      title: 'New production buildings',
      text: 'A building used for production can qualify for a full federal write-off if construction and use fall within the dates of the law. Ask before you break ground.',
    },
    {
      title: 'What belongs in inventory',
      text: 'Labor and overhead belong in the cost of goods on the shelf. Small businesses may use simpler rules. The method you choose needs to stay the same from year to year.',
    },
    {
      title: 'Development costs',
      text: 'Domestic research and development can again be deducted as it is spent. Keep each project’s hours and materials separate, with a note of what was tried.',
    },
    {
      title: 'Workers’ compensation by class',
      text: 'Premiums depend on the kind of work. Office, driving and machine hours have different classes, so payroll should record them separately.',
    },
  ],
  help: [
    {
      service: 'bookkeeping',
      text: 'Inventory, work in process and cost of goods that agree with the count.',
    },
    {
      service: 'business-tax',
      text: 'Equipment lists for the federal and Ohio returns, inventory method, and city net-profit tax.',
    },
    {
      service: 'payroll',
      text: 'Shifts, overtime and pay by class, with the yearly workers’ compensation report.',
    },
    {
      service: 'fractional-cfo',
      text: 'Cost per unit, the price it calls for, and whether a machine pays for itself.',
    },
  ],
  sections: [
    {
      id: 'equipment',
      heading: 'Equipment: federal and Ohio',
      blocks: [
        {
          table: {
            caption: 'How the cost of a machine is deducted',
            head: ['Rule', 'What it does', 'Year'],
            rows: [
              ['Bonus depreciation', '100% in the first year for property acquired after January 19, 2025', '2025 on'],
              ['Section 179, an elected write-off', 'Up to $2.5 million, less once purchases pass $4 million', '2025'],
              [
                'Ohio add-back',
                '5/6 of bonus depreciation and extra section 179 is added to Ohio income, then deducted over the next five years',
                '2025',
              ],
            ],
            note: 'The Ohio fraction can be 2/3 or 6/6 in some cases.',
          },
        },
      ],
      sources: [
        {
          label: 'IRS, One Big Beautiful Bill provisions',
          href: 'https://www.irs.gov/newsroom/one-big-beautiful-bill-provisions',
          year: '2025 on',
        },
        {
          label: 'IRS, Publication 946, how to depreciate property',
          href: 'https://www.irs.gov/publications/p946',
          year: '2025',
        },
        { label: 'Ohio Department of Taxation, individual income tax', href: 'https://tax.ohio.gov', year: '2025' },
      ],
    },
    {
      id: 'sales-tax',
      heading: 'Sales tax on the shop floor',
      blocks: [
        {
          list: [
            'Exempt: machines that work on the product, and materials that become part of it.',
            'Taxable: shelves and trucks for storing and moving goods before the process starts or after it ends, and office equipment.',
            'In between: items used for both. Their primary use decides.',
          ],
        },
        'Give your suppliers an exemption certificate, and keep notes on how each machine is used. The commercial activity tax is separate: it looks at receipts, not profit, and applies [above $6 million](/resources/ohio-business-taxes#cat) (2025 on).',
      ],
      sources: [
        {
          label: 'Ohio Revised Code 5739.011, manufacturing exemption',
          href: 'https://codes.ohio.gov/ohio-revised-code/section-5739.011',
          year: '2026',
        },
        {
          label: 'Ohio Revised Code 5751.03, commercial activity tax',
          href: 'https://codes.ohio.gov/ohio-revised-code/section-5751.03',
          year: '2025 on',
        },
      ],
    },
  ],
  questions: [
    {
      question: 'We paid sales tax on exempt machines. Is it lost?',
      answer:
        'Not always. A refund can be claimed within a time limit. Bring the invoices, and we will see which ones are worth it.',
    },
    {
      question: 'How often should we count inventory?',
      answer:
        'At least at year-end. Counting part of the shelves each month catches errors while someone still remembers them.',
    },
    {
      question: 'Buy the machine this year or next?',
      answer:
        'Buy it when the work needs it. Tax rules decide the year in which you deduct it, not whether it earns its keep. [Ask us](/contact) before you sign in December.',
    },
  ],
  checked: '2026-11-21',
} satisfies IndustryContent
