import type { PageAction, Text } from '#shared/page-content.ts'

interface Stage {
  heading: string
  lead: Text
  tools: Tool[]
}

export interface Tool {
  title: string
  href: string
  text: Text
  parts: { label: string; href: string }[]
}

export default {
  title: 'Resources',
  description:
    'Free tax tools for Ohio: a tax calculator, a document checklist, refund lookup, official payment pages and business tax due dates.',
  action: {
    invite: 'Still have a question? Ask us.',
    atHand: ['The numbers you entered', 'Last year’s return', 'Any letter you received'],
  } satisfies PageAction,
  lead: 'Free tools and guides for federal and Ohio taxes. You do not need an account. Our own figures come with their sources.',
  stages: [
    {
      heading: 'Before you file',
      lead: 'Gather your documents, then estimate the result.',
      tools: [
        {
          title: 'Tax Prep Checklist',
          href: '/resources/tax-prep-checklist',
          text: 'Choose what applied to you in the tax year. The list shows only the documents you need. Check off what you have and print the rest.',
          parts: [{ label: 'Schedule your tax meeting', href: '/schedule' }],
        },
        {
          title: 'Tax Calculator',
          href: '/resources/tax-calculator',
          text: 'Estimate federal, self-employment and Ohio income tax, with every step of the calculation. Your numbers stay on your device.',
          parts: [
            { label: 'Federal and Ohio rates', href: '/resources/tax-calculator#rates' },
            { label: 'Taxes it leaves out', href: '/resources/tax-calculator#left-out' },
          ],
        },
      ],
    },
    {
      heading: 'When you owe tax',
      lead: 'You pay the tax agency directly. We never take a tax payment for you.',
      tools: [
        {
          title: 'Tax Payment Center',
          href: '/resources/tax-payment-center',
          text: 'Find the official payment page for your tax, and see what to have ready before you open it.',
          parts: [
            { label: 'Federal tax for individuals', href: '/resources/tax-payment-center#irs-individual' },
            { label: 'Estimated tax', href: '/resources/tax-payment-center#estimated-tax' },
            { label: 'Payment plan', href: '/resources/tax-payment-center#irs-payment-plan' },
            { label: 'Ohio and school district', href: '/resources/tax-payment-center#ohio-individual' },
          ],
        },
      ],
    },
    {
      heading: 'After you file',
      lead: 'Each tax agency knows only about its own refunds.',
      tools: [
        {
          title: 'Check My Refund',
          href: '/resources/check-my-refund',
          text: 'Open the right refund lookup, and see how long each tax agency takes and what to do if your refund does not come.',
          parts: [
            { label: 'Federal refund', href: '/resources/check-my-refund#federal' },
            { label: 'Ohio refund', href: '/resources/check-my-refund#ohio' },
            { label: 'School district refund', href: '/resources/check-my-refund#school-district' },
            { label: 'City refund through RITA', href: '/resources/check-my-refund#rita' },
          ],
        },
      ],
    },
    {
      heading: 'All year',
      lead: 'Ohio has several taxes on businesses, and each has its own due dates.',
      tools: [
        {
          title: 'Tax Due Dates',
          href: '/resources/due-dates',
          text: 'Choose what applies to you to see your federal and Ohio due dates for the next 12 months. Print them, or add them to your calendar.',
          parts: [
            { label: 'Dates for employers', href: '/resources/due-dates?for=employer' },
            { label: 'Dates for the self-employed', href: '/resources/due-dates?for=self-employed' },
            { label: 'Add them to your calendar', href: '/resources/due-dates#calendar' },
          ],
        },
        {
          title: 'Ohio Business Taxes',
          href: '/resources/ohio-business-taxes',
          text: 'Find the taxes your business may owe, with rates and where to file.',
          parts: [
            { label: 'Sales tax by county', href: '/resources/ohio-business-taxes#sales-tax' },
            { label: 'Taxes on wages', href: '/resources/ohio-business-taxes#employer' },
            { label: 'City net profit tax', href: '/resources/ohio-business-taxes#city' },
          ],
        },
      ],
    },
  ] satisfies Stage[],
  closing:
    'Looking for what changed in the law? [Our news](/blog) explains it. For a question about your own situation, [ask us](/contact).',
}
