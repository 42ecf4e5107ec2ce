import type { ServiceFacts } from '#shared/service.ts'

export default {
  title: 'Business Tax',
  shortDescription: 'The returns your kind of business owes, federal, Ohio and city, and a look ahead.',
  description:
    'We prepare returns for sole proprietors, LLCs, partnerships and corporations, with the Ohio and city returns beside them. Before year end we look at what can still be changed.',
  icon: 'briefcase',
  features: [
    'Schedule C, Forms 1065, 1120-S and 1120',
    'Ohio IT 4738, IT 4708 and IT 1140',
    'Commercial activity tax (CAT)',
    'City net-profit returns',
    'Depreciation and Ohio add-backs',
    'Estimates and year-end planning',
  ],
  priority: 2,
} satisfies ServiceFacts
