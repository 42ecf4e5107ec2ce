import type { IndustryContent } from '#shared/page-content.ts'

export default {
  title: 'Books, tax and payroll for retailers',
  description:
    'Sales tax by county, inventory counts, card and online sales, tips and wages for stores and restaurants in Zanesville, Newark and nearby.',
  lead: 'A store has a lot of small numbers and little time. We make the register, the card processor, the bank and the sales tax return agree.',
  action: {
    invite: 'Tell us what you sell, and where.',
    atHand: [
      'Last quarter’s sales tax return',
      'A sales report from the register or online store',
      'The latest inventory count',
    ],
  },
  particulars: [
    {
      title: 'A license for each location',
      text: 'You need a vendor’s license for every fixed place where you make taxable sales. A second store in the next county means a second license.',
    },
    {
      title: 'The rate is set by county',
      text: 'A seller in Ohio charges the rate at its own location. [Our table](/resources/ohio-business-taxes#sales-tax) lists the counties around us.',
    },
    {
      title: 'Not everything on the shelf is taxed',
      text: 'The register has to know which item is which, and an exempt customer’s certificate has to be on file before you leave the tax off.',
    },
    {
      title: 'Inventory',
      text: 'The cost of goods you have not sold yet is usually not deducted yet. Small businesses may use a simpler method. Count at year-end, and write down what is missing or spoiled.',
    },
    {
      title: 'Deposits are not sales',
      text: 'Card processors deduct fees and hold back refunds. Book the full sale and the fee, or your income will not match the Form 1099-K they send to the IRS.',
    },
    {
      title: 'Wages and tips',
      text: 'Tips are reported by the employee and taxed through payroll. From 2025 through 2028 an employee in a listed occupation can deduct qualified tips on the federal return, so the records matter to your employees too.',
    },
  ],
  help: [
    {
      service: 'bookkeeping',
      text: 'Daily sales from the register and online store, matched to deposits, with taxable and exempt sales kept separate.',
    },
    {
      service: 'payroll',
      text: 'Part-time staff, tips, minors and more than one store, with the state and city reports.',
    },
    {
      service: 'business-tax',
      text: 'The income tax return, with an inventory method that fits your size.',
    },
    {
      service: 'marketing',
      text: 'A plan for bringing customers back, measured against what it brings in.',
    },
  ],
  sections: [
    {
      id: 'register',
      heading: 'What the register has to know',
      blocks: [
        {
          table: {
            caption: 'Ohio sales tax on common items',
            head: ['Item', 'Taxed?', 'Note'],
            rows: [
              ['Grocery food taken home', 'No', 'Food eaten on the premises is taxed'],
              ['Candy and soft drinks', 'Yes', 'Even in a grocery store'],
              ['Dietary supplements', 'Yes', 'Vitamins are an example'],
              ['Clothing', 'Yes', 'Except during the state’s sales tax holiday'],
              ['Goods for resale', 'No', 'With an exemption certificate on file'],
            ],
            note: 'Some exemptions were repealed from January 1, 2026. Ask before you rely on an old list.',
          },
        },
      ],
      sources: [
        {
          label: 'Ohio Revised Code 5739.02, sales tax and exemptions',
          href: 'https://codes.ohio.gov/ohio-revised-code/section-5739.02',
          year: '2026',
        },
      ],
    },
    {
      id: 'figures',
      heading: 'Figures for 2026',
      blocks: [
        {
          table: {
            caption: 'Thresholds that apply to stores',
            head: ['What', 'Figure', 'Year'],
            rows: [
              [
                'Ohio minimum wage',
                '$11.00 an hour, $5.50 for tipped employees, if your yearly gross receipts are above $405,000. Otherwise, and at ages 14 and 15, $7.25',
                '2026',
              ],
              ['Form 1099-K from a marketplace or payment app', 'Over $20,000 and over 200 transactions', '2026'],
              [
                'Commercial activity tax',
                '0.26% of Ohio taxable gross receipts above $6 million. Most stores do not owe it',
                '2025 on',
              ],
            ],
            note: 'Sales are income whether or not a 1099-K arrives.',
          },
        },
      ],
      sources: [
        { label: 'Ohio Department of Commerce, minimum wage', href: 'https://com.ohio.gov', year: '2026' },
        {
          label: 'IRS, understanding your Form 1099-K',
          href: 'https://www.irs.gov/businesses/understanding-your-form-1099-k',
          year: '2026',
        },
        {
          label: 'IRS, One Big Beautiful Bill provisions (tips)',
          href: 'https://www.irs.gov/newsroom/one-big-beautiful-bill-provisions',
          year: '2025 to 2028',
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
      question: 'I ship within Ohio. Whose rate do I charge?',
      answer:
        'As an Ohio seller, the rate at your own location. Sellers outside Ohio use the rate where the goods arrive. Marketplaces have their own rules.',
    },
    {
      question: 'I sold nothing this month. Do I still file?',
      answer: 'Yes. While the vendor’s license is open, a return is due for each period, even at zero.',
    },
    {
      question: 'We are months behind on sales tax. What now?',
      answer:
        'Stop adding to it first. Then bring the register reports and bank statements, and we will rebuild the months in order. [Schedule a meeting](/schedule).',
    },
  ],
  checked: '2026-11-21',
} satisfies IndustryContent
