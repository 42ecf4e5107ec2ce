import type { IndustryContent } from '#shared/page-content.ts'

export default {
  title: 'Books, tax and payroll for healthcare practices',
  description:
    'Books without patient details, insurer payments matched to deposits, provider pay and Ohio tax for practices, dentists and therapists.',
  lead: 'A practice is often paid late, in part, and by someone other than the patient. The books have to track that money without including patient details.',
  action: {
    invite: 'Tell us how the practice is paid, and how it pays.',
    atHand: [
      'Last year’s return and this year’s profit and loss',
      'Who is on salary, paid by the hour or on contract',
      'A list of what insurers and patients still owe',
    ],
  },
  particulars: [
    {
      title: 'Patient details stay out of the books',
      text: 'Bookkeeping needs dates and amounts, rarely names. Privacy rules ask you to share only what the work needs, and to have a signed business associate agreement before a bookkeeper sees patient information.',
    },
    {
      title: 'Payments and deposits',
      text: 'One insurer deposit can cover many visits, with adjustments and takebacks included. Each remittance is matched to the deposit in your billing system. The books use the totals.',
    },
    {
      title: 'Cash or accrual',
      text: 'On the cash method you count income when it is paid. On accrual you count it when it is earned, less what insurers will not pay. The choice changes your tax and what a lender sees.',
    },
    {
      title: 'How providers are paid',
      text: 'Salary, a share of collections, partnership draws: each is taxed and reported differently. The contract should say which amounts count.',
    },
    {
      title: '1099s, even to corporations',
      text: 'Payments to corporations usually do not need a 1099. Payments for medical services do, even if the doctor is incorporated.',
    },
    {
      title: 'The 20% deduction has a ceiling here',
      text: 'Health is one of the service trades that lose the federal deduction for business income as the owner’s income rises. The threshold is in the table.',
    },
  ],
  help: [
    {
      service: 'bookkeeping',
      text: 'Deposits matched to remittance totals, and costs by provider or location, from reports without patient names.',
    },
    {
      service: 'payroll',
      text: 'Clinical and office staff, bonus formulas, and tax for every city you work in.',
    },
    {
      service: 'business-tax',
      text: 'The practice’s return and the owners’, equipment write-offs and the Ohio pass-through election.',
    },
    {
      service: 'hr-consulting',
      text: 'Hiring paperwork, handbooks and job descriptions for a small office.',
    },
  ],
  sections: [
    {
      id: 'what-to-send',
      heading: 'What to send us, and what not to send',
      blocks: [
        {
          list: [
            'Send: monthly totals from the billing system, bank and card statements, loan documents, payroll reports, equipment invoices.',
            'Do not send: claim forms, charts, appointment lists or remittances with patient names.',
            'Send nothing about a patient by email or through the contact form. Use the client portal for business documents.',
          ],
        },
      ],
    },
    {
      id: 'figures',
      heading: 'Figures to know',
      blocks: [
        {
          table: {
            caption: 'Federal and Ohio figures for practice owners',
            head: ['What', 'Figure', 'Year'],
            rows: [
              [
                '20% business income deduction: begins to shrink above this taxable income',
                '$201,750, or $403,500 on a joint return',
                '2026',
              ],
              [
                'Equipment bought new or used',
                'Full write-off in the first year for property acquired after January 19, 2025',
                '2025 on',
              ],
              ['Ohio’s treatment of that write-off', 'Add back 5/6, deduct it over the next five years', '2025'],
              [
                'Ohio business income deduction',
                'First $250,000 ($125,000 if married filing separately), then a flat 3%',
                '2025',
              ],
            ],
            note: 'For some employers the Ohio fraction differs.',
          },
        },
      ],
      sources: [
        { label: 'IRS, Rev. Proc. 2025-32', href: 'https://www.irs.gov/pub/irs-drop/rp-25-32.pdf', year: '2026' },
        {
          label: 'IRS, One Big Beautiful Bill provisions',
          href: 'https://www.irs.gov/newsroom/one-big-beautiful-bill-provisions',
          year: '2025 on',
        },
        {
          label: 'Ohio Department of Taxation, business income deduction',
          href: 'https://tax.ohio.gov/individual/resources/businessincomededuction',
          year: '2025',
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Will you see patient records?',
      answer:
        'We ask for totals, so we should not need to. If a task cannot be done without patient information, we will sign an agreement with you first.',
    },
    {
      question: 'Do we pay sales tax on supplies?',
      answer:
        'On most office goods, yes. Prescription drugs and some medical equipment have their own exemptions. We will go over the invoices with you.',
    },
    {
      question: 'Should the practice be an S corporation?',
      answer:
        'It depends on profit, on what you pay yourself and on how many owners there are. We work through both options with your figures under {service:business-formation}.',
    },
  ],
  checked: '2026-11-21',
} satisfies IndustryContent
