/** Copy for Dresden Payroll. It must not mention other brands. */
import { areasServed } from '#content/areas-served.ts'
import type { BrandCopyFile } from '#shared/brand-copy.ts'

export default {
  home: {
    hero: {
      idea: {
        kind: 'dates',
        label: 'Some upcoming due dates for Ohio employers',
        duties: [
          { rule: 'it-501-monthly', duty: 'Ohio withholding', condition: 'if you pay monthly' },
          { rule: 'it-501-quarterly', duty: 'Ohio withholding', condition: 'if you pay quarterly' },
          { rule: 'form-941', duty: 'Form 941' },
          { rule: 'w-2', duty: 'W-2s' },
        ],
      },
      headline: 'You send the hours. Payday happens.',
      paragraph:
        'We calculate pay, withhold federal, Ohio, school district and city tax, and file the returns. You review the numbers before anyone is paid.',
      pageTitle: 'Payroll service for small Ohio employers',
      description:
        'Payroll for small employers in Ohio: paychecks, federal, state, school district and city withholding, filings and year-end forms.',
    },
    welcome: {
      heading: 'What happens between hours and payday',
      paragraphs: [
        'You send hours. We calculate gross pay, overtime, withholding and deductions for each person. Net pay goes out, and the deposits and returns follow on their own dates.',
        'In Ohio, that means answering to more than one agency. A paycheck can include federal tax, state tax, city tax, and school district tax for an employee who lives in a taxing district. We keep track of which taxes apply to whom.',
      ],
      points: [
        { title: 'Hours received', text: 'You send hours, tips, raises and new hires.' },
        { title: 'Withholding calculated', text: 'Federal, Ohio, school district and city tax.' },
        { title: 'Paychecks reviewed by you', text: 'You see each paycheck before it goes out.' },
        { title: 'Pay and stubs sent', text: 'Each stub lists the tax withheld.' },
        { title: 'Returns filed', text: 'W-2s and 1099s too, from the same records.' },
      ],
    },
    services: {
      heading: 'Start with payroll. Add what you need.',
      lead: 'Payroll comes first here. Bookkeeping, HR and tax use the same records, so a new hire is entered once.',
    },
    industries: {
      heading: 'The work changes the paycheck',
      lead: 'Crews move from city to city. Servers earn tips. Clinics pay by salary, shift and contract. See what your industry adds to payroll.',
    },
    why: {
      heading: 'Why hand us your payroll',
      items: {
        'Personalized Attention':
          'You talk with someone who knows your pay schedule and who is on it. Tell us about a raise or a late time card in your own words.',
        'Deep Experience':
          'We have more than 20 years of experience. First hires, rate changes and year-end forms are familiar ground.',
        'All-in-One Support':
          'Pay, filings, books and HR questions share one set of records. The payroll report and the ledger show the same total.',
        'Here When You Need Us':
          'Questions come up the day before payday. Call or write, or meet us online or in person.',
      },
      availability: 'Available Monday through Saturday, virtual and in person.',
    },
    connected: {
      heading: 'Beyond payroll',
      lead: 'Payroll touches the rest of the business. The firm works under several brands. Choose the one that does what you need next.',
    },
    contact: {
      heading: 'Tell us about your next payday',
      lead: 'How many people do you pay, how often, and which cities do they work in? That is enough to get started. We answer by email or phone. Please leave out Social Security, bank and card numbers.',
    },
  },
  about: {
    title: 'About our payroll service',
    description:
      'A small payroll team in Dresden, Ohio: who we are, how payroll goes from hours to filed returns, where we work and what stays with you.',
    lead: 'We run payroll for small employers in Ohio. You send the hours. We do the math, the withholding, the filings and the records.',
    action: {
      invite: 'Tell us about your next payday.',
      atHand: [
        'How many people you pay, and how often',
        'The cities they work in',
        'A recent payroll report, if someone runs payroll now',
      ],
    },
    sections: [
      {
        id: 'who-we-are',
        heading: 'Who we are',
        blocks: [
          'We are a small office with more than 20 years of experience. Payroll comes first here. We also do bookkeeping, HR consulting and tax work, because they all use the same records.',
          'An employer with one employee still has accounts to open, due dates to meet and returns to file. We work with employers that size and larger. See [Services](/services) for what we take on.',
        ],
      },
      {
        id: 'how-we-work',
        heading: 'How payroll works',
        blocks: [
          {
            steps: [
              {
                title: 'Set up once',
                text: 'We collect your account numbers with the IRS, the state and the cities, your pay schedule, and each employee’s forms. Send these through the client portal, not by email.',
              },
              {
                title: 'You send hours and changes',
                text: 'Send hours, tips, bonuses, new hires, departures and raises by the cutoff we set together.',
              },
              {
                title: 'We calculate and you review',
                text: 'You see gross pay, each deduction and net pay for each person before pay goes out.',
              },
              {
                title: 'Pay goes out',
                text: 'Your people are paid and get a pay stub that shows what was withheld and for which agency.',
              },
              {
                title: 'Deposits, returns and year-end',
                text: 'Withheld tax is reported on its own due dates. After year-end, W-2s and 1099s come from the same records.',
              },
            ],
          },
        ],
      },
      {
        id: 'where-we-work',
        heading: 'Where we work',
        blocks: [
          'Our offices are in Dresden, OH 43821, and Pickerington, OH 43147. You do not have to come in to run payroll. The first conversation can be in person or online.',
          'We are available {days}. [Schedule a meeting](/schedule) or call {phone}.',
        ],
      },
      areasServed,
      {
        id: 'what-we-do-not-do',
        heading: 'What stays with you',
        blocks: [
          {
            list: [
              'You stay the employer. We are not a staffing agency or a co-employer.',
              'You decide what people earn and when they work. We tell you what the rules require.',
              'You confirm the hours. We can only pay what you report.',
              'We do not give legal advice. For a dispute with an employee, you need an attorney.',
              'We do not take employee Social Security or bank numbers through the contact form. Use the client portal for them.',
            ],
          },
        ],
      },
    ],
  },
  blog: {
    lead: 'Find out what to withhold, what to file and when to pay it. We write about payroll, books and taxes for small employers in Ohio.',
    description:
      'Payroll news for small employers in Ohio: what to withhold, what to file, when to pay it, and what your books and taxes need.',
  },
  contact: {
    title: 'Contact Us',
    description:
      'Ask about payroll, filings and HR for your business in Ohio. Call, write or meet us in Dresden, in Pickerington or online.',
    lead: 'Tell us how you pay people today and what you would like to stop doing yourself.',
    helps: {
      heading: 'What to include',
      items: [
        'How many people you pay, and how often',
        'Which cities they work in, and whether any of them live outside Ohio',
        'Hourly, salaried, tipped or paid by the job',
        'When you want to start, and who runs payroll now',
      ],
    },
  },
  schedule: {
    title: 'Schedule a Meeting',
    description:
      'Request a conversation about your payroll: in Dresden, in Pickerington, by phone or by video. We confirm the time by email.',
    lead: 'A short conversation about who you pay, how and where. Choose up to three times, and we will confirm one.',
    whatToBring: {
      heading: 'What to have ready',
      items: [
        'How many people you pay, how often, and the next pay date',
        'The cities they work in and the school districts they live in',
        'A recent payroll report or pay stub, if someone runs payroll now',
        'Which accounts you have: federal EIN, Ohio withholding, unemployment, workers’ compensation, city withholding',
        'Any unresolved payroll tax notice',
      ],
    },
  },
  forClients: {
    lead: 'How to reach the portal, send us hours and new hires, pay an invoice, and tell our messages from a fake.',
    documents: [
      'Hours, tips and changes, by the cutoff of the pay run',
      'For each new hire: Form W-4, Ohio IT 4, the home address and the school district',
      'A W-2 or pay stub that an employee asks about',
      'Any notice about withholding or unemployment tax, on the day it arrives',
    ],
  },
  services: {
    payroll: {
      lead: 'Every run makes the same five stops. Two of them need you: the hours, and your approval before anyone is paid.',
      sections: [
        {
          id: 'run',
          heading: 'One pay run, stop by stop',
          blocks: [
            {
              steps: [
                { title: 'Cutoff', text: 'You send hours, tips and changes by the day we agreed on.' },
                {
                  title: 'Review',
                  text: 'We calculate gross pay, each tax and net pay. You look at every line and approve the totals.',
                },
                { title: 'Pay', text: 'Your people are paid and get a stub that names each tax taken out.' },
                {
                  title: 'Deposit',
                  text: 'The tax withheld and your share go out on the schedule that the IRS and Ohio assigned to you.',
                },
                {
                  title: 'Return',
                  text: 'Form 941 and the Ohio reports use the totals you approved. After year-end, so do the W-2s.',
                },
              ],
            },
          ],
        },
        {
          id: 'changes',
          heading: 'What to send before the cutoff',
          blocks: [
            {
              table: {
                caption: 'Changes that alter a paycheck',
                head: ['If', 'Send us', 'Because'],
                rows: [
                  ['Someone starts', 'Start date, pay rate, address, W-4 and IT 4', 'The forms set the withholding'],
                  ['Someone moves', 'The new address', 'School district tax follows the home'],
                  ['A crew works elsewhere', 'Hours by city', 'City tax follows the place of work'],
                  ['Pay changes', 'The new rate and its first day', 'One pay period can have two rates'],
                  ['Someone leaves', 'The last day worked', 'Later runs leave that person out'],
                ],
              },
            },
          ],
        },
      ],
      steps: [
        { title: 'Set up accounts', text: 'We list which registrations you have and which are missing.' },
        {
          title: 'Set up people',
          text: 'Each employee fills out Form W-4 and Ohio IT 4. We match the home address to its school district and city.',
        },
        {
          title: 'Set the calendar',
          text: 'We agree on the pay dates, a cutoff for each, and who approves the totals.',
        },
      ],
    },
    bookkeeping: {
      lead: 'Payroll and the books use the same records here. Wages, tax and net pay are entered once, and each month closes with both in agreement.',
      sections: [
        {
          id: 'after-the-run',
          heading: 'From the pay run to a closed month',
          blocks: [
            {
              steps: [
                { title: 'Post', text: 'Wages and taxes go straight from payroll into the ledger.' },
                { title: 'Match', text: 'Net pay and tax payments are compared with the bank statement.' },
                { title: 'Owe', text: 'Tax withheld but not yet paid stays in the books as a debt, not as your cash.' },
                { title: 'Agree', text: 'The payroll report and the ledger show the same total, or we find out why.' },
                { title: 'Close', text: 'Payroll is settled, so the rest of the month can be closed.' },
              ],
            },
          ],
        },
        {
          id: 'entries',
          heading: 'What one pay run changes in your books',
          blocks: [
            {
              table: {
                caption: 'Four numbers of a pay run, and where they go',
                head: ['In the pay run', 'In the books', 'Until'],
                rows: [
                  ['Gross pay', 'Wages, by department or job', 'The year is closed'],
                  ['Net pay', 'Out of the bank account', 'The statement shows it'],
                  ['Tax withheld', 'Owed to agencies', 'It is paid'],
                  ['Your share of payroll tax', 'An expense, owed to agencies', 'It is paid'],
                ],
              },
            },
          ],
        },
      ],
    },
    'hr-consulting': {
      lead: 'A new hire touches payroll before the first payday. We help with the offer, the forms, the pay rules and the files, in the order they come up.',
      sections: [
        {
          id: 'first-run',
          heading: 'From the offer to the first payday',
          blocks: [
            {
              steps: [
                { title: 'Offer', text: 'A letter with the job, the pay and who the person reports to.' },
                { title: 'Forms', text: 'W-4 and IT 4 from the employee, and the I-9 with documents in hand.' },
                { title: 'Report', text: 'You report the new hire to Ohio soon after the first day.' },
                { title: 'Hours', text: 'Time is recorded from the first shift, with tips and overtime kept apart.' },
                {
                  title: 'Payday',
                  text: 'The first stub shows what each form set in motion. Go through it with the new hire.',
                },
              ],
            },
          ],
        },
        {
          id: 'new-year',
          heading: 'Before the first payroll of the year',
          blocks: [
            {
              table: {
                caption: 'A check in December',
                head: ['Check', 'Look at', 'Because'],
                rows: [
                  ['Minimum wage', 'Your lowest rates', 'Ohio adjusts it each January 1'],
                  ['Tipped pay', 'Tip records', 'Wage and tips together must reach at least the full minimum wage'],
                  ['Addresses', 'Who moved', 'School district tax follows the home'],
                  ['Withholding', 'Changes to W-4 and IT 4', 'The forms set what is withheld'],
                  ['Posters', 'What hangs where', 'Employees must be able to read them'],
                ],
              },
            },
          ],
        },
      ],
    },
  },
} satisfies BrandCopyFile
