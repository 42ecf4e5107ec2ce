/** The brand's own copy. A test checks that it does not mention another brand. */
import { areasServed } from '#content/areas-served.ts'
import type { BrandCopyFile } from '#shared/brand-copy.ts'
import executives from './executives.ts'

export default {
  home: {
    hero: {
      idea: {
        kind: 'choices',
        question: 'What are you weighing?',
        headline: 'Know the numbers first.',
        choices: [
          {
            verb: 'Hire',
            costs:
              'Wages, the employer share of payroll tax, unemployment and workers’ compensation, and the weeks before the work pays for itself.',
            tax: 'Wages reduce profit. Withholding, deposits and returns begin with the first paycheck.',
            conditions: 'The work is there in a slow month too, and cash covers the first quarter.',
          },
          {
            verb: 'Borrow',
            costs: 'Interest and fees, a payment each month, and the collateral or guarantee you sign.',
            tax: 'Interest on a business loan is usually deductible, within limits. The principal is not, and the loan itself is not income.',
            conditions:
              'A poor month still covers the payment, and the loan pays for something that lasts as long as it does.',
          },
          {
            verb: 'Expand',
            costs: 'Rent, equipment and people before the first sale, and your time away from what works today.',
            tax: 'Equipment is deducted at once or over years, depending on the rule you choose. A new city can mean a new return.',
            conditions: 'The first location runs without you, and its profit is in the bank and not only on paper.',
          },
          {
            verb: 'Sell',
            costs: 'Advisers, years of clean books, and taxes that depend on what exactly you sell.',
            tax: 'A sale of assets and a sale of shares are taxed differently, and the price is divided among the parts.',
            conditions: 'The books stand without your explanation, and the business runs without you.',
          },
        ],
      },
      headline: 'Hire, borrow, expand, sell. Know the numbers first.',
      paragraph:
        'A second location, a loan, a partner who wants out: we build the forecast, work out the tax and tell you which option we would take and why. The decision stays yours.',
      pageTitle: 'Business strategy and consulting in Ohio',
      description:
        'Planning, finance, marketing and executive support for small businesses in Ohio, with the books and the tax view on the same table.',
    },
    welcome: {
      heading: 'Advice that shows its work',
      paragraphs: [
        'You know your trade. What is hard to see from inside is the price of the next move. What does a hire cost by month six, a loan do to cash in March, a sale leave after tax?',
        'We put the books, the forecast and the tax position side by side. Then we write down the options, what each one costs and what would have to be true for it to work.',
      ],
      points: [
        'Forecasts built from your own books',
        'Tax worked out before the decision, not after it',
        'Recommendations in writing, with the reasons',
      ],
    },
    services: {
      heading: 'Fill the empty chair',
      lead: 'One owner needs a marketing plan. Another needs a finance chief for part of the month. Start with the decision in front of you.',
    },
    industries: {
      heading: 'Every trade has its own math',
      lead: 'A contractor waits on retainage. A retailer pays for stock before it sells. An owner who plans to sell starts years ahead. See what counts in yours.',
    },
    why: {
      heading: 'Why put us in the room',
      items: {
        'Personalized Attention':
          'We read your numbers before we meet and learn how you earn them. The plan is written for your business and the way you run it.',
        'Deep Experience':
          'More than 20 years of experience stand behind the questions we ask. We say what we checked and what we assume.',
        'All-in-One Support':
          'Planning, marketing, finance, people and tax sit at one table. You explain the business once.',
        'Here When You Need Us':
          'Offers do not follow a calendar. Bring us the lease, the loan papers or the term sheet before you sign.',
      },
      availability: 'Available Monday through Saturday, virtual and in person.',
    },
    connected: {
      heading: 'The wider firm',
      lead: 'A plan needs people who carry it out. The firm works under several brands, and this is what each of them does.',
    },
    contact: {
      heading: 'Put the decision on the table',
      lead: 'Tell us what you are weighing and by when you have to choose. Please leave out Social Security, bank and card numbers.',
    },
  },
  about: {
    title: 'About the firm',
    description:
      'Strategy, finance, marketing and leadership support for small businesses in Ohio: who we are, how an engagement runs and where we stop.',
    lead: 'We work with owners on decisions that are costly to reverse. Our part is to put the numbers and the choices in order. Yours is to choose.',
    action: {
      invite: 'Tell us which decision you are weighing.',
      atHand: ['The numbers you have, even rough ones', 'The date by which you have to decide', 'Who else has a say'],
    },
    sections: [
      {
        id: 'who-we-are',
        heading: 'Who we are',
        blocks: [
          'We are a small advisory practice with more than 20 years of experience. Owners come to us when the business has outgrown the way it was run: the first manager, the second location, the loan, the sale.',
          'Our work covers marketing, business formation, fractional executive services, bookkeeping, corporate tax planning, payroll management and HR consulting. See [Services](/services) for what each one includes.',
        ],
      },
      {
        id: 'how-we-work',
        heading: 'How an engagement runs',
        blocks: [
          {
            steps: [
              {
                title: 'Name the decision',
                text: 'We start with one question: what do you have to decide, and by when? If there is no decision yet, we look for the one that is coming.',
              },
              {
                title: 'Read the numbers',
                text: 'Two or three years of statements and returns, the current books, the debts and the contracts that bind you. We tell you what is missing and what we do not trust.',
              },
              {
                title: 'Lay out the options',
                text: 'Each option gets a forecast, a tax effect, a cost and a list of what has to be true for it to work.',
              },
              {
                title: 'Recommend',
                text: 'We say in writing which option we would take and why. We also say what would change our mind.',
              },
              {
                title: 'Follow through',
                text: 'If you want us to stay, we take on a defined part of the work and report against the forecast.',
              },
            ],
          },
          'Scope and fee are agreed in an engagement letter before the work begins.',
        ],
      },
      {
        id: 'where-we-work',
        heading: 'Where we work',
        blocks: [
          'Our offices are in Dresden, OH 43821, and Pickerington, OH 43147. We also meet online.',
          'We are available {days}. [Set up a meeting](/schedule) when you know what is on the table.',
        ],
      },
      areasServed,
      {
        id: 'what-we-do-not-do',
        heading: 'Where we stop',
        blocks: [
          {
            list: [
              'We do not decide for you, and we do not sign for you.',
              'We do not give legal advice or draft contracts. We work beside your attorney.',
              'We do not audit financial statements.',
              'We do not broker loans, sell securities or take a share of a deal.',
              'We do not forecast without stating what the forecast assumes.',
            ],
          },
        ],
      },
    ],
  },
  blog: {
    lead: 'Use these notes before your next decision: what to measure, what it costs and how it is taxed. We write for owners of small businesses in Ohio.',
    description:
      'Notes for owners of small businesses in Ohio on hiring, borrowing, growth and sale: what to measure, what it costs, how it is taxed.',
  },
  contact: {
    title: 'Contact Us',
    description:
      'Bring us a decision: hiring, financing, marketing, growth or a sale. Offices in Dresden and Pickerington, Ohio, and online.',
    lead: 'Say what you are weighing. We will tell you whether we can help and what we would need to see.',
    helps: {
      heading: 'What helps us answer',
      items: [
        'The decision, and the date by which you have to make it',
        'What the business does and how many people work in it',
        'Whether the books are up to date, and up to which month',
        'Who else is at the table: partners, lender, attorney',
      ],
    },
  },
  schedule: {
    title: 'Schedule a Meeting',
    description:
      'Request a working session on a business decision: in Dresden, in Pickerington, by phone or by video. We confirm the time by email.',
    lead: 'Come with one decision, in Dresden, in Pickerington or online. Choose up to three times, and we confirm one of them.',
    whatToBring: {
      heading: 'What to have ready',
      items: [
        'The decision in one sentence, and the date it is due',
        'Profit and loss and balance sheet for the last two or three years and for this year so far',
        'The last business tax returns',
        'What you owe: loans, leases, lines of credit',
        'The paper that brought this up: the offer, the lease, the term sheet, the resignation',
      ],
    },
  },
  services: { 'fractional-cfo': executives },
} satisfies BrandCopyFile
