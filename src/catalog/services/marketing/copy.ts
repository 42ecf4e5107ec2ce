import type { ServiceContent } from '#shared/page-content.ts'

export default {
  description:
    'Practical marketing for small businesses in central and eastern Ohio: a clear offer, a listing people can find, a budget and numbers that show what worked.',
  lead: 'We help you explain what you do, get found by the people nearby who need it, and see what your spending brings in. The books are the judge.',
  covers: [
    {
      title: 'Offer and audience',
      text: 'Who buys from you now, what they came for and which work earns you money.',
    },
    {
      title: 'Plan and budget',
      text: 'A few actions for the coming months, each with a cost, an owner and a date.',
    },
    {
      title: 'Map listings and reviews',
      text: 'The same name, address, hours and services everywhere, and an honest way to ask for reviews.',
    },
    {
      title: 'Website copy',
      text: 'Pages that answer what customers ask: what, where, for whom, and how to reach you.',
    },
    {
      title: 'Email to customers',
      text: 'Useful messages to people who agreed to hear from you, with a way to unsubscribe.',
    },
    {
      title: 'Measuring',
      text: 'Calls, inquiries, sales and cost, side by side each month.',
    },
  ],
  forWhom: [
    'All my work comes by word of mouth, and it has slowed.',
    'I pay for ads and cannot tell whether they work.',
    'Customers still find my old address or old hours online.',
    'I am opening in a second town.',
  ],
  steps: [
    {
      title: 'Look at the books',
      text: 'Which customers and services made money after costs? Those deserve the effort.',
    },
    {
      title: 'Look from the outside',
      text: 'We search for you as a stranger in your town would, and write down what we find.',
    },
    {
      title: 'Choose a few things',
      text: 'We agree on two or three actions and on how each will be measured.',
    },
    {
      title: 'Do them, then read the numbers',
      text: 'Keep what brought in work. Stop what did not.',
    },
  ],
  invite: 'Tell us which customers you want more of.',
  bring: [
    'Sales by customer or service for the last year',
    'What you spent on advertising, and where',
    'Logins to your listings, website and email list, or the name of the person who has them',
    'Photos of your work that you may use',
    'The questions customers ask most often',
  ],
  cost: 'The price depends on what you spend now, what you want more of, and who does the day-to-day work. Send us these facts. We tell you the price before any work starts. Advertising itself is paid to the newspaper, site or printer and is a separate cost.',
  questions: [
    {
      question: 'Can you put me first in the search results?',
      answer:
        'Nobody can promise that. Correct listings, clear pages and real reviews help. Your distance from the person searching matters too, and no one can change that.',
    },
    {
      question: 'How soon will I know whether it works?',
      answer:
        'It depends on how long your customers take to decide. Before you start, agree on a date to check the results and on a number that would make you stop.',
    },
    {
      question: 'Can I email everyone who has ever bought from me?',
      answer:
        'Federal law sets rules for commercial email: an honest sender and subject, your postal address and an opt-out that works. The [FTC guide](https://www.ftc.gov/business-guidance/resources/can-spam-act-compliance-guide-business) explains them.',
    },
    {
      question: 'Will you use my tax information for this?',
      answer:
        'Federal law does not allow information you give for a tax return to be used for other purposes without your signed consent. For marketing, give us sales figures separately.',
    },
  ],
  sections: [
    {
      id: 'what-we-measure',
      heading: 'What is worth measuring',
      blocks: [
        'Views, likes and followers are easy to count and hard to bank. These numbers say more.',
        {
          table: {
            caption: 'Numbers that tie marketing to the books',
            head: ['Number', 'Where it comes from', 'What it can tell you'],
            rows: [
              [
                'Inquiries by source',
                'Asking each caller “How did you find us?” and noting it',
                'Which channel brings people at all',
              ],
              ['Share that turns into sales', 'Inquiries and invoices', 'Whether the right people are asking'],
              ['Cost per new customer', 'Spending divided by new customers from it', 'Whether to spend more or less'],
              ['Margin on a first sale', 'The books', 'What you can spend on a new customer'],
              ['Repeat customers', 'Invoices by name', 'Whether service does the selling'],
              ['Reviews, and your replies', 'Map listings', 'What strangers read first'],
            ],
            note: 'In a small business these counts are small. One month proves little. Compare several.',
          },
        },
        'If margin by service is not in your books yet, start with {service:bookkeeping}. For the larger view, see {service:fractional-cfo}.',
      ],
    },
    {
      id: 'scope',
      heading: 'What this service is, and is not',
      blocks: [
        'It suits a business that serves people within driving distance: a shop in Coshocton, a contractor in Zanesville, a practice in Newark, a restaurant in Marietta. What works in Columbus, with many competitors nearby, can differ from what works in Dresden, where most people already know the name.',
        {
          list: [
            'No bought reviews or followers. The FTC forbids fake reviews, and customers notice.',
            'No promise of a rank, a number of leads or a result.',
            'Your accounts should be in your name, so that you can take them with you.',
            'No legal claims about competitors, prices or health without someone qualified to check them.',
          ],
        },
        {
          note: 'Marketing will not fix a price that is too low or phones that go unanswered. If we see that, we tell you first.',
        },
        'Your industry has its own rules and seasons. See [retail](/industries/retail), [construction](/industries/construction), [healthcare](/industries/healthcare) and [professional services](/industries/professional-services).',
      ],
    },
  ],
} satisfies ServiceContent
