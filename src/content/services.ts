/** The fixed catalogue of services. What a brand calls or orders differently stands in its own file. */

import type { Service, ServiceId } from '#shared/service'

export const services = {
  'personal-tax': {
    id: 'personal-tax',
    title: 'Personal Tax',
    shortDescription: 'Federal, Ohio, school district and city returns for you and your family.',
    description:
      'We prepare your federal return and the Ohio, school district and city returns that go with it. You see the numbers before anything is filed.',
    icon: 'receipt',
    link: '/services/personal-tax',
    features: [
      'Federal Form 1040 and its schedules',
      'Ohio IT 1040 with credits',
      'School district and city returns',
      'Estimated payments',
      'Letters, amended and earlier returns',
      'Withholding check after a change',
    ],
    priority: 1,
  },
  'business-tax': {
    id: 'business-tax',
    title: 'Business Tax',
    shortDescription: 'The returns your kind of business owes, federal, Ohio and city, and a look ahead.',
    description:
      'We prepare returns for sole proprietors, LLCs, partnerships and corporations, with the Ohio and city returns beside them. Before year end we look at what can still be changed.',
    icon: 'briefcase',
    link: '/services/business-tax',
    features: [
      'Schedule C, Forms 1065, 1120-S and 1120',
      'Ohio IT 4738, IT 4708 and IT 1140',
      'Commercial activity tax (CAT)',
      'City net-profit returns',
      'Depreciation and Ohio add-backs',
      'Estimates and year-end planning',
    ],
    priority: 2,
  },
  'business-formation': {
    id: 'business-formation',
    title: 'Business Formation',
    shortDescription: 'Tax choices, registrations and first books for a new business in Ohio.',
    description:
      'We compare how your new business could be taxed and go through the accounts it needs. You or your attorney file with the state, and the books begin on day one.',
    icon: 'storefront',
    link: '/services/business-formation',
    features: [
      'Tax comparison by kind of entity',
      'EIN',
      'Vendor’s license and Ohio tax accounts',
      'Unemployment and workers’ compensation accounts',
      'First chart of accounts',
      'Calendar for the first year',
    ],
    priority: 3,
  },
  bookkeeping: {
    id: 'bookkeeping',
    title: 'Bookkeeping',
    shortDescription: 'Reconciled accounts and a closed month, so the numbers can be used.',
    description:
      'We record, reconcile and close your books each month. You get numbers you can use and a return that can be prepared from them.',
    icon: 'notebook',
    link: '/services/bookkeeping',
    features: [
      'Recording and sorting transactions',
      'Bank, card and loan reconciliation',
      'Customer invoices and bills by age',
      'Sales tax totals',
      'Contractor W-9 and 1099 records',
      'Catch-up of past months',
    ],
    priority: 4,
  },
  payroll: {
    id: 'payroll',
    title: 'Payroll',
    shortDescription: 'Pay runs, withholding by address, returns and year-end forms for Ohio employers.',
    description:
      'You send hours and we work out pay, federal, Ohio, school district and city withholding. The quarterly and year-end returns follow from the same records.',
    icon: 'money',
    link: '/services/payroll',
    features: [
      'Pay runs and pay stubs',
      'School district and city withholding',
      'Forms 941 and 940 and Ohio returns',
      'W-2 and 1099-NEC forms',
      'Workers’ compensation payroll reports',
      'Accounts for new employers',
    ],
    priority: 5,
  },
  'fractional-cfo': {
    id: 'fractional-cfo',
    title: 'Fractional CFO',
    shortDescription: 'A finance lead for part of the month: cash forecast, margins, loans, decisions.',
    description:
      'We bring a short set of numbers each month and look forward with you. Cash, price, hiring and borrowing are decided on figures, and you keep the decision.',
    icon: 'chart-line-up',
    link: '/services/fractional-cfo',
    features: [
      'Cash forecast',
      'One page of numbers each month',
      'Pricing and margin by job or product',
      'Budget against actual',
      'Statements and forecasts for lenders',
      'Comparisons for big decisions',
    ],
    priority: 6,
  },
  'hr-consulting': {
    id: 'hr-consulting',
    title: 'HR Consulting',
    shortDescription: 'First-hire papers, pay rules, handbooks and files for small employers.',
    description:
      'We help you hire with the right papers and pay by the right rules. Your files and your handbook get an order you can keep up.',
    icon: 'users-three',
    link: '/services/hr-consulting',
    features: [
      'First-hire papers in Ohio',
      'Job descriptions and offer letters',
      'Minimum wage, tips and overtime',
      'Employee or contractor',
      'Handbook drafts',
      'Personnel files',
    ],
    priority: 7,
  },
  marketing: {
    id: 'marketing',
    title: 'Marketing',
    shortDescription: 'A clear offer, a findable listing and numbers that show what came back.',
    description:
      'We help you say what you do and be found by people nearby. Each action is measured against the books.',
    icon: 'megaphone',
    link: '/services/marketing',
    features: [
      'Offer and audience',
      'Plan and budget',
      'Map listings and reviews',
      'Website copy',
      'E-mail to customers',
      'Monthly measuring',
    ],
    priority: 7,
  },
} as const satisfies { [Id in ServiceId]: Service<Id> }
