import type { IndustryFacts } from '#shared/industry.ts'

export default {
  title: 'Oil and Gas',
  description: 'Royalties, lease bonuses, depletion and severance tax for landowners and producers.',
  order: 6,
} satisfies IndustryFacts
