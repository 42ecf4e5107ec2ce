import type { ServiceFacts } from '#shared/service.ts'

export default {
  title: 'Fractional CFO',
  shortDescription: 'A part-time finance lead: cash forecast, margins, loans, decisions.',
  description:
    'We bring a short set of numbers each month and look forward with you. You make decisions about cash, prices, hiring and borrowing based on the numbers.',
  icon: 'chart-line-up',
  features: [
    'Cash forecast',
    'One page of numbers each month',
    'Pricing and margin by job or product',
    'Budget versus actual',
    'Statements and forecasts for lenders',
    'Comparisons for big decisions',
  ],
  priority: 6,
} satisfies ServiceFacts
