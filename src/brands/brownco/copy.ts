/** Copy for Brown & Co. It must not mention other brands. */
import { areasServed } from '#content/areas-served.ts'
import type { BrandCopyFile } from '#shared/brand-copy.ts'
import { bookkeeping, businessTax, formation, marketing, payroll, people } from './decisions.ts'
import executives from './executives.ts'

export default {
  home: {
    hero: {
      idea: {
        kind: 'choices',
        question: 'Ohio owners, what are you weighing?',
        headline: 'Know the numbers first.',
        choices: [
          {
            verb: 'Hire',
            costs: 'Wages, payroll tax, workers’ compensation, and the weeks before the hire pays off.',
            tax: 'Wages reduce profit. Withholding and returns begin with the first paycheck.',
            conditions: 'There is work even in a slow month, and cash covers the first quarter.',
          },
          {
            verb: 'Borrow',
            costs: 'Interest, fees, a payment each month, and the collateral or guarantee you sign.',
            tax: 'Interest is usually deductible, within limits. Principal is not, and the loan is not income.',
            conditions: 'A slow month covers the payment, and what you buy lasts as long as the loan.',
          },
          {
            verb: 'Expand',
            costs: 'Rent, equipment and people before the first sale, and time away from what works.',
            tax: 'You deduct equipment at once or over several years. A new city can mean another return.',
            conditions: 'The first location runs without you, and its profit is in the bank.',
          },
          {
            verb: 'Sell',
            costs: 'Advisers, years of clean books, and taxes that depend on what you sell.',
            tax: 'Selling assets is taxed differently from selling stock: the price is split among the assets.',
            conditions: 'The books make sense without you, and the business runs without you.',
          },
        ],
      },
      headline: 'Hire, borrow, expand, sell. Know the numbers first.',
      paragraph:
        'We build the forecast, work out the tax and tell you which option we would choose and why. The decision is yours.',
      pageTitle: 'Business strategy and consulting in Ohio',
      description:
        'Planning, finance, marketing and executive support for small businesses in Ohio, based on your own books and taxes.',
    },
    welcome: {
      heading: 'Advice that shows its work',
      paragraphs: [
        'You know your business. The price of the next move is harder to see from the inside. What does a hire cost by month six? What does a loan do to cash in March? What is left of a sale after tax?',
        'We put the books, the forecast and the tax position side by side. Then we write down the options, what each one costs and what has to be true for it to work.',
      ],
      points: [
        'Forecasts built from your own books',
        'Taxes worked out before the decision, not after',
        'Recommendations in writing, with the reasons',
      ],
    },
    services: {
      heading: 'Fill the empty seat',
      lead: 'One owner needs a marketing plan. Another needs a part-time finance chief. Start with the decision in front of you.',
    },
    industries: {
      heading: 'Every trade has its own math',
      lead: 'A contractor waits on retainage. A retailer pays for inventory before it sells. An owner who plans to sell starts years ahead. See what matters in yours.',
    },
    why: {
      heading: 'Why put us in the room',
      items: {
        'Personalized Attention':
          'We read your numbers before we meet and learn how you earn them. The plan is written for your business and the way you run it.',
        'Deep Experience':
          'The questions we ask come from more than 20 years of experience. We tell you what we checked and what we assume.',
        'All-in-One Support':
          'Planning, marketing, finance, HR and tax work together, so you explain the business once.',
        'Here When You Need Us':
          'Offers come at any time of year. Bring us the lease, the loan documents or the term sheet before you sign.',
      },
      availability: 'Available Monday through Saturday, virtual and in person.',
      availabilityTitle: 'When and Where We Meet',
    },
    connected: {
      heading: 'The rest of the firm',
      lead: 'A plan needs people to carry it out. The firm works under several brands. Here is what each of them does.',
    },
    contact: {
      heading: 'Put the decision on the table',
      lead: 'Tell us what you are weighing and when you have to choose. Please leave out Social Security, bank and card numbers.',
    },
  },
  about: {
    title: 'About the firm',
    description:
      'Strategy, finance, marketing and leadership support for small businesses in Ohio: who we are, how an engagement works and what we do not do.',
    lead: 'We work with owners on decisions that are costly to reverse. Our job is to lay out the numbers and the options. Yours is to choose.',
    action: {
      invite: 'Tell us which decision you are facing.',
      atHand: ['The numbers you have, even rough ones', 'The date you have to decide by', 'Who else has a say'],
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
        heading: 'How an engagement works',
        blocks: [
          {
            steps: [
              {
                title: 'Name the decision',
                text: 'We start with one question: what do you have to decide, and by when? If there is no decision yet, we look for the one that is coming.',
              },
              {
                title: 'Read the numbers',
                text: 'We read two or three years of statements and returns, the current books, your debts and your contracts. We tell you what is missing and what we do not trust.',
              },
              {
                title: 'Lay out the options',
                text: 'Each option comes with a forecast, its effect on your taxes, its cost and a list of what has to be true for it to work.',
              },
              {
                title: 'Recommend',
                text: 'We put in writing which option we would choose and why. We also tell you what would change our minds.',
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
          'We are available {days}. [Schedule a meeting](/schedule) when you know what you have to decide.',
        ],
      },
      areasServed,
      {
        id: 'what-we-do-not-do',
        heading: 'What we do not do',
        blocks: [
          {
            list: [
              'We do not decide for you, and we do not sign for you.',
              'We do not give legal advice or draft contracts. We work alongside your attorney.',
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
    lead: 'Use these notes before your next decision: what to measure, what it costs and how it is taxed. We write for small-business owners in Ohio.',
    description:
      'Notes for small-business owners in Ohio on hiring, borrowing, growing and selling: what to measure, what it costs and how it is taxed.',
  },
  contact: {
    title: 'Contact Us',
    description:
      'Bring us a decision: hiring, financing, marketing, growth or a sale. Offices in Dresden and Pickerington, Ohio, and online.',
    lead: 'Tell us what you are weighing. We will tell you whether we can help and what we would need to see.',
    helps: {
      heading: 'What to include',
      items: [
        'The decision, and when you have to make it',
        'What the business does and how many people work there',
        'Whether the books are up to date, and through which month',
        'Who else is involved: partners, lender, attorney',
      ],
    },
  },
  schedule: {
    title: 'Schedule a Meeting',
    description:
      'Request a working session on a business decision: in Dresden, in Pickerington, by phone or by video. We confirm the time by email.',
    lead: 'Come with one decision, in Dresden, in Pickerington or online. Choose up to three times, and we will confirm one.',
    whatToBring: {
      heading: 'What to have ready',
      items: [
        'The decision in one sentence, and the deadline',
        'Profit and loss statements and balance sheets for the last two or three years and this year so far',
        'Your latest business tax returns',
        'What you owe: loans, leases, lines of credit',
        'The document behind the decision: the offer, the lease, the term sheet, the resignation',
      ],
    },
  },
  forClients: {
    lead: 'How to reach the portal, send us your books, pay an invoice, and tell our messages from a fake.',
    documents: [
      'Bank and loan statements for the months we are closing',
      'Agreements before you sign them: leases, loans, buy-sell and purchase offers',
      'Last year’s business and personal returns',
      'Any letter from a tax agency, with its envelope',
    ],
  },
  services: {
    'fractional-cfo': executives,
    'hr-consulting': people,
    'business-formation': formation,
    bookkeeping,
    'business-tax': businessTax,
    marketing,
    payroll,
  },
} satisfies BrandCopyFile
