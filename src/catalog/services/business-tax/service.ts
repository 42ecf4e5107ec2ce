import type { ServiceFacts } from '#shared/service.ts'

export default {
  title: 'Business Tax',
  shortDescription: 'The federal, Ohio and city returns your kind of business has to file, and a look ahead.',
  description:
    'We prepare returns for sole proprietors, LLCs, partnerships and corporations, along with the Ohio and city returns. Before year-end, we look at what can still be changed.',
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
