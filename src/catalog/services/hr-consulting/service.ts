import type { ServiceFacts } from '#shared/service.ts'

export default {
  title: 'HR Consulting',
  shortDescription: 'First-hire paperwork, pay rules, handbooks and files for small employers.',
  description:
    'We help you hire with the right paperwork and pay by the right rules. We also help you organize your files and draft a handbook.',
  icon: 'users-three',
  features: [
    'First-hire paperwork in Ohio',
    'Job descriptions and offer letters',
    'Minimum wage, tips and overtime',
    'Employee or contractor',
    'Handbook drafts',
    'Personnel files',
  ],
  priority: 7,
} satisfies ServiceFacts
