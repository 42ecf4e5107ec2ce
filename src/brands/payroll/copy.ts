/** The brand's own copy. A test checks that it does not mention another brand. */
import { areasServed } from '#content/areas-served.ts'
import type { BrandCopyFile } from '#shared/brand-copy.ts'

export default {
  home: {
    hero: {
      idea: {
        kind: 'dates',
        label: 'Some of the next dates for Ohio employers',
        duties: [
          { rule: 'it-501-monthly', duty: 'Ohio withholding', condition: 'if you pay monthly' },
          { rule: 'it-501-quarterly', duty: 'Ohio withholding', condition: 'if you pay quarterly' },
          { rule: 'form-941', duty: 'Form 941' },
          { rule: 'w-2', duty: 'W-2s' },
        ],
      },
      headline: 'You send the hours. Payday happens.',
      paragraph:
        'We work out each paycheck, withhold federal, Ohio, school district and city tax, file the returns and keep the records. You look over the run before anyone is paid.',
      pageTitle: 'Payroll service for small Ohio employers',
      description:
        'Payroll for small employers in Ohio: pay runs, federal, state, school district and city withholding, filings and year-end forms.',
    },
    welcome: {
      heading: 'What happens between hours and payday',
      paragraphs: [
        'Hours come in. Gross pay, overtime, withholding and deductions are worked out for each person. Net pay goes out, and the deposits and returns follow on their own dates.',
        'In Ohio that means more than one office to answer to. A paycheck can carry federal tax, state tax, city tax, and school district tax for an employee who lives in a taxing district. We keep track of which one applies to whom.',
      ],
      points: [
        { title: 'Hours received', text: 'You send hours, tips, raises and new hires.' },
        { title: 'Withholding worked out', text: 'Federal, Ohio, school district and city tax.' },
        { title: 'Run checked by you', text: 'You see each paycheck before it goes out.' },
        { title: 'Pay and stubs on their way', text: 'Each stub lists the tax withheld.' },
        { title: 'Returns filed', text: 'W-2s and 1099s too, from the same records.' },
      ],
    },
    services: {
      heading: 'Start with the pay run. Add what you need.',
      lead: 'Payroll comes first here. Bookkeeping, HR and tax work from the same records, so a new hire is entered once.',
    },
    industries: {
      heading: 'The work changes the paycheck',
      lead: 'Crews move from city to city. Servers earn tips. Clinics pay by salary, shift and contract. See what your trade adds to a pay run.',
    },
    why: {
      heading: 'Why hand us the pay run',
      items: {
        'Personalized Attention':
          'You talk with someone who knows your pay schedule and the people on it. Tell us about a raise or a late timecard in plain words.',
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
      heading: 'Beyond the pay run',
      lead: 'Payroll touches the rest of the business. The firm works under several brands; pick the one that does what you need next.',
    },
    contact: {
      heading: 'Tell us about your next payday',
      lead: 'How many people do you pay, how often, and in which cities do they work? That is enough to start. We answer by email or phone. Please leave out Social Security, bank and card numbers.',
    },
  },
  about: {
    title: 'About our payroll work',
    description:
      'A small payroll team in Dresden, Ohio: who we are, how a pay run goes from hours to filed returns, where we work and what stays with you.',
    lead: 'We run payroll for small employers in Ohio. You send the hours; we do the arithmetic, the withholding, the filings and the records.',
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
          'We are a small office with more than 20 years of experience. Payroll comes first here. Bookkeeping, HR consulting and tax work stand beside it, because each of them uses the same records.',
          'An employer with one helper still has accounts to open, dates to keep and returns to file. We work with employers that size and with larger ones. What we take on is under [Services](/services).',
        ],
      },
      {
        id: 'how-we-work',
        heading: 'How a pay run goes',
        blocks: [
          {
            steps: [
              {
                title: 'Set up once',
                text: 'We collect your account numbers with the IRS, the state and the cities, your pay schedule, and the forms of each employee. These go through the client portal, not through email.',
              },
              {
                title: 'You send hours and changes',
                text: 'Hours, tips, bonuses, a new hire, a leaver, a raise. Send them by the cut-off we set together.',
              },
              {
                title: 'We work it out and you look it over',
                text: 'You see gross pay, each deduction and net pay for each person before the run goes out.',
              },
              {
                title: 'Pay goes out',
                text: 'Your people are paid and get a pay stub that says what was withheld and for whom.',
              },
              {
                title: 'Deposits, returns and year-end',
                text: 'The withheld tax is reported on its own dates. After the year ends, W-2s and 1099s too, from the same records.',
              },
            ],
          },
        ],
      },
      {
        id: 'where-we-work',
        heading: 'Where we work',
        blocks: [
          'Our offices are in Dresden, OH 43821, and Pickerington, OH 43147. A pay run needs no visit; the first conversation can be in person or online.',
          'We are available {days}. [Set up a meeting](/schedule) or call {phone}.',
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
              'You decide what people earn and when they work. We tell you what the rules ask.',
              'You confirm the hours. We can only pay what we are told.',
              'We do not give legal advice. For a dispute with an employee you need an attorney.',
              'We do not take employee Social Security or bank numbers through the contact form. The client portal is the place for them.',
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
      heading: 'What helps us answer',
      items: [
        'How many people you pay, and how often',
        'In which cities they work, and whether any of them live outside Ohio',
        'Hourly, salaried, tipped or paid by the job',
        'When you want to start, and who runs payroll now',
      ],
    },
  },
  schedule: {
    title: 'Schedule a Meeting',
    description:
      'Request a conversation about your payroll: in Dresden, in Pickerington, by phone or by video. We confirm the time by email.',
    lead: 'A short talk about who you pay, how and where. Choose up to three times, and we confirm one of them.',
    whatToBring: {
      heading: 'What to have ready',
      items: [
        'How many people you pay, how often, and the next pay date',
        'The cities they work in and the school districts they live in',
        'A recent payroll report or pay stub, if someone runs payroll now',
        'Which accounts you have: federal EIN, Ohio withholding, unemployment, workers’ compensation, city withholding',
        'Any open notice about payroll tax',
      ],
    },
  },
} satisfies BrandCopyFile
