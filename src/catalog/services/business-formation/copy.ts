import type { ServiceContent } from '#shared/page-content.ts'

export default {
  description:
    'From idea to a registered Ohio business: tax choices, LLC steps with Form 610, EIN, vendor’s license, employer accounts and first books.',
  lead: 'Forming the company is the quick part. We help with what goes with it: how it will be taxed, which accounts it needs and how the books begin.',
  covers: [
    {
      title: 'How it will be taxed',
      text: 'Sole proprietor, partnership, S or C corporation: what each pays and files, worked through with your own forecast.',
    },
    {
      title: 'EIN',
      text: 'The federal number a business uses with banks and agencies. It is free.',
    },
    {
      title: 'Ohio tax accounts',
      text: 'Vendor’s license for taxable sales and employer withholding.',
    },
    {
      title: 'Employer accounts',
      text: 'Unemployment, workers’ compensation and city tax, if you will have employees.',
    },
    {
      title: 'Books from day one',
      text: 'A chart of accounts, a separate bank account, and your start-up costs recorded.',
    },
    {
      title: 'First-year calendar',
      text: 'Which return or payment is due when, for your kind of business and your towns.',
    },
  ],
  forWhom: [
    'I have a side job that is turning into a business.',
    'Two of us want to start together.',
    'I filed my LLC and do not know what comes next.',
    'I am buying a business or bringing one to Ohio.',
  ],
  steps: [
    {
      title: 'Talk it through',
      text: 'What you will sell, where, with whom, and what you expect to earn.',
    },
    {
      title: 'Compare the tax',
      text: 'We show what each type of entity would pay and file, using the same forecast.',
    },
    {
      title: 'You or your attorney file',
      text: 'You file the state form yourself, or an attorney prepares it.',
    },
    {
      title: 'Open the accounts',
      text: 'We go through the registrations in order and set up the books.',
    },
  ],
  invite: 'Talk it through before you file.',
  bring: [
    'Two or three possible names',
    'Owners’ names, addresses and ownership shares',
    'What you will sell, and in which counties',
    'A rough forecast of sales and costs',
    'Receipts for what you have already spent',
    'Articles and EIN letter, if you have filed',
  ],
  cost: 'State fees are in the steps below and go to the state. The price of our work depends on how many owners there are, whether you will sell taxable goods, whether you will hire, and what is already done. Send us these facts. We tell you the price before any work starts.',
  questions: [
    {
      question: 'Do I need an LLC?',
      answer:
        'Not to start. A sole proprietor can begin without one. An LLC is mainly about liability, which is a question for an attorney. By itself it changes little about tax.',
    },
    {
      question: 'Can you form the company for me?',
      answer:
        'In Ohio, drafting the documents that create a company for someone else is a lawyer’s work. You may file for your own company, or hire an attorney. We help with tax, accounts and books.',
    },
    {
      question: 'Do I need an operating agreement?',
      answer:
        'Ohio does not require one. With two or more owners, it is still a good idea. It says who decides, who is paid and what happens when someone leaves. An attorney writes it.',
    },
    {
      question: 'Is there an annual report?',
      answer: 'Not for an Ohio LLC. Tax returns are due all the same, even in a year without profit.',
    },
    {
      question: 'A letter offers to file something for a fee. Do I have to pay?',
      answer:
        'Many of these letters are advertising. Check on [ohiosos.gov](https://www.ohiosos.gov) or [irs.gov](https://www.irs.gov) first, or show it to us.',
    },
  ],
  sections: [
    {
      id: 'llc-steps',
      heading: 'An Ohio LLC, step by step',
      blocks: [
        {
          steps: [
            {
              title: 'Check the name',
              text: 'Search the Secretary of State’s records. You can reserve a name for $39 (2026), but you do not have to.',
            },
            {
              title: 'Name a statutory agent',
              text: 'A person or company in Ohio who accepts legal papers for the LLC. Required.',
            },
            {
              title: 'File Form 610',
              text: 'Articles of Organization, online at Ohio Business Central, $99 (2026). An LLC from another state registers with Form 617, also $99.',
            },
            {
              title: 'Get the EIN',
              text: 'At irs.gov, free. Do it after the LLC exists.',
            },
            {
              title: 'Open a bank account',
              text: 'In the LLC’s name. Keep personal money out of it.',
            },
            {
              title: 'Decide on tax treatment',
              text: 'One owner is taxed like a sole proprietor, several like a partnership, unless the LLC chooses otherwise.',
            },
          ],
        },
        {
          note: 'Beneficial ownership (BOI) reports: companies formed in the United States are exempt under a final rule in effect since August 14, 2026. Older pages that say you must file are out of date.',
        },
      ],
      sources: [
        { label: 'Ohio Secretary of State', href: 'https://www.ohiosos.gov', year: '2026' },
        { label: 'FinCEN, beneficial ownership', href: 'https://www.fincen.gov/boi', year: '2026' },
      ],
    },
    {
      id: 'registrations',
      heading: 'After the state filing',
      blocks: [
        {
          table: {
            caption: 'Registrations, by what your business does',
            head: ['If you', 'Register for', 'Where'],
            rows: [
              [
                'Sell taxable goods or services',
                'Vendor’s license, one for each location',
                '[gateway.ohio.gov](https://gateway.ohio.gov)',
              ],
              ['Have employees', 'Ohio withholding', '[gateway.ohio.gov](https://gateway.ohio.gov)'],
              ['Have employees', 'Unemployment', '[The SOURCE](https://thesource.jfs.ohio.gov)'],
              [
                'Have employees',
                'Workers’ compensation. Owners of an LLC are usually covered only if they choose to be',
                '[bwc.ohio.gov](https://bwc.ohio.gov)',
              ],
              [
                'Work in a city with income tax',
                'City net-profit tax',
                'City tax office or [RITA](https://www.ritaohio.com)',
              ],
              [
                'Take in more than $6 million a year (2025 on)',
                'Commercial activity tax',
                '[tax.ohio.gov](https://tax.ohio.gov)',
              ],
            ],
            note: 'Some trades also need a license from the state, county or city.',
          },
        },
        'Rates are on [Ohio business taxes](/resources/ohio-business-taxes), and dates on [tax due dates](/resources/due-dates). Hiring? See {service:payroll}.',
      ],
      sources: [
        { label: 'Ohio Business Gateway', href: 'https://gateway.ohio.gov', year: '2026' },
        { label: 'Ohio Bureau of Workers’ Compensation', href: 'https://bwc.ohio.gov', year: '2026' },
        {
          label: 'Ohio Department of Taxation, CAT changes',
          href: 'https://tax.ohio.gov/catlawchanges',
          year: '2025 on',
        },
      ],
    },
  ],
  checked: '2026-11-21',
} satisfies ServiceContent
