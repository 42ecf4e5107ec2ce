import type { IndustryFacts } from '#shared/industry.ts'

export default {
  title: 'Healthcare',
  description: 'Insurer payments matched to deposits, provider pay, and books without patient details.',
  order: 3,
} satisfies IndustryFacts
