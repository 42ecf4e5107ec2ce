import type { PageContent } from '#shared/page-content.ts'

export default {
  title: 'What affects the price of a personal return',
  description:
    'What makes a personal tax return more or less work, what we ask before naming a price, and what to tell us when you ask.',
  lead: 'A return is priced by the work in it, and the work depends on your year. This page shows what matters, so you can ask with the right facts in front of you.',
  action: {
    invite: 'Send us the facts, and we will tell you the price.',
    atHand: [
      'Last year’s federal and Ohio returns',
      'A list of this year’s forms, such as W-2s and 1099s',
      'The addresses you lived at',
    ],
  },
  sections: [
    {
      id: 'what-it-depends-on',
      heading: 'What the price depends on',
      blocks: [
        'Two people with the same income can have very different returns. One has a W-2 and rents in one town all year. The other moved in June, drives for a delivery app and sold some stock. The income is the same. The forms are not.',
        {
          table: {
            caption: 'What affects the price of a personal return',
            head: ['The price depends on', 'Why', 'Tell us'],
            rows: [
              [
                'Kinds of income',
                'Wages are quick. A business, a rental or a sale needs records behind it.',
                'Which forms you received, and how many of each',
              ],
              [
                'Places that require a return',
                'Each one has its own return: federal, Ohio, a school district, cities, another state.',
                'Every address you lived at and every city you worked in, with dates',
              ],
              [
                'People on the return',
                'A spouse, a child or a parent changes credits and forms.',
                'Who lives with you, and what changed this year',
              ],
              [
                'State of your records',
                'A total you have added up takes less time than a box of receipts.',
                'What you have added up, and what you have not',
              ],
              [
                'Earlier years',
                'A missing or wrong return comes first, and its numbers carry over.',
                'The years, and any letter from the IRS, Ohio or a city',
              ],
            ],
          },
        },
        'The size of your refund is not in this table. It should not set the price of a return.',
      ],
    },
    {
      id: 'more-or-less-work',
      heading: 'What makes it more or less work',
      blocks: [
        {
          table: {
            caption: 'The same item with less work and with more work',
            head: ['In your year', 'Less work', 'More work'],
            rows: [
              ['Wages', 'One W-2, one city', 'Several W-2s, work in several cities, a W-2 with wrong local boxes'],
              [
                'Retirement',
                'SSA-1099 and one 1099-R',
                'Rollovers, an inherited IRA, a missed required minimum distribution',
              ],
              ['Investments', 'A 1099 with cost shown', 'Sales without cost records, digital assets, K-1s'],
              [
                'Own business',
                'A yearly profit-and-loss and a mileage log',
                'Mixed bank accounts, no log, equipment to depreciate',
              ],
              [
                'Rental',
                'Rent and costs listed by property',
                'First year, a sale, repairs and improvements not separated',
              ],
              [
                'Home and family',
                'Nothing changed',
                'Marriage, divorce, birth, a death, a child who lives with each parent part of the time',
              ],
              ['Addresses', 'One address all year', 'A move between school districts, cities or states'],
              ['Earlier years', 'Filed, with copies', 'Missing returns, or an unresolved letter'],
            ],
          },
        },
        'You can move your return into the “Less work” column. The [tax prep checklist](/resources/tax-prep-checklist) shows how to sort your documents.',
      ],
    },
    {
      id: 'asked-first',
      heading: 'What we ask first',
      blocks: [
        'Send your answers to these questions through the [contact page](/contact), or have them ready when you call. Words and counts are enough.',
        {
          list: [
            'Which year or years is it for?',
            'How will you file: single, married, head of household? Does anyone depend on you?',
            'Where did you live during the year, and on which dates? Where did you work?',
            'Which forms did you receive? For example: two W-2s, one 1099-R, one 1098.',
            'Did you have a business, a rental, or a sale of property, stock or digital assets?',
            'Did anything change: marriage, child, move, retirement, a death in the family?',
            'Has the IRS, Ohio or a city sent you a letter?',
            'Do you have copies of last year’s returns?',
          ],
        },
        {
          note: 'Do not put Social Security numbers, account numbers or documents in the contact form. We can discuss a price without them.',
        },
      ],
    },
    {
      id: 'what-it-costs-to-ask',
      heading: 'How to get a price within a day',
      blocks: [
        {
          steps: [
            {
              title: 'Answer the questions above',
              text: 'Copy them into a message and answer each one in words and counts. “I do not know” is an answer too.',
            },
            {
              title: 'Send the answers, or call',
              text: 'Use the [contact page](/contact), or call {phone}. Leave out Social Security numbers and documents.',
            },
            {
              title: 'Get the price',
              text: 'You will hear from us by the end of the next day the office is open, {days}. If an answer is missing, we will ask you for it.',
            },
            {
              title: 'Decide',
              text: 'No work starts until you know the price and say yes.',
            },
          ],
        },
        {
          questions: [
            {
              question: 'What should I confirm before work starts?',
              answer:
                'Four things, with any preparer. What is the price? Which returns does it include: federal, Ohio, school district, city? What would change it? Is there a charge for the first meeting?',
            },
            {
              question: 'What if something turns up later?',
              answer:
                'A form that arrives in March can add work. Ask in advance how a change is handled and whether you will be told the new price first.',
            },
            {
              question: 'Why don’t you list a price for my return?',
              answer: 'It depends on your own forms. Send us a list of your forms, and we will tell you the price.',
            },
            {
              question: 'Could I file without a preparer?',
              answer:
                'Maybe. If you have one W-2 and one address, look at the free filing options on [irs.gov](https://www.irs.gov) and [tax.ohio.gov](https://tax.ohio.gov) before you pay anyone. Remember the [school district and city returns](/services/personal-tax#ohio-returns).',
            },
          ],
        },
        'Ready to ask? Use the [contact page](/contact) or [choose a time](/schedule), in Dresden, in Pickerington or online.',
      ],
    },
  ],
} satisfies PageContent
