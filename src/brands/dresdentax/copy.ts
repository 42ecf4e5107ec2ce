/** Copy for Dresden Tax. It must not mention other brands. */
import { areasServed } from '#content/areas-served.ts'
import type { BrandCopyFile } from '#shared/brand-copy.ts'
import type { Section } from '#shared/page-content.ts'

const papers = (steps: { title: string; text: string }[]): Section => ({
  id: 'papers',
  heading: 'What to bring, and what we do with it',
  blocks: [{ steps }],
})

const folder = (list: string[]): Section => ({ id: 'folder', heading: 'What you get back', blocks: [{ list }] })

export default {
  home: {
    hero: {
      idea: {
        kind: 'papers',
        papers: [
          { name: 'W-2', leadsTo: 'Personal Tax', href: '/services/personal-tax' },
          { name: 'Receipts', leadsTo: 'Bookkeeping', href: '/services/bookkeeping' },
          { name: 'A letter', leadsTo: 'Contact', href: '/contact' },
          { name: 'Pay stubs', leadsTo: 'Payroll', href: '/services/payroll' },
        ],
      },
      headline: 'Bring us the paperwork. We’ll make sense of it.',
      paragraph:
        'We prepare returns, keep books and run payroll for families and small businesses in and around Muskingum County.',
      pageTitle: 'Tax, bookkeeping and payroll in Dresden, Ohio',
      description:
        'Tax returns, bookkeeping and payroll for families and small businesses in Dresden, Ohio, in person and online.',
    },
    welcome: {
      heading: 'One office for the whole folder',
      paragraphs: [
        'Tax paperwork piles up in drawers, inboxes and glove boxes. Bring what you have. We sort it, tell you what is missing, and make sure the return, the books and the payroll reports agree.',
        'An Ohio address can mean more than one return: federal, state and, for some people, a school district and a city. Which ones you file depends on where you live and work. We go through each one with you before you sign.',
      ],
      points: [
        'Last year’s federal, Ohio, school district and city returns',
        'W-2s, 1099s and the last pay stub of the year',
        'Every letter from the IRS, the state or a city, opened or not',
      ],
      link: { label: 'What to put in the folder', href: '/resources/tax-prep-checklist' },
    },
    services: {
      heading: 'What we take off your kitchen table',
      lead: 'Start with one return, or hand over all the books. Each service stands on its own, and they work together when you need more than one.',
    },
    industries: {
      heading: 'Different work, different paperwork',
      lead: 'A roofer, a store and a medical practice keep different records and watch different due dates. Find your industry and see what Ohio requires.',
    },
    why: {
      heading: 'Why bring it to us',
      items: {
        'Personalized Attention':
          'You sit down with someone who has read your documents. We ask about the move, the new job or the second truck before we fill in a line.',
        'Deep Experience':
          'We bring more than 20 years of experience to your return. When a notice comes, we read it with you and explain what it asks for.',
        'All-in-One Support':
          'Taxes, books, payroll and business formation in one office. The numbers on your return come from the numbers in your books.',
        'Here When You Need Us':
          'Tax questions come up in October too. Call, write or make an appointment any month of the year.',
      },
      availability: 'Available Monday through Saturday, virtual and in person.',
    },
    connected: {
      heading: 'More help from the same firm',
      lead: 'Some questions go beyond a return. The firm works under several brands, each with its own kind of work. Choose the one that fits your question.',
    },
    contact: {
      heading: 'Tell us what came in the mail',
      lead: 'A notice, a new business, a return you have not filed: write a few lines or call. We answer by email or phone. Please leave out Social Security, bank and card numbers.',
    },
  },
  about: {
    title: 'About our Dresden office',
    description:
      'A small tax, bookkeeping and payroll office in Dresden, Ohio: who we are, how we work with you, where we meet and what we leave to others.',
    lead: 'We are a small office that prepares tax returns, keeps books and runs payroll. The people we work for live and do business in the towns around us.',
    action: {
      invite: 'Bring your paperwork, or call first.',
      atHand: [
        'Last year’s return',
        'This year’s forms and any letter you received',
        'Your questions, the most pressing one first',
      ],
    },
    sections: [
      {
        id: 'who-we-are',
        heading: 'Who we are',
        blocks: [
          'We prepare more than 100 returns every year and bring more than 20 years of experience to them. Some have one W-2 and a student loan. Others are for a business with a payroll, a truck loan and three cities to file in.',
          'People usually come to us for taxes first. Bookkeeping, payroll and business formation follow when the return shows what is missing. See all of our [services](/services).',
        ],
      },
      {
        id: 'how-we-work',
        heading: 'How we work',
        blocks: [
          {
            steps: [
              {
                title: 'You tell us what you have',
                text: 'Call, [write](/contact) or [schedule a meeting](/schedule). A sentence or two about your situation is enough.',
              },
              {
                title: 'You bring or send your documents',
                text: 'Bring last year’s return and this year’s forms to the meeting, or upload them to the client portal. The [tax prep checklist](/resources/tax-prep-checklist) shows what to include.',
              },
              {
                title: 'We read, ask and prepare',
                text: 'We go through your documents first and then ask about what is missing. We explain things in plain English, not in form numbers.',
              },
              {
                title: 'You review it before it goes out',
                text: 'We show you what you owe or get back, and which agency it involves. Nothing is filed until you have signed.',
              },
              {
                title: 'You know what comes next',
                text: 'We tell you which dates come next and which records to keep. If a letter comes later, bring it in.',
              },
            ],
          },
        ],
      },
      {
        id: 'where-we-work',
        heading: 'Where we meet',
        blocks: [
          'We have two offices: Dresden, OH 43821, and Pickerington, OH 43147. You can meet us in either one, or online.',
          'We are available {days}. Please [make an appointment](/schedule) before you drive over.',
        ],
      },
      areasServed,
      {
        id: 'what-we-do-not-do',
        heading: 'What we do not do',
        blocks: [
          {
            list: [
              'We do not promise a refund before we have seen your documents.',
              'We do not give legal advice. For a will, a contract or a court date, you need an attorney.',
              'We do not audit financial statements or vouch for them to a lender.',
              'We do not manage investments or sell insurance.',
              'We do not take Social Security, bank or card numbers through the contact form. Use the client portal for documents.',
            ],
          },
        ],
      },
    ],
  },
  blog: {
    lead: 'Find out what changed, what is due and which records to keep. We write about taxes, books and payroll for families and small businesses in Ohio.',
    description:
      'Tax, bookkeeping and payroll news for families and small businesses in Ohio: what changed, what is due and which records to keep.',
  },
  contact: {
    title: 'Contact Us',
    description:
      'Call, write or visit our offices in Dresden and Pickerington, Ohio. We answer questions about tax, books and payroll.',
    lead: 'Ask about a return, a notice or a business you want to start. A few lines in your own words are enough.',
    helps: {
      heading: 'What to include',
      items: [
        'Which tax year it is about, and whether that return has been filed',
        'Where you live and where you work: city and school district',
        'For a letter: who sent it, the notice number in the corner and the date to respond by',
        'For a business: what it does and when it started',
      ],
    },
  },
  schedule: {
    title: 'Schedule a Meeting',
    description:
      'Request a meeting about your tax return, books or payroll: in Dresden, in Pickerington, by phone or by video. We confirm by email.',
    lead: 'Sit down with us in Dresden, in Pickerington or online. Choose up to three times, and we will confirm one.',
    whatToBring: {
      heading: 'What to have ready',
      items: [
        'Last year’s federal, Ohio, school district and city returns',
        'The forms you received this year: W-2, 1099, 1098, 1095-A',
        'Any letter from the IRS, the state or a city',
        'The addresses you lived at, with dates, because school district tax depends on where you live',
        'For a business: a list of income and expenses, or access to the books. The [checklist](/resources/tax-prep-checklist) lists the rest',
      ],
    },
  },
  forClients: {
    lead: 'How to reach the portal, send us a W-2, pay an invoice, and tell our messages from a fake.',
    documents: [
      'W-2s, 1099s and 1098s as they arrive, at the latest in February',
      'Last year’s return, if we did not prepare it',
      'Receipts and mileage, if you run a business',
      'Any letter from the IRS, Ohio, a city or a school district',
    ],
  },
  services: {
    'personal-tax': {
      bring: [],
      sections: [
        papers([
          {
            title: 'Last year’s returns',
            text: 'We compare them with this year’s forms and ask about what is missing.',
          },
          { title: 'W-2s', text: 'We enter wages and withholding, and check which city each job was in.' },
          {
            title: '1099s and SSA-1099',
            text: 'We sort pensions, interest, sales and side work onto the right schedules.',
          },
          {
            title: 'Your addresses, with dates',
            text: 'We look up the school district and the city for each one. Each can mean a return of its own.',
          },
          {
            title: 'Form 1095-A',
            text: 'We compare your Marketplace health coverage with your income for the year.',
          },
          {
            title: 'A letter',
            text: 'We read it with you and compare it with the return. If one is needed, we prepare an amended return.',
          },
        ]),
        folder([
          'Federal, Ohio, school district and city returns, which you go through with us before you sign',
          'What you owe or get back, and which agency it involves',
          'The dates that come next, and the records to keep',
        ]),
      ],
    },
    bookkeeping: {
      bring: [],
      sections: [
        papers([
          { title: 'Statements', text: 'We compare bank, card and loan balances with the books every month.' },
          {
            title: 'Last year’s return',
            text: 'We start the books from it and from bank statements of the same date.',
          },
          {
            title: 'Sales reports',
            text: 'We keep taxable and exempt sales apart and total them for the Ohio return.',
          },
          { title: 'Bills and invoices', text: 'We list by age what you owe and what customers owe you.' },
          {
            title: 'Payroll reports',
            text: 'We enter the wages, and the payroll taxes you owe at the end of the month.',
          },
          { title: 'W-9s', text: 'We keep a running total for each contractor, for the 1099s.' },
        ]),
        folder([
          'Each month, the profit and loss next to last month and last year',
          'A note on what changed, and the questions only you can answer',
          'Books that a tax return can be prepared from',
        ]),
      ],
    },
    'business-tax': {
      bring: [],
      sections: [
        papers([
          {
            title: 'Two years of returns',
            text: 'We see what kind of taxpayer your business is and what carries forward.',
          },
          {
            title: 'Your books',
            text: 'We check bank, loan and payroll balances. If they do not agree, {service:bookkeeping} comes first.',
          },
          {
            title: 'Equipment contracts',
            text: 'We list what you bought, when and for how much, and the parts that Ohio adds back.',
          },
          { title: 'Owner changes', text: 'We prepare the K-1s that owners need for their own returns.' },
          {
            title: 'A list of where you work',
            text: 'We divide the profit among those places for the city returns.',
          },
          {
            title: 'Payments made',
            text: 'We work out the next federal, Ohio and city payments from this year’s books.',
          },
        ]),
        folder([
          'Federal, Ohio and city returns that we have gone through with you',
          'One list of your equipment for the next return',
          'The dates and amounts of the next payments',
        ]),
      ],
    },
    payroll: {
      bring: [],
      sections: [
        papers([
          {
            title: 'EIN letter',
            text: 'We list the federal, state and city accounts you have, and the ones still missing.',
          },
          { title: 'W-4s and IT 4s', text: 'We match each home address to its school district and city.' },
          {
            title: 'Hours and pay rates',
            text: 'We turn them into pay stubs. You approve the totals before anyone is paid.',
          },
          { title: 'Payroll reports', text: 'We carry over the year so far, so that Forms 941 and W-2 agree.' },
          { title: 'BWC policy', text: 'We report payroll by class and prepare the yearly true-up.' },
          { title: 'Notices', text: 'We read them first, and tell you which past quarters need fixing.' },
        ]),
        folder([
          'Pay stubs, from totals that you approve before anyone is paid',
          'Federal, Ohio, unemployment and city returns, and the entries in your books',
          'W-2s and 1099-NECs, checked against the year’s totals',
        ]),
      ],
    },
    'business-formation': {
      bring: [],
      sections: [
        papers([
          {
            title: 'A rough forecast',
            text: 'We show what each type of entity would pay and file with these numbers.',
          },
          {
            title: 'Owners and shares',
            text: 'We compare a sole proprietor, a partnership, an S and a C corporation.',
          },
          {
            title: 'What you will sell',
            text: 'We go through the accounts you need, such as a vendor’s license for taxable sales.',
          },
          {
            title: 'Where you will work',
            text: 'We list which return or payment is due when, for each of your towns.',
          },
          { title: 'Receipts so far', text: 'We set up a chart of accounts and record your start-up costs.' },
          { title: 'Articles, EIN letter', text: 'If you have filed already, we start with the next registration.' },
        ]),
        folder([
          'What each type of entity would pay and file, side by side',
          'The registrations you still need, in order',
          'First books, and a calendar for the first year',
        ]),
      ],
    },
    'fractional-cfo': {
      bring: [],
      sections: [
        papers([
          {
            title: 'Two years of reports',
            text: 'We check the books behind them. If they are thin, {service:bookkeeping} comes first.',
          },
          { title: 'Loans and leases', text: 'We show what the payments do to cash, and what a bank asks for.' },
          { title: 'Open invoices, bills', text: 'We put them into a forecast, so you see a tight week coming.' },
          { title: 'Payroll by month', text: 'We add it to the forecast, with the assumptions written out.' },
          {
            title: 'Your latest return',
            text: 'We add the tax, and compare the plan for the year with what happened.',
          },
          { title: 'Your question', text: 'We put two or three options side by side. The decision is yours.' },
        ]),
        folder([
          'One page of numbers each month, with what changed and why',
          'A budget for the year by month',
          'The statements and the forecast that a bank asks for',
        ]),
      ],
    },
    'hr-consulting': {
      bring: [],
      sections: [
        papers([
          {
            title: 'A list of your people',
            text: 'We go through jobs, pay and start dates, and list what is missing.',
          },
          { title: 'Time records', text: 'We check minimum wage, tips and overtime against how people really work.' },
          { title: 'Forms you use', text: 'We compare them with the forms and notices that each new person needs.' },
          { title: 'Contractor deals', text: 'We look at who controls the work before you pay someone on a 1099.' },
          { title: 'Your handbook', text: 'We draft your own rules, for an attorney to read before you use them.' },
          { title: 'Agency letters', text: 'We fix the urgent part first: accounts, pay and forms.' },
        ]),
        folder([
          'A list of what is missing, the urgent part first',
          'Job descriptions and offer letters that both sides understand',
          'Each December, the new wage, the new poster and the changes of address',
        ]),
      ],
    },
    marketing: {
      bring: [],
      sections: [
        papers([
          { title: 'Sales by customer', text: 'We look for the customers and services that made money after costs.' },
          { title: 'What you spent', text: 'We put calls, inquiries, sales and cost side by side each month.' },
          { title: 'Your listings', text: 'We make the name, address, hours and services the same everywhere.' },
          { title: 'Photos of your work', text: 'They go on pages that say what you do, where and for whom.' },
          { title: 'Customers’ questions', text: 'We write pages that answer what people ask most often.' },
          { title: 'Your email list', text: 'We write useful messages to people who agreed to hear from you.' },
        ]),
        folder([
          'A few actions, each with a cost, an owner and a date',
          'The same facts about you in every listing',
          'A number for each action that tells you to keep it or stop',
        ]),
      ],
    },
  },
} satisfies BrandCopyFile
