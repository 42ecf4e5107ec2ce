import type { IndustryFacts } from '#shared/industry.ts'

export default {
  title: 'Construction',
  description: 'Job costing, sales tax on materials, subcontractors, and crews in many towns.',
  order: 1,
} satisfies IndustryFacts
