import type { ServiceFacts } from '#shared/service.ts'

export default {
  title: 'Marketing',
  shortDescription: 'A clear offer, a findable listing and numbers that show what came back.',
  description: 'We help you say what you do and be found by people nearby. Each action is measured against the books.',
  icon: 'megaphone',
  features: [
    'Offer and audience',
    'Plan and budget',
    'Map listings and reviews',
    'Website copy',
    'Email to customers',
    'Monthly measuring',
  ],
  priority: 7,
} satisfies ServiceFacts
