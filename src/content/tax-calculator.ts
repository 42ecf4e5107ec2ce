/** The rates of the two tax years, as tables; the calculator itself stands on top of them once it is open. */
import type { PageContent } from '#shared/page-content'

export default {
  title: 'Tax rates for 2025 and 2026',
  description:
    'Federal tax brackets, standard deductions and Ohio income tax rates for 2025 and 2026, with sources, until our calculator opens.',
  lead: 'Our calculator is not open yet. Until it is, these are the rates it will use.',
  checked: '2026-11-21',
  sections: [
    {
      id: 'federal-2026',
      heading: 'Federal income tax, 2026',
      blocks: [
        {
          table: {
            caption: 'Taxable income up to this amount is taxed at the rate, 2026',
            head: ['Rate', 'Single', 'Joint or surviving spouse', 'Separate', 'Head of household'],
            rows: [
              ['10%', '$12,400', '$24,800', '$12,400', '$17,700'],
              ['12%', '$50,400', '$100,800', '$50,400', '$67,450'],
              ['22%', '$105,700', '$211,400', '$105,700', '$105,700'],
              ['24%', '$201,775', '$403,550', '$201,775', '$201,750'],
              ['32%', '$256,225', '$512,450', '$256,225', '$256,200'],
              ['35%', '$640,600', '$768,700', '$384,350', '$640,600'],
              ['37%', 'above', 'above', 'above', 'above'],
            ],
          },
        },
      ],
      sources: [
        { label: 'IRS, Rev. Proc. 2025-32', href: 'https://www.irs.gov/pub/irs-drop/rp-25-32.pdf', year: '2026' },
      ],
    },
    {
      id: 'federal-2025',
      heading: 'Federal income tax, 2025',
      blocks: [
        {
          table: {
            caption: 'Taxable income up to this amount is taxed at the rate, 2025',
            head: ['Rate', 'Single', 'Joint or surviving spouse', 'Separate', 'Head of household'],
            rows: [
              ['10%', '$11,925', '$23,850', '$11,925', '$17,000'],
              ['12%', '$48,475', '$96,950', '$48,475', '$64,850'],
              ['22%', '$103,350', '$206,700', '$103,350', '$103,350'],
              ['24%', '$197,300', '$394,600', '$197,300', '$197,300'],
              ['32%', '$250,525', '$501,050', '$250,525', '$250,500'],
              ['35%', '$626,350', '$751,600', '$375,800', '$626,350'],
              ['37%', 'above', 'above', 'above', 'above'],
            ],
            note: 'Below $100,000 of taxable income a 2025 return uses the printed Tax Table, which differs by a few dollars.',
          },
        },
      ],
      sources: [
        { label: 'IRS, Rev. Proc. 2024-40', href: 'https://www.irs.gov/pub/irs-drop/rp-24-40.pdf', year: '2025' },
      ],
    },
    {
      id: 'standard-deduction',
      heading: 'Standard deduction',
      blocks: [
        {
          table: {
            caption: 'Standard deduction by filing status',
            head: ['Tax year', 'Single', 'Joint or surviving spouse', 'Separate', 'Head of household'],
            rows: [
              ['2025', '$15,750', '$31,500', '$15,750', '$23,625'],
              ['2026', '$16,100', '$32,200', '$16,100', '$24,150'],
            ],
            note: 'Pages that still show $15,000 for 2025 are from before the law of July 2025.',
          },
        },
      ],
      sources: [
        { label: 'IRS, Rev. Proc. 2025-32', href: 'https://www.irs.gov/pub/irs-drop/rp-25-32.pdf', year: '2026' },
      ],
    },
    {
      id: 'ohio',
      heading: 'Ohio income tax',
      blocks: [
        {
          table: {
            caption: 'Ohio tax on taxable nonbusiness income',
            head: ['Income', '2025', '2026'],
            rows: [
              ['Up to $26,050', 'None', 'None'],
              [
                '$26,050 to $100,000',
                '$342.00 plus 2.75% of what is over $26,050',
                '$332 plus 2.75% of what is over $26,050',
              ],
              [
                'Over $100,000',
                '$2,394.32 plus 3.125% of what is over $100,000',
                'The same: $332 plus 2.75% of what is over $26,050',
              ],
            ],
            note: 'The 2025 table jumps at both steps; that is how it is printed. Your business income, school district and city are separate: see [Ohio business taxes](/resources/ohio-business-taxes).',
          },
        },
        'Want the answer for your own numbers? [Ask us](/contact).',
      ],
      sources: [
        {
          label: 'Ohio Revised Code 5747.02',
          href: 'https://codes.ohio.gov/ohio-revised-code/section-5747.02',
          year: '2025 and 2026',
        },
      ],
    },
  ],
} satisfies PageContent
