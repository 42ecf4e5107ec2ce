/** The brand's copy for the fractional executives page, which covers finance, marketing and people. */
import type { ServiceContent } from '#shared/page-content.ts'

export default {
  description:
    'A finance, marketing or people chief for part of the month: what each executive decides, what you see each month and when you need one.',
  lead: 'An executive owns a decision and answers for the result. Fractional means for part of the month, for a business that needs the judgment but not a full-time salary. We fill three chairs: finance, marketing and people.',
  covers: [
    {
      title: 'Chief financial officer',
      text: 'Cash forecast, margins, budget, loans and the tax dates behind them. You see a short week before it arrives.',
    },
    {
      title: 'Chief marketing officer',
      text: 'Whom you serve, what you offer them, what to spend and when to stop. Judged by sales in the books.',
    },
    {
      title: 'Chief people officer',
      text: 'Roles, hiring, pay rules and the handbook, so that the business can grow past its founder.',
    },
    {
      title: 'A meeting each month',
      text: 'One page of figures, what changed, what was agreed last time and whether it was done.',
    },
    {
      title: 'Big decisions',
      text: 'Hiring, buying, leasing, taking in a partner, selling: two or three versions side by side.',
    },
    {
      title: 'The talks outside',
      text: 'We prepare you for the bank, the landlord, the agency or the buyer, and come along if you want.',
    },
  ],
  forWhom: [
    'Sales are up and the bank balance is not.',
    'We spend on advertising and nobody can say what it brought.',
    'Every hire, raise and complaint ends up on my desk.',
    'I want to sell or hand over the business in a few years.',
  ],
  steps: [
    {
      title: 'Start from the decision',
      text: 'Tell us what you need to decide. That settles which chair is empty.',
    },
    {
      title: 'Check the records',
      text: 'We look at the books, the sales by customer and the personnel files. Where the books are thin, {service:bookkeeping} comes first.',
    },
    {
      title: 'Write down the job',
      text: 'Which decisions the executive prepares, which stay with you, and which numbers show whether it works.',
    },
    {
      title: 'Meet each month',
      text: 'We compare, correct and agree what to do. You keep the decision.',
    },
  ],
  bring: [
    'Profit-and-loss and balance sheet for this year and last',
    'For finance: bank balances, loan and lease contracts, and what customers owe',
    'For marketing: sales by customer or service, and what you spent on advertising',
    'For people: a list of roles and pay, the handbook, and open positions',
    'The last business return',
    'The question that keeps coming back',
  ],
  cost: 'The price depends on how many chairs you fill, how often you want to meet, your yearly sales, how many people you employ, and whether the books are closed monthly. Send us these facts. You hear the price before any work starts, and the engagement letter repeats it.',
  questions: [
    {
      question: 'Do I need all three executives?',
      answer:
        'Seldom. Most owners have one empty chair. Start with the decision that costs the most when it goes wrong, and add another chair only if the numbers ask for it.',
    },
    {
      question: 'How is this different from hiring a manager?',
      answer:
        'A manager runs a part of the business every day. A fractional executive prepares the decisions above that, for part of the month, and leaves the daily work with your people.',
    },
    {
      question: 'Is my business too small?',
      answer:
        'If one wrong decision on price, hiring or debt would hurt for a year, the question is worth asking. If good books would answer it, we would start there.',
    },
    {
      question: 'Who decides?',
      answer:
        'You do. The executive prepares the choice, says which one we would take and why, and follows it through.',
    },
    {
      question: 'Do you give investment or legal advice?',
      answer:
        'No. Contracts and share sales need an attorney, and investments a licensed adviser. We prepare the numbers they ask for.',
    },
  ],
  sections: [
    {
      id: 'executives',
      heading: 'The three chairs we fill',
      blocks: [
        'Each executive works from the same books, so that a plan to sell more, a plan to hire and a plan to pay for both agree with each other.',
        {
          table: {
            caption: 'Fractional executives and their work',
            head: ['Executive', 'Decisions', 'Each month you see', 'Works with'],
            rows: [
              [
                'Finance (CFO)',
                'Price, debt, draws, what to buy and when',
                'Cash forecast, margins, budget against actual',
                '{service:bookkeeping}, {service:business-tax}',
              ],
              [
                'Marketing (CMO)',
                'Offer, audience, channels, what to stop',
                'Inquiries, sales and cost for each new customer',
                '{service:marketing}',
              ],
              [
                'People (CPO)',
                'Roles, hires, pay rules, who reports to whom',
                'Open positions, cost of each hire, hours and overtime',
                '{service:hr-consulting}, {service:payroll}',
              ],
            ],
            note: 'The chairs are roles. One person may fill more than one, and you can begin with one.',
          },
        },
      ],
    },
  ],
} satisfies Partial<ServiceContent>
