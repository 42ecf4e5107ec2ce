import type { IndustryFacts } from '#shared/industry.ts'

export default {
  title: 'Professional Services',
  description: 'Owner pay, client trust money, and tax in each city where the work is done.',
  order: 4,
} satisfies IndustryFacts
