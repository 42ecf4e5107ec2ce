/** Brown & Co.'s copy for the fractional executives page, which covers finance, marketing and HR. */
import type { ServiceContent } from '#shared/page-content.ts'

export default {
  description:
    'A part-time executive for finance, marketing or people: what each one decides, what you see each month and when you need one.',
  lead: 'An executive owns a decision and answers for the result. Fractional means part-time, for a business that needs the judgment but not a full-time salary. We fill three seats: finance, marketing and people.',
  covers: [
    {
      title: 'Chief financial officer',
      text: 'Cash forecast, margins, budget, loans and the tax dates behind them. You see a tight week coming.',
    },
    {
      title: 'Chief marketing officer',
      text: 'Who you serve, what you offer them, what to spend and when to stop. Judged by the sales in your books.',
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
      text: 'Hiring, buying, leasing, taking on a partner, selling: two or three options side by side.',
    },
    {
      title: 'Outside meetings',
      text: 'We prepare you for the bank, the landlord, the agency or the buyer, and come along if you want.',
    },
  ],
  forWhom: [
    'Sales are up and the bank balance is not.',
    'We spend on advertising and nobody can say what it brought in.',
    'Every hire, raise and complaint ends up on my desk.',
    'I want to sell or hand over the business in a few years.',
  ],
  steps: [
    {
      title: 'Start from the decision',
      text: 'Tell us what you need to decide. That tells us which seat is empty.',
    },
    {
      title: 'Check the records',
      text: 'We look at the books, the sales by customer and the personnel files. If the books are thin, {service:bookkeeping} comes first.',
    },
    {
      title: 'Write down the job',
      text: 'Which decisions the executive prepares, which stay with you, and which numbers show whether it works.',
    },
    {
      title: 'Meet each month',
      text: 'We compare, adjust and agree on what to do. The decision is yours.',
    },
  ],
  bring: [
    'Profit and loss statement and balance sheet for this year and last',
    'For finance: bank balances, loan and lease contracts, and what customers owe',
    'For marketing: sales by customer or service, and what you spent on advertising',
    'For people: a list of roles and pay, the handbook, and open positions',
    'Your latest business return',
    'The question that keeps coming back',
  ],
  cost: 'The price depends on how many seats you fill, how often you want to meet, your annual sales, how many people you employ, and whether the books are closed monthly. Send us these facts. We tell you the price before any work starts, and the engagement letter repeats it.',
  questions: [
    {
      question: 'Do I need all three executives?',
      answer:
        'Rarely. Most owners have one empty seat. Start with the decision that costs the most when it goes wrong, and add another seat only if the numbers call for it.',
    },
    {
      question: 'How is this different from hiring a manager?',
      answer:
        'A manager runs part of the business every day. A fractional executive prepares the bigger decisions, part-time, and leaves the daily work to your people.',
    },
    {
      question: 'Is my business too small?',
      answer:
        'If one wrong decision on price, hiring or debt would hurt for a year, the question is worth asking. If good books would answer it, we would start there.',
    },
    {
      question: 'Who decides?',
      answer:
        'You do. The executive lays out the options, says which one we would choose and why, and follows through.',
    },
    {
      question: 'Do you give investment or legal advice?',
      answer:
        'No. Contracts and stock sales need an attorney, and investments need a licensed adviser. We prepare the numbers they ask for.',
    },
  ],
  sections: [
    {
      id: 'executives',
      heading: 'The three seats we fill',
      blocks: [
        {
          table: {
            caption: 'Fractional executives and their work',
            head: ['Executive', 'Decisions', 'What you see each month', 'Works with'],
            rows: [
              [
                'Finance',
                'Price, debt, draws, what to buy and when',
                'Cash forecast, margins, budget versus actual',
                '{service:bookkeeping}, {service:business-tax}',
              ],
              [
                'Marketing',
                'Offer, audience, channels, what to stop',
                'Inquiries, sales and cost per new customer',
                '{service:marketing}',
              ],
              [
                'People',
                'Roles, hires, pay rules, who reports to whom',
                'Open positions, cost of each hire, hours and overtime',
                '{service:hr-consulting}, {service:payroll}',
              ],
            ],
            note: 'Each seat is a role. One person may fill more than one, and you can start with one.',
          },
        },
        'Each executive works from the same books, so the plans to sell more, to hire and to pay for both agree.',
      ],
    },
  ],
} satisfies Partial<ServiceContent>
