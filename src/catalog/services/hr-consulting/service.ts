import type { ServiceFacts } from '#shared/service.ts'

export default {
  title: 'HR Consulting',
  shortDescription: 'First-hire papers, pay rules, handbooks and files for small employers.',
  description:
    'We help you hire with the right papers and pay by the right rules. Your files and your handbook get an order you can keep up.',
  icon: 'users-three',
  features: [
    'First-hire papers in Ohio',
    'Job descriptions and offer letters',
    'Minimum wage, tips and overtime',
    'Employee or contractor',
    'Handbook drafts',
    'Personnel files',
  ],
  priority: 7,
} satisfies ServiceFacts
