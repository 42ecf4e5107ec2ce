import type { ServiceContent } from '#shared/page-content.ts'

export default {
  description:
    'Help with the people side of a small Ohio business: first-hire forms, job descriptions, pay rules, handbooks, files and the 2026 minimum wage.',
  lead: 'Most small employers do not have an HR department. We help you hire with the right paperwork, pay by the right rules and keep files you can find again.',
  covers: [
    {
      title: 'First hire',
      text: 'The forms, accounts and notices that are needed before and just after someone starts.',
    },
    {
      title: 'Job descriptions and offers',
      text: 'What the job is, what it pays and who it reports to, in a letter both sides understand.',
    },
    {
      title: 'Pay rules',
      text: 'Minimum wage, tips, overtime and salaried status, checked against how your people really work.',
    },
    {
      title: 'Employee or contractor',
      text: 'A look at who controls the work before you pay someone on a 1099.',
    },
    {
      title: 'Handbook',
      text: 'A draft of your own rules on hours, leave, safety and conduct, for an attorney to read before it is used.',
    },
    {
      title: 'Personnel files',
      text: 'What to keep, what to keep separate and how to organize it.',
    },
  ],
  forWhom: [
    'I want to hire someone next month and have never done it.',
    'I pay a helper on a 1099 and am not sure that is allowed.',
    'We are ten people and nothing is written down.',
    'My servers earn tips, and I worry about the rules.',
  ],
  steps: [
    {
      title: 'Tell us where you stand',
      text: 'How many people you have, what they do, and what is in writing.',
    },
    {
      title: 'Check against the rules',
      text: 'We go through pay, forms and notices and list what is missing.',
    },
    {
      title: 'Fix the urgent part first',
      text: 'Missing accounts, wrong pay and missing forms come before the handbook.',
    },
    {
      title: 'Keep it current',
      text: 'A short list each December: the new wage, the new poster, address changes, W-4 and IT 4 changes.',
    },
  ],
  invite: 'Tell us who you are hiring, or what happened.',
  bring: [
    'A list of people with job, pay and start date',
    'Time records and the last payroll report',
    'Forms and agreements you already use',
    'Your handbook or rules, if there are any',
    'Letters from agencies, if there are any',
  ],
  cost: 'The price depends on how many people you have, what is already in writing, and whether you need one answer, a first-hire package or regular help. Send us these facts. We tell you the price before any work starts.',
  questions: [
    {
      question: 'Can I pay a worker as a contractor if we both agree?',
      answer:
        'Agreement does not settle it. What counts is who controls how the work is done, who pays the costs and how long the relationship lasts.',
    },
    {
      question: 'What is the minimum wage for 2027?',
      answer:
        'Ohio adjusts it each January 1. We do not publish a rate until we have checked it. Look at [com.ohio.gov](https://com.ohio.gov) before the first payroll of the year.',
    },
    {
      question: 'Is this legal advice?',
      answer:
        'No. A disputed termination, a complaint or a contract needs an employment attorney. We help you get the paperwork in order.',
    },
    {
      question: 'Do you also run the payroll?',
      answer: 'Yes, see {service:payroll}. The first-hire forms below feed right into it.',
    },
  ],
  sections: [
    {
      id: 'first-hire',
      heading: 'First-hire paperwork in Ohio',
      blocks: [
        'Your first employee makes you an employer in the eyes of several agencies at once.',
        {
          table: {
            caption: 'Forms and accounts for a first hire',
            head: ['What', 'Who does it', 'Where'],
            rows: [
              ['Form W-4, federal withholding', 'Employee fills out, you keep', '[irs.gov](https://www.irs.gov)'],
              [
                'Form IT 4, Ohio and school district withholding',
                'Employee fills out, you keep',
                '[tax.ohio.gov](https://tax.ohio.gov)',
              ],
              [
                'Form I-9, employment eligibility',
                'Both, with the employee’s documents in hand',
                '[uscis.gov](https://www.uscis.gov/i-9)',
              ],
              ['New-hire report', 'You, soon after the first day', 'Ohio New Hire Reporting Center'],
              [
                'Ohio withholding account',
                'You, within 15 days of owing withholding',
                '[gateway.ohio.gov](https://gateway.ohio.gov)',
              ],
              ['Unemployment account', 'You', '[The SOURCE](https://thesource.jfs.ohio.gov)'],
              [
                'Workers’ compensation, Form U-3',
                'You, with a non-refundable fee of at least $120 (2026)',
                '[bwc.ohio.gov](https://bwc.ohio.gov)',
              ],
              [
                'Workplace posters',
                'You, where employees can read them',
                '[com.ohio.gov](https://com.ohio.gov), [bwc.ohio.gov](https://bwc.ohio.gov)',
              ],
            ],
          },
        },
      ],
      sources: [
        { label: 'Ohio Business Gateway', href: 'https://gateway.ohio.gov', year: '2026' },
        { label: 'Ohio Bureau of Workers’ Compensation', href: 'https://bwc.ohio.gov', year: '2026' },
      ],
    },
    {
      id: 'minimum-wage',
      heading: 'Ohio minimum wage in 2026',
      blocks: [
        {
          table: {
            caption: 'Hourly minimum wage, January 1 to December 31, 2026',
            head: ['Employer or worker', 'Minimum'],
            rows: [
              ['Gross receipts above $405,000 a year', '$11.00'],
              ['The same, tipped employees', '$5.50 plus tips'],
              ['Gross receipts of $405,000 or less', '$7.25'],
              ['Workers aged 14 and 15', '$7.25'],
            ],
            note: 'Wage and tips together must reach at least the full minimum wage.',
          },
        },
        'Tips and overtime now also carry their own federal deduction, so time and tip records matter to your employees. Ohio has [no such deduction](/services/personal-tax#questions). See [retail](/industries/retail).',
      ],
      sources: [{ label: 'Ohio Department of Commerce, minimum wage', href: 'https://com.ohio.gov', year: '2026' }],
    },
  ],
  checked: '2026-11-21',
} satisfies ServiceContent
