import type { IndustryContent } from '#shared/page-content.ts'

export default {
  title: 'Tax and books for oil and gas',
  description:
    'Royalties, lease bonuses, depletion, severance tax and well accounting for landowners, small producers and service crews in east Ohio.',
  lead: 'In Guernsey, Washington, Muskingum and Coshocton counties a well can pay a farm, a small producer and a service crew. Each files a different return.',
  action: {
    invite: 'Tell us what you own or run in the field.',
    atHand: ['Your 1099s and revenue statements', 'The lease or the division order', 'Last year’s return'],
  },
  particulars: [
    {
      title: 'Severance tax depends on volume',
      text: 'Ohio taxes oil by the barrel and gas by the thousand cubic feet, at whatever price they sell. The producer files each quarter. State oil and gas assessments are added on top.',
    },
    {
      title: 'Royalties',
      text: 'A landowner’s royalty is a share of production. It goes on Schedule E of the federal return. For most landowners it is not business income in Ohio, so the Ohio business income deduction does not apply.',
    },
    {
      title: 'Lease bonus',
      text: 'Money for signing a lease is taxed as ordinary income in the year you receive it, even if no well is drilled. Plan for the tax that year.',
    },
    {
      title: 'Depletion',
      text: 'A well runs out, and the law lets you take a deduction for it: based on your cost, or on a set percentage of income for independent producers and royalty owners, within limits.',
    },
    {
      title: 'Drilling costs',
      text: 'Labor, fuel and other drilling costs with no salvage value can usually be deducted early. Pipe and pumps are depreciated.',
    },
    {
      title: 'Property and sales tax',
      text: 'A producing well is valued for local property tax. Items used directly in production can be exempt from sales tax. Other purchases are taxed.',
    },
  ],
  help: [
    {
      service: 'personal-tax',
      text: 'Royalty and lease income on the owner’s return, with depletion and estimated payments.',
    },
    {
      service: 'business-tax',
      text: 'Producer and service company returns, partnerships in wells, and the commercial activity tax.',
    },
    {
      service: 'bookkeeping',
      text: 'Revenue and cost by well, joint-interest billing, and check stubs that agree with the statement.',
    },
    {
      service: 'payroll',
      text: 'Crews in several counties and states. Ohio has wage agreements with West Virginia and Pennsylvania.',
    },
  ],
  sections: [
    {
      id: 'landowners',
      heading: 'For landowners',
      blocks: [
        {
          table: {
            caption: 'Payments from a lease, and what to keep',
            head: ['Payment', 'How it is taxed', 'Keep'],
            rows: [
              ['Signing bonus', 'Ordinary income when received', 'Lease, Form 1099-MISC'],
              ['Delay rental', 'Rent', 'Lease, Form 1099-MISC'],
              ['Royalty', 'Schedule E, with a depletion deduction', 'Monthly check stubs: gross, deductions, taxes'],
              [
                'Surface damage or right-of-way',
                'Depends on what was given up',
                'The agreement, and what you paid for the land',
              ],
            ],
            note: 'Use the gross royalty before deductions. The deductions are claimed separately.',
          },
        },
        'No tax is withheld from most of these payments. You may need estimated payments if you will owe the IRS $1,000 or more (2026), and Ohio more than $500 (2026). The [tax payment center](/resources/tax-payment-center) has the links.',
      ],
      sources: [
        { label: 'IRS, estimated tax', href: 'https://www.irs.gov/faqs/estimated-tax', year: '2026' },
        { label: 'Ohio Department of Taxation, payments', href: 'https://tax.ohio.gov/pay', year: '2026' },
      ],
    },
    {
      id: 'producers',
      heading: 'For producers and service companies',
      blocks: [
        {
          list: [
            'Severance return each quarter, by well and volume.',
            'Commercial activity tax of 0.26% on Ohio taxable gross receipts above $6 million (2025 on).',
            'Exemption certificates for items used directly in production, kept with the invoices.',
            'City tax where crews work, if they work in a city. Many well sites are in townships, which themselves do not have one.',
          ],
        },
      ],
      sources: [
        {
          label: 'Ohio Revised Code 5749.02, severance tax',
          href: 'https://codes.ohio.gov/ohio-revised-code/section-5749.02',
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
      question: 'I inherited mineral rights. Where do I start?',
      answer:
        'Start with the date of death and the value on that date. That value is your cost for depletion or a later sale. Bring the deed, the lease and the first check stub.',
    },
    {
      question: 'The 1099 is higher than my checks. Why?',
      answer:
        'The form shows the gross amount. Severance tax, transportation and other deductions were taken out before the check. They are on the stubs.',
    },
    {
      question: 'Is leasing my land a business?',
      answer:
        'Usually not. Farming the surface can be. We keep the two separate on the return, because Ohio taxes them differently.',
    },
  ],
  checked: '2026-11-21',
} satisfies IndustryContent
