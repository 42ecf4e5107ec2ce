import type { PageContent, Text } from '#shared/page-content.ts'

export default {
  title: 'Tax Due Dates',
  description:
    'Federal and Ohio tax due dates for the next 12 months, each with its source, and a list of the due dates that we leave out.',
  lead: 'Federal and Ohio due dates for the next 12 months, each with its source.',
  leftOut:
    'Check these separately: federal payroll deposits, partial-weekly Ohio withholding, city tax and [less common returns](#not-here).',
  action: {
    invite: 'Ask us which of these dates apply to you.',
    atHand: ['Which taxes you already have an account for', 'How often you pay employees', 'Any unresolved notice'],
  },
  sections: [
    {
      id: 'about',
      heading: 'About these dates',
      blocks: [
        'The taxes themselves, with rates and where to file, are on [Ohio business taxes](/resources/ohio-business-taxes). To pay, see the [tax payment center](/resources/tax-payment-center).',
        'These dates are for tax years that end in December. If a due date falls on a weekend or holiday, we show the business day it moves to. Each date lists its source: a section of the law (R.C. and O.A.C. are Ohio law, U.S.C. is federal law), or the agency’s own page or form if we found no section.',
      ],
      sources: [
        {
          label: '26 U.S.C. 7503, weekends and holidays',
          href: 'https://www.law.cornell.edu/uscode/text/26/7503',
          year: '2026',
        },
        {
          label: 'Ohio Revised Code 1.14, weekends and holidays',
          href: 'https://codes.ohio.gov/ohio-revised-code/section-1.14',
          year: '2026',
        },
      ],
    },
    {
      id: 'not-here',
      heading: 'Due dates that are not listed here',
      blocks: [
        'These depend on your business or your location, or we could not check them:',
        {
          list: [
            'Federal payroll deposits: [IRS, employment taxes](https://www.irs.gov/businesses/small-businesses-self-employed/depositing-and-reporting-employment-taxes).',
            'Ohio withholding paid partial-weekly, pass-through returns for owners outside Ohio (IT 4708, IT 1140), use tax and the state’s other taxes: [the Department’s list of due dates](https://tax.ohio.gov/help-center/resources/duedates).',
            'City and village tax: ask your city or [RITA](https://www.ritaohio.com/Businesses/Home/FormDueDates).',
            'Workers’ compensation premiums: see your invoice from [BWC](https://info.bwc.ohio.gov/for-employers).',
            'Returns of trusts, nonprofits, farms and benefit plans, federal excise tax, and health coverage forms for employers of 50 or more people: [IRS Publication 509](https://www.irs.gov/publications/p509), or the page of the form.',
          ],
        },
        'After a disaster, due dates can change for a county. The IRS and the Department announce changes on their websites.',
      ],
    },
  ],
  checked: '2026-11-21',
} satisfies PageContent & { leftOut: Text }
