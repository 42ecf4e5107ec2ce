import type { ServiceFacts } from '#shared/service.ts'

export default {
  title: 'Business Formation',
  shortDescription: 'Tax choices, registrations and first books for a new business in Ohio.',
  description:
    'We compare how your new business could be taxed and go through the accounts it needs. You or your attorney file with the state, and the books begin on day one.',
  icon: 'storefront',
  features: [
    'Tax comparison by kind of entity',
    'EIN',
    'Vendor’s license and Ohio tax accounts',
    'Unemployment and workers’ compensation accounts',
    'First chart of accounts',
    'Calendar for the first year',
  ],
  priority: 3,
} satisfies ServiceFacts
