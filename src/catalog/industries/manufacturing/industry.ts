import type { IndustryFacts } from '#shared/industry.ts'

export default {
  title: 'Manufacturing',
  description: 'Inventory cost, equipment write-offs, and the Ohio manufacturing exemption.',
  order: 5,
} satisfies IndustryFacts
