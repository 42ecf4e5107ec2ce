import type { ServiceFacts } from '#shared/service.ts'

export default {
  title: 'Bookkeeping',
  shortDescription: 'Reconciled accounts and a monthly close, so you have numbers you can use.',
  description:
    'We record, reconcile and close your books each month. You get numbers you can use and a return that can be prepared from them.',
  icon: 'notebook',
  features: [
    'Recording and sorting transactions',
    'Bank, card and loan reconciliation',
    'Customer invoices and bills by age',
    'Sales tax totals',
    'Contractor W-9 and 1099 records',
    'Catch-up for past months',
  ],
  priority: 4,
} satisfies ServiceFacts
