import type { PageContent } from '#shared/page-content'

export default {
  title: 'What the price of a personal return depends on',
  description:
    'What makes a personal tax return more or less work, what we ask before naming a price, and what to tell us when you ask.',
  lead: 'A return is priced by the work in it, and the work depends on your year. This page shows what matters, so you can ask with the right facts at hand.',
  sections: [
    {
      id: 'what-it-depends-on',
      heading: 'What the price depends on',
      blocks: [
        'Two people with the same income can have very different returns. One has a W-2 and rents in one town all year. The other moved in June, drives for a delivery app and sold some shares. Income is the same. The forms are not.',
        {
          list: [
            'How many kinds of income there are. Wages are quick. A business, a rental or a sale needs records behind it.',
            'How many places want a return: federal, Ohio, a school district, one or more cities, another state.',
            'How ready the papers are. A total you have added up takes less time than a box of receipts.',
            'Whether earlier years must be fixed or filed first.',
          ],
        },
        'The size of your refund is not on this list. It should not set the price of a return.',
      ],
    },
    {
      id: 'more-or-less-work',
      heading: 'What makes it more or less work',
      blocks: [
        {
          table: {
            caption: 'The same item as less work and as more work',
            head: ['In your year', 'Less work', 'More work'],
            rows: [
              ['Wages', 'One W-2, one city', 'Several W-2s, work in several cities, a W-2 with wrong local boxes'],
              [
                'Retirement',
                'SSA-1099 and one 1099-R',
                'Rollovers, an inherited account, a missed required withdrawal',
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
                'Marriage, divorce, birth, a death, a child shared between parents',
              ],
              ['Addresses', 'One address all year', 'A move between school districts, cities or states'],
              ['Earlier years', 'Filed, with copies', 'Missing returns, or a letter still open'],
            ],
          },
        },
        'You can move your own return to the left side of this table. The [tax prep checklist](/resources/tax-prep-checklist) shows how to sort the papers.',
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
            'Where did you live during the year, and from when to when? Where did you work?',
            'Which forms did you receive? For example: two W-2s, one 1099-R, one 1098.',
            'Did you have a business, a rental, or a sale of property, shares or digital assets?',
            'Did anything change: marriage, child, move, retirement, a death in the family?',
            'Has the IRS, Ohio or a city written to you?',
            'Do you have copies of last year’s returns?',
          ],
        },
        {
          note: 'Do not put Social Security numbers, account numbers or documents in the contact form. A price can be discussed without them.',
        },
      ],
    },
    {
      id: 'what-it-costs-to-ask',
      heading: 'How to get a price',
      blocks: [
        'Ask us for a price before you decide. With the answers above we can name one quickly, because we do not have to guess.',
        {
          questions: [
            {
              question: 'What should I confirm before work starts?',
              answer:
                'Four things, with any preparer. What is the price? Which returns does it include: federal, Ohio, school district, city? What would change it? Does the first meeting carry a charge?',
            },
            {
              question: 'What if something turns up later?',
              answer:
                'A form that arrives in March can add work. Ask beforehand how a change is handled and whether you hear the new price first.',
            },
            {
              question: 'Why are no amounts printed here?',
              answer: 'A “from” price helps nobody whose year is different. A price for your own list of forms does.',
            },
            {
              question: 'Could I file without a preparer?',
              answer:
                'Perhaps. If you have one W-2 and one address, look at the free filing options on [irs.gov](https://www.irs.gov) and [tax.ohio.gov](https://tax.ohio.gov) before you pay anyone. Remember the [school district and city returns](/services/personal-tax#ohio-returns).',
            },
          ],
        },
        'Ready to ask? Use the [contact page](/contact) or [choose a time](/schedule), in Dresden, in Pickerington or online.',
      ],
    },
  ],
} satisfies PageContent
