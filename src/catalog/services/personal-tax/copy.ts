import type { ServiceContent } from '#shared/page-content.ts'

export default {
  description:
    'Federal, Ohio, school district and city income tax returns for individuals and families, in Dresden, Pickerington or online.',
  lead: 'We prepare your federal return together with the Ohio, school district and city returns that go with it. You see the numbers before anything is filed.',
  covers: [
    {
      title: 'Federal return',
      text: 'Form 1040 with the schedules your year calls for: wages, retirement, investments, rent or a side business.',
    },
    {
      title: 'Ohio return',
      text: 'The IT 1040, with the credits and the business income deduction where they apply.',
    },
    {
      title: 'School district and city returns',
      text: 'We check every address you lived at and every place you worked, because these taxes follow the address.',
    },
    {
      title: 'Estimated payments',
      text: 'If no tax is withheld from your income, we work out the four payments a year.',
    },
    {
      title: 'Letters and earlier years',
      text: 'We read the letter with you, compare it with the return and prepare an amended return if one is needed.',
    },
    {
      title: 'Withholding check',
      text: 'After a new job, a wedding or a first pension payment, we work out whether enough is being withheld.',
    },
  ],
  forWhom: [
    'I have two W-2s, and someone told me I owe a school district return.',
    'I retired this year and do not know what is taxed.',
    'I drive, sell or repair things on the side.',
    'We got married, had a child, moved or sold a house.',
  ],
  steps: [
    {
      title: 'Tell us about your year',
      text: 'Use the [contact page](/contact) or call. Leave out Social Security numbers and documents.',
    },
    {
      title: 'Gather your documents',
      text: 'Work through the [tax prep checklist](/resources/tax-prep-checklist). It prints on one page.',
    },
    {
      title: 'Bring them or send them',
      text: 'Meet us in Dresden or Pickerington, or online, {days}. [Choose a time](/schedule).',
    },
    {
      title: 'Go through the return',
      text: 'We show you where each number came from. You ask, correct and decide.',
    },
    {
      title: 'Sign and file',
      text: 'After you sign, the returns are filed. Then track your refund with [Check My Refund](/resources/check-my-refund).',
    },
  ],
  invite: 'Bring what you have. We will tell you what is missing.',
  bring: [
    'Photo ID, and Social Security cards and birth dates for everyone on the return',
    'Last year’s federal, Ohio, school district and city returns',
    'W-2s, 1099s, SSA-1099 and your last pay stub of the year',
    'Every address you lived at, with the dates',
    'Form 1095-A if you had Marketplace health coverage',
    'Bank routing and account number for the refund',
  ],
  cost: 'The price depends on the forms and addresses in your year. When you ask, send us [the facts behind the price](/services/personal-tax/pricing). We tell you the price before any work starts.',
  questions: [
    {
      question: 'When is my 2026 return due?',
      answer:
        'The federal return is due Thursday, April 15, 2027. An extension gives you until October 15, 2027, to file. It does not give you more time to pay. Ohio normally follows the federal date.',
    },
    {
      question: 'Do the new tip and overtime deductions lower my Ohio tax?',
      answer:
        'No. They are taken after the federal income figure that Ohio starts with, so they lower federal tax only.',
    },
    {
      question: 'I live in one city and work in another. Do I file twice?',
      answer:
        'You may. The city where you work usually taxes the wages first. Your home city may give credit for that tax, in full or in part, and may still require a return.',
    },
    {
      question: 'Can I do this without coming in?',
      answer: 'Yes. Meetings can be online. Ask us how to send documents safely before you send any.',
    },
  ],
  sections: [
    {
      id: 'ohio-returns',
      heading: 'The Ohio returns people forget',
      blocks: [
        'An Ohio household can owe three returns besides the federal one. Tax software often asks about the first and skips the others.',
        {
          table: {
            caption: 'Ohio returns besides the federal return',
            head: ['Return', 'Who files', 'Where to look'],
            rows: [
              ['Ohio IT 1040', 'Most residents, and others with Ohio income', '[tax.ohio.gov](https://tax.ohio.gov)'],
              [
                'School district, SD 100',
                'Only residents of a district that has the tax, for the months they lived there',
                '[The Finder](https://tax.ohio.gov/Finder), by address',
              ],
              [
                'City or village',
                'Depends on the place. Newark requires a return from every resident aged 18 or over',
                'The city’s tax office, [RITA](https://www.ritaohio.com) for Newcomerstown, [CRISP](https://crisp.columbus.gov) for Columbus',
              ],
            ],
          },
        },
      ],
      sources: [
        { label: 'Ohio Department of Taxation, The Finder', href: 'https://tax.ohio.gov/Finder', year: '2026' },
        { label: 'City of Newark, income tax', href: 'https://www.newarkohio.net/city-services/tax', year: '2026' },
      ],
    },
    {
      id: 'amounts',
      heading: 'Amounts for 2025 and 2026',
      blocks: [
        {
          table: {
            caption: 'Amounts for tax years 2025 and 2026',
            head: ['Item', '2025', '2026'],
            rows: [
              ['Standard deduction, single', '$15,750', '$16,100'],
              ['Standard deduction, married filing jointly', '$31,500', '$32,200'],
              ['Standard deduction, head of household', '$23,625', '$24,150'],
              ['Extra deduction for each person 65 or over, 2025 to 2028', '$6,000', '$6,000'],
              ['Child tax credit, each child under 17', '$2,200', '$2,200'],
              ['Cap on state and local tax, if you itemize', '$40,000', '$40,400'],
              ['Cash gifts to charity, if you do not itemize', 'none', 'up to $1,000 ($2,000 joint)'],
              ['Ohio tax on nonbusiness income up to $26,050', 'none', 'none'],
              ['Ohio tax from there to $100,000', '$342 plus 2.75%', '$332 plus 2.75%'],
              ['Ohio tax above $100,000', '$2,394.32 plus 3.125%', 'no separate bracket'],
            ],
            note: 'The deduction at 65 shrinks once income passes $75,000 ($150,000 joint). The child credit, the state and local cap and other items also shrink at higher incomes. Ohio percentages apply to the income above the start of each bracket. The 2026 Ohio figures come from the Revised Code; compare them with the state’s 2026 forms.',
          },
        },
        'For a rough figure, use the [tax calculator](/resources/tax-calculator). It is an estimate, not advice.',
      ],
      sources: [
        {
          label: 'IRS, One Big Beautiful Bill provisions',
          href: 'https://www.irs.gov/newsroom/one-big-beautiful-bill-provisions',
          year: '2025–2028',
        },
        { label: 'IRS, Rev. Proc. 2025-32', href: 'https://www.irs.gov/pub/irs-drop/rp-25-32.pdf', year: '2026' },
        {
          label: 'Ohio Revised Code 5747.02',
          href: 'https://codes.ohio.gov/ohio-revised-code/section-5747.02',
          year: '2025, 2026',
        },
      ],
    },
  ],
  checked: '2026-11-21',
} satisfies ServiceContent
