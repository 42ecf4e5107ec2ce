import type { IndustryContent } from '#shared/page-content.ts'

export default {
  title: 'Books, tax and payroll for contractors',
  description:
    'Job costing, sales tax on materials, subcontractor 1099s and city withholding for builders and trades in east central Ohio.',
  lead: 'You know what a job should cost. The books should tell you what it actually cost, and payroll should know which town the crew was in.',
  action: {
    invite: 'Tell us which cities your crew works in this year.',
    atHand: [
      'A list of open jobs with their contract amounts',
      'Your subcontractors’ W-9s and workers’ compensation certificates',
      'Time sheets that name the town',
    ],
  },
  particulars: [
    {
      title: 'You are the consumer of what you build in',
      text: 'When you install materials into a building or land, Ohio treats you as their consumer. You pay sales tax when you buy them and do not charge it to the owner. The table below has the exceptions.',
    },
    {
      title: 'Profit by job',
      text: 'A job shows its profit only if labor, materials, subcontractors and equipment are booked to it. Retainage, the part of a bill the owner holds back, needs its own account.',
    },
    {
      title: 'Jobs that cross the year-end',
      text: 'A long contract may have to be taxed by how much of it is complete, whatever you have billed. Smaller contractors are exempt if they pass an average receipts test. The limit changes each year.',
    },
    {
      title: 'Subcontractors',
      text: 'Ask each one for a Form W-9 and a workers’ compensation certificate before the first payment. Without a valid certificate, their payroll can end up on your policy.',
    },
    {
      title: 'Many towns, one crew',
      text: 'City income tax follows the place of work. Short visits to a city are exempt. Longer jobs are not. Time sheets should name the town for each day.',
    },
    {
      title: 'A higher starting rate',
      text: 'A new construction employer starts at a higher Ohio unemployment rate than other new employers. Build it into your bids.',
    },
  ],
  help: [
    {
      service: 'bookkeeping',
      text: 'Costs booked by job, retainage tracked separately, and a list of open jobs that compares what you billed with what you earned.',
    },
    {
      service: 'payroll',
      text: 'Payroll with city and school district tax for each person, and the yearly payroll report for workers’ compensation.',
    },
    {
      service: 'business-tax',
      text: 'The return, the accounting method for long contracts, equipment write-offs and the Ohio add-back.',
    },
    {
      service: 'fractional-cfo',
      text: 'A cash plan by week, and the job schedule your bank or surety asks for.',
    },
  ],
  sections: [
    {
      id: 'materials',
      heading: 'Sales tax on materials',
      blocks: [
        {
          table: {
            caption: 'Who pays Ohio sales tax on a construction job',
            head: ['What', 'Who pays', 'What you do'],
            rows: [
              ['Lumber, pipe, shingles built into a house', 'You, at the supplier', 'Charge the owner no sales tax'],
              ['Business fixtures and carpeting', 'Your customer', 'Collect the tax: this counts as a retail sale'],
              [
                'Materials for an exempt owner',
                'No one, with the right certificates',
                'Get form STEC CC from the owner, give STEC CO to the supplier',
              ],
              ['Tools and supplies used up on the job', 'You', 'Pay the tax, even when the owner is exempt'],
            ],
            note: 'Keep the certificates with the job file. An auditor will ask for them.',
          },
        },
      ],
      sources: [
        {
          label: 'Ohio Administrative Code 5703-9-14, construction contracts',
          href: 'https://codes.ohio.gov/ohio-administrative-code/rule-5703-9-14',
          year: '2026',
        },
      ],
    },
    {
      id: 'figures',
      heading: 'Figures for 2026',
      blocks: [
        {
          list: [
            'Form 1099-NEC is due for a subcontractor you pay $2,000 or more in 2026. For payments made in 2025 it was $600.',
            'The standard mileage rate for business driving in 2026 is 72.5 cents a mile.',
          ],
        },
        'State and local rates are on [Ohio business taxes](/resources/ohio-business-taxes).',
      ],
      sources: [
        {
          label: 'IRS, about Form 1099-NEC',
          href: 'https://www.irs.gov/forms-pubs/about-form-1099-nec',
          year: '2025, 2026',
        },
        {
          label: 'IRS, standard mileage rates',
          href: 'https://www.irs.gov/tax-professionals/standard-mileage-rates',
          year: '2026',
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Can I pay my crew on 1099s?',
      answer:
        'What you call them does not decide it. If you set the hours and methods and supply the tools, they are likely employees. [Ask us](/contact) before the first check, because fixing it later costs both sides.',
    },
    {
      question: 'Do I need a vendor’s license?',
      answer:
        'Only if you also make retail sales, such as business fixtures, carpeting or goods you sell without installing them. Then you need one for each fixed place of business.',
    },
    {
      question: 'Mileage rate or the actual cost of the truck?',
      answer:
        'The rate takes the place of fuel, repairs and depreciation. With an expensive truck and few miles, actual costs can come out higher. Keep a mileage log either way.',
    },
  ],
  checked: '2026-11-21',
} satisfies IndustryContent
