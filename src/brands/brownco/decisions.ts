/** Brown & Co.'s copy about decisions that business owners face: the options, and the figures for each option. */
import type { Section, ServiceContent, Table } from '#shared/page-content.ts'

const head = ['Option', 'What it costs', 'What it does to your taxes', 'What has to be true']

function decision(heading: string, table: Table, headingBefore: string, list: string[]): Section[] {
  return [
    { id: 'decision', heading, blocks: [{ table }] },
    { id: 'before', heading: headingBefore, blocks: [{ list }] },
  ]
}

export const payroll = {
  lead: 'A hire is a cost you repeat every payday. Know the whole number before you add a name. Then we run the pay, the withholding and the returns.',
  sections: decision(
    'Hire, contract or wait?',
    {
      caption: 'Three ways to get the work done',
      head,
      rows: [
        [
          'Hire',
          'Wages, payroll tax, workers’ compensation, and the weeks before the hire pays off.',
          'Wages reduce profit. Withholding and returns begin with the first paycheck.',
          'There is work even in a slow month, and cash covers the first quarter.',
        ],
        [
          'Contract',
          'The price you agree on, and a Form W-9 before the first payment.',
          'The year may end with a Form 1099-NEC instead of a W-2.',
          'The contractor controls how the work is done. Agreeing on it does not settle it.',
        ],
        [
          'Wait',
          'Overtime, and the jobs you turn down.',
          'No new accounts and no new returns.',
          'The people you have can carry the work.',
        ],
      ],
    },
    'What you see before you hire',
    [
      'The cost of the hire by month six, with your share of every payroll tax',
      'Cash in a slow month, with one more paycheck to cover',
      'Our recommendation in writing, and what would change our minds',
    ],
  ),
} satisfies Partial<ServiceContent>

export const formation = {
  lead: 'The filing is quick. Living with the choice takes years. Compare what each kind of business costs, how it is taxed and what it asks of you before you file.',
  sections: decision(
    'Which kind of business?',
    {
      caption: 'Three ways to own it',
      head,
      rows: [
        [
          'Solo',
          'Nothing to form. A sole proprietor can begin without an LLC.',
          'The profit is on your own return, on Schedule C.',
          'You have asked an attorney about liability.',
        ],
        [
          'LLC',
          'A state filing and, with several owners, an operating agreement.',
          'By itself, little changes. One owner is taxed like a sole proprietor, several like a partnership.',
          'The LLC’s money stays apart from yours.',
        ],
        [
          'S corp',
          'Payroll for your own work, and a return on Form 1120-S.',
          'It depends on profit, on reasonable pay for your own work and on the cost of running payroll.',
          'You have compared both options with your own numbers.',
        ],
      ],
    },
    'What you see before you file',
    [
      'What each kind of business would pay and file, from the same forecast',
      'The accounts you will need, in order',
      'Our recommendation in writing, for you and your attorney',
    ],
  ),
} satisfies Partial<ServiceContent>

export const bookkeeping = {
  sections: decision(
    'Keep, hire or hand over?',
    {
      caption: 'Three ways to get the books closed',
      head,
      rows: [
        [
          'Keep',
          'Your evenings, and the software.',
          'The return waits until the books are done.',
          'Every account agrees with its statement each month.',
        ],
        [
          'Hire',
          'Wages and payroll tax, even for part-time work.',
          'Wages reduce profit. Withholding and returns begin with the first paycheck.',
          'Someone checks the books besides the person who keeps them.',
        ],
        [
          'Hand over',
          'A price we tell you before any work starts.',
          'The return is prepared from books that are already closed.',
          'Statements arrive on time, and you answer our questions each month.',
        ],
      ],
    },
    'What you see before you hand over',
    [
      'The price, from your accounts and transactions',
      'Who does which task, in writing',
      'The starting balances, from your last return and your statements',
    ],
  ),
} satisfies Partial<ServiceContent>

export const people = {
  sections: decision(
    'Hire, promote or wait?',
    {
      caption: 'Three ways to fill a role',
      head,
      rows: [
        [
          'Hire',
          'Wages, payroll tax, workers’ compensation, and the weeks before the hire pays off.',
          'Wages reduce profit. Withholding and returns begin with the first paycheck.',
          'An offer letter names the job, the pay and the manager.',
        ],
        [
          'Promote',
          'A raise, and someone to do the old job.',
          'Higher wages reduce profit, and payroll tax is due on the raise.',
          'The new role, its pay and its hours are in writing.',
        ],
        [
          'Wait',
          'Overtime, and the jobs you turn down.',
          'No new accounts and no new returns.',
          'Hours are recorded, and overtime is paid.',
        ],
      ],
    },
    'What you see before you fill a role',
    [
      'The job, its pay and who it reports to, in one letter',
      'Pay, forms and notices, checked against the rules',
      'What is missing, and what to fix first',
    ],
  ),
} satisfies Partial<ServiceContent>

export const marketing = {
  lead: 'Treat marketing like any other purchase. Know what a customer may cost, what the work has to bring in, and which number would make you stop.',
  sections: decision(
    'Keep, reach or fix?',
    {
      caption: 'Three places to put the next dollar',
      head: ['Option', 'What it costs', 'What you can measure', 'What has to be true'],
      rows: [
        [
          'Keep',
          'Time, and useful email to people who agreed to hear from you.',
          'Repeat customers, from invoices by name.',
          'The customers you have earn you money after costs.',
        ],
        [
          'Reach',
          'Advertising paid to the newspaper, site or printer, and the work behind it.',
          'Inquiries by source, and the cost per new customer.',
          'The margin on a first sale can carry that cost.',
        ],
        [
          'Fix',
          'A new price list, or someone to answer the phone.',
          'The share of inquiries that turns into sales.',
          'The price is too low, or calls go unanswered. Advertising will not fix either.',
        ],
      ],
    },
    'What you see before you spend',
    [
      'What a new customer may cost, from your margin on a first sale',
      'Two or three actions, each with a cost, an owner and a date',
      'The date to check the results, and the number that would make you stop',
    ],
  ),
} satisfies Partial<ServiceContent>

export const businessTax = {
  lead: 'A return reports what you decided months ago. We work out the tax before year end, while you can still choose, and then prepare the federal, Ohio and city returns.',
  sections: decision(
    'Buy, elect or wait?',
    {
      caption: 'Three decisions to make before year end',
      head,
      rows: [
        [
          'Buy',
          'Cash for the equipment, or a payment each month.',
          'Some property qualifies for a full federal deduction in the first year. Ohio spreads most of it over several years.',
          'You would buy it without the deduction.',
        ],
        [
          'Elect',
          'The Ohio return IT 4738, with estimates after each quarter.',
          'The business itself pays the Ohio tax. Owners add it back and take a credit.',
          'It suits every owner, because the choice binds all of them for the year and is irrevocable.',
        ],
        [
          'Wait',
          'Choices that are gone after year end.',
          'The estimated payments still follow this year’s books.',
          'You have seen the numbers for this year and the next.',
        ],
      ],
    },
    'What you see before year end',
    [
      'This year’s tax, from this year’s books',
      'Each option on the federal and the Ohio return, side by side',
      'The dates and amounts of the next payments',
    ],
  ),
} satisfies Partial<ServiceContent>
