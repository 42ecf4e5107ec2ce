/** The brand's copy for services that begin with a decision: the options, and the figures that the owner sees first. */
import type { ServiceContent } from '#shared/page-content.ts'

const head = ['Option', 'What it costs', 'What it does to your taxes', 'What has to be true']

export const payroll = {
  lead: 'A hire is a cost you repeat every payday. Know the whole number before you add a name. Then we run the pay, the withholding and the returns.',
  sections: [
    {
      id: 'decision',
      heading: 'Hire, contract or wait?',
      blocks: [
        {
          table: {
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
                'The invoice, without the employer’s share of payroll tax.',
                'Payments reduce profit. You may have to file a 1099-NEC.',
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
        },
      ],
    },
    {
      id: 'before',
      heading: 'What you see before you hire',
      blocks: [
        {
          list: [
            'The cost of the hire by month six, with your share of every payroll tax',
            'Cash in a slow month, with one more paycheck to cover',
            'Our recommendation in writing, and what would change our minds',
          ],
        },
      ],
    },
  ],
} satisfies Partial<ServiceContent>

export const formation = {
  lead: 'The filing is quick. Living with the choice takes years. Compare what each kind of business costs, how it is taxed and what it asks of you before you file.',
  sections: [
    {
      id: 'decision',
      heading: 'Which kind of business?',
      blocks: [
        {
          table: {
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
                'Payroll for your own work, and a separate return.',
                'The result depends on profit and on reasonable pay for your work.',
                'Profit covers that pay and the cost of running payroll.',
              ],
            ],
          },
        },
      ],
    },
    {
      id: 'before',
      heading: 'What you see before you file',
      blocks: [
        {
          list: [
            'What each kind of business would pay and file, from the same forecast',
            'The accounts you will need, in order',
            'Our recommendation in writing, for you and your attorney',
          ],
        },
      ],
    },
  ],
} satisfies Partial<ServiceContent>
