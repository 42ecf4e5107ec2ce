import type { ServiceFacts } from '#shared/service.ts'

export default {
  title: 'Fractional CFO',
  shortDescription: 'A finance lead for part of the month: cash forecast, margins, loans, decisions.',
  description:
    'We bring a short set of numbers each month and look forward with you. Cash, price, hiring and borrowing are decided on figures, and you keep the decision.',
  icon: 'chart-line-up',
  features: [
    'Cash forecast',
    'One page of numbers each month',
    'Pricing and margin by job or product',
    'Budget against actual',
    'Statements and forecasts for lenders',
    'Comparisons for big decisions',
  ],
  priority: 6,
} satisfies ServiceFacts
