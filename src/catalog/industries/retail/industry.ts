import type { IndustryFacts } from '#shared/industry.ts'

export default {
  title: 'Retail',
  description: 'Sales tax by county, stock counts, card and web sales, wages and tips.',
  order: 2,
} satisfies IndustryFacts
