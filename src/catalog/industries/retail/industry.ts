import type { IndustryFacts } from '#shared/industry.ts'

export default {
  title: 'Retail',
  description: 'Sales tax by county, inventory counts, card and online sales, wages and tips.',
  order: 2,
} satisfies IndustryFacts
