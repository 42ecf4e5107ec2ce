import type { ServiceFacts } from '#shared/service.ts'

export default {
  title: 'Marketing',
  shortDescription: 'A clear offer, a listing people can find and numbers that show what worked.',
  description:
    'We help you explain what you do and get found by people nearby. Each action is measured against the books.',
  icon: 'megaphone',
  features: [
    'Offer and audience',
    'Plan and budget',
    'Map listings and reviews',
    'Website copy',
    'Email to customers',
    'Monthly measurement',
  ],
  priority: 7,
} satisfies ServiceFacts
