import type { ServiceFacts } from '#shared/service.ts'

export default {
  title: 'Personal Tax',
  shortDescription: 'Federal, Ohio, school district and city returns for you and your family.',
  description:
    'We prepare your federal return and the Ohio, school district and city returns that go with it. You see the numbers before anything is filed.',
  icon: 'receipt',
  features: [
    'Federal Form 1040 and its schedules',
    'Ohio IT 1040 with credits',
    'School district and city returns',
    'Estimated payments',
    'Letters, amended and earlier returns',
    'Withholding check after a change',
  ],
  priority: 1,
} satisfies ServiceFacts
