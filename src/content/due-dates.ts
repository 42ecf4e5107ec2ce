/** All due dates of 12 months, on a page of their own, and what is not among them. The dates: src/tax/due-dates/. */
import type { PageContent } from '#shared/page-content'

export default {
  title: 'Due dates of the next 12 months',
  description: 'Federal and Ohio due dates of the next 12 months, each with its source, and what is not among them.',
  lead: 'Federal and Ohio. Everything else about these taxes is on [Ohio business taxes](/resources/ohio-business-taxes).',
  sections: [
    {
      id: 'due-dates',
      heading: 'Due dates',
      blocks: [
        'For years that end in December. What falls on a weekend or holiday is shown on the business day it moves to. Each date names what it rests on: a section of the law (R.C. and O.A.C. are Ohio’s, U.S.C. is federal), or the agency’s own page or form where that is all we found.',
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
      heading: 'What is not here',
      blocks: [
        'These depend on you or your place, or we could not check them:',
        {
          list: [
            'Federal payroll deposits: [IRS, employment taxes](https://www.irs.gov/businesses/small-businesses-self-employed/depositing-and-reporting-employment-taxes).',
            'Ohio withholding paid partial-weekly, pass-through returns for owners outside Ohio (IT 4708, IT 1140), use tax and the state’s other taxes: [the Department’s list of due dates](https://tax.ohio.gov/help-center/resources/duedates).',
            'City and village tax: your city, or [RITA](https://www.ritaohio.com/Businesses/Home/FormDueDates).',
            'Workers’ compensation premiums: the invoice of [BWC](https://info.bwc.ohio.gov/for-employers).',
            'Returns of trusts, nonprofits, farms and benefit plans, federal excise tax, and health coverage forms of employers of 50 or more people: [IRS Publication 509](https://www.irs.gov/publications/p509), or the page of the form.',
          ],
        },
        'A disaster can move dates for a county. The IRS and the Department say so on their own pages.',
      ],
    },
  ],
  checked: '2026-11-21',
} satisfies PageContent
