import type { ServiceContent } from '#shared/page-content.ts'

export default {
  description:
    'Payroll runs, federal, Ohio, school district and city withholding, unemployment and workers’ compensation reports for small Ohio employers.',
  lead: 'You send hours. We calculate the pay, the withholding and the employer’s share, and keep track of every return that goes with it.',
  covers: [
    {
      title: 'Payroll runs',
      text: 'Gross to net for hourly, salaried and tipped employees, with overtime, deductions and pay stubs.',
    },
    {
      title: 'Withholding',
      text: 'Federal, Ohio, school district and city tax for each employee, by home address and place of work.',
    },
    {
      title: 'Quarterly and annual returns',
      text: 'Forms 941 and 940, Ohio withholding, unemployment wage reports and city returns.',
    },
    {
      title: 'Year-end forms',
      text: 'W-2s for employees and 1099-NEC forms for contractors, checked against the year’s totals.',
    },
    {
      title: 'Workers’ compensation reports',
      text: 'Payroll by class for the Ohio BWC, and the yearly true-up that compares estimated with actual payroll.',
    },
    {
      title: 'First-time setup',
      text: 'The federal, state and city accounts a new employer needs, in the right order.',
    },
  ],
  forWhom: [
    'I am about to hire my first employee.',
    'I run payroll myself and got a notice.',
    'My crew works in a different city every week.',
    'My people live in school districts with an income tax.',
  ],
  steps: [
    {
      title: 'Set up accounts',
      text: 'We list which registrations you have and which are missing.',
    },
    {
      title: 'Set up people',
      text: 'Each employee fills out Form W-4 and Ohio IT 4. We match the home address to its school district and city.',
    },
    {
      title: 'Run payroll',
      text: 'You send hours and changes. You approve the totals before anyone is paid.',
    },
    {
      title: 'Deposit and report',
      text: 'Deposits and returns follow the dates below, and we post the entries to your books.',
    },
  ],
  invite: 'Tell us how many people you pay, and in which cities.',
  bring: [
    'Your EIN letter and state, unemployment, BWC and city account numbers',
    'The name, address, W-4 and IT 4 of each employee',
    'Pay rates, pay dates and deductions',
    'Payroll reports for the year so far',
    'Any notices you have received',
  ],
  cost: 'The price depends on how many people you pay, how often, which cities they work in, and whether past quarters need fixing. Send us these facts. We tell you the price before any work starts.',
  questions: [
    {
      question: 'An employee lives in Kentucky. Do I withhold Ohio tax?',
      answer:
        'Not on the wages of residents of Indiana, Kentucky, Michigan, Pennsylvania or West Virginia. City tax for work done in Ohio can still apply.',
    },
    {
      question: 'Why does a school district far from my shop matter?',
      answer:
        'The tax follows the employee’s home. If the district has one, you withhold it, wherever your business is. [The Finder](https://tax.ohio.gov/Finder) shows it by address.',
    },
    {
      question: 'Do I need workers’ compensation for one part-timer?',
      answer:
        'Yes. Ohio requires it from the first employee, through the state fund or as an approved self-insured employer.',
    },
    {
      question: 'Can I switch payroll services in the middle of a year?',
      answer: 'Yes, with the year-to-date totals for each person. The start of a quarter is the simplest time.',
    },
  ],
  sections: [
    {
      id: 'withholding',
      heading: 'What is withheld and paid in Ohio payroll',
      blocks: [
        {
          table: {
            caption: 'Payroll taxes for 2026',
            head: ['Tax', 'Who pays', 'How much'],
            rows: [
              ['Federal income tax', 'Employee', 'Based on Form W-4'],
              ['Social Security', 'Both', '6.2% each, on wages up to $184,500'],
              ['Medicare', 'Both', '1.45% each'],
              ['Ohio income tax', 'Employee', 'Based on Form IT 4'],
              ['School district tax', 'Employee', 'If the home district has one'],
              ['City or village tax', 'Employee', 'Based on place of work, at that city’s rate'],
              ['Federal unemployment', 'Employer', 'Usually 0.6% on the first $7,000 of each person’s wages'],
              [
                'Ohio unemployment',
                'Employer',
                'Your own rate on the first $9,000, and a 0.15% technology and customer-service fee, January 2026 to December 2027',
              ],
              ['Workers’ compensation', 'Employer', 'Based on payroll and kind of work'],
            ],
          },
        },
      ],
      sources: [
        {
          label: 'IRS, employment taxes',
          href: 'https://www.irs.gov/businesses/small-businesses-self-employed/employment-taxes',
          year: '2026',
        },
        { label: 'Ohio unemployment, The SOURCE', href: 'https://thesource.jfs.ohio.gov', year: '2026, 2027' },
        { label: 'Ohio Department of Taxation', href: 'https://tax.ohio.gov', year: '2026' },
      ],
    },
    {
      id: 'registrations',
      heading: 'Accounts an employer needs',
      blocks: [
        {
          table: {
            caption: 'Registrations for a new Ohio employer',
            head: ['Account', 'Where', 'Note'],
            rows: [
              ['EIN', '[irs.gov](https://www.irs.gov)', 'Free'],
              [
                'Ohio withholding',
                '[gateway.ohio.gov](https://gateway.ohio.gov)',
                'Within 15 days of the first wages with tax to withhold. Ohio sets how often you pay',
              ],
              ['Unemployment', '[The SOURCE](https://thesource.jfs.ohio.gov)', 'Wage report each quarter'],
              [
                'Workers’ compensation',
                '[bwc.ohio.gov](https://bwc.ohio.gov)',
                'Form U-3, with a non-refundable fee of at least $120 (2026)',
              ],
              ['City tax', 'City office or [RITA](https://www.ritaohio.com)', 'For each place where people work'],
            ],
          },
        },
      ],
      sources: [
        { label: 'Ohio Business Gateway', href: 'https://gateway.ohio.gov', year: '2026' },
        { label: 'Ohio Bureau of Workers’ Compensation', href: 'https://bwc.ohio.gov', year: '2026' },
      ],
    },
    {
      id: 'dates',
      heading: 'Payroll dates in 2027',
      blocks: [
        {
          table: {
            caption: 'Federal payroll forms due in 2027',
            head: ['Form', 'For', 'Due'],
            rows: [
              ['W-2 and 1099-NEC', '2026', 'February 1'],
              ['Form 941', 'October to December 2026', 'February 1'],
              ['Form 940', '2026', 'February 1'],
              ['Form 944, if the IRS told you to use it instead of Form 941', '2026', 'February 1'],
              ['Form 941', 'January to March', 'April 30'],
              ['Form 941', 'April to June', 'August 2'],
              ['Form 941', 'July to September', 'November 1'],
            ],
            note: 'Dates that fall on a weekend are shown as the following Monday. Tax deposits are due earlier and more often.',
          },
        },
        'Ohio withholding, unemployment, workers’ compensation and city returns have their own dates, and Ohio requires a yearly reconciliation after the last payroll. See the [due dates for employers](/resources/due-dates?for=employer).',
        'Hiring for the first time? See {service:hr-consulting}. Crews on many sites? See [construction](/industries/construction).',
      ],
      sources: [
        { label: 'IRS, Publication 509, tax calendars', href: 'https://www.irs.gov/publications/p509', year: '2027' },
      ],
    },
  ],
  checked: '2026-11-21',
} satisfies ServiceContent
