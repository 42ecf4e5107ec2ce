import type { IndustryFacts } from '#shared/industry.ts'

export default {
  title: 'Private Equity',
  description: 'Books a buyer can trust, deal structure, and tax for owners who sell.',
  order: 7,
} satisfies IndustryFacts
