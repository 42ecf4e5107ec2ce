import type { ServiceFacts } from '#shared/service.ts'

export default {
  title: 'Payroll',
  shortDescription: 'Payroll runs, withholding by address, returns and year-end forms for Ohio employers.',
  description:
    'You send hours, and we calculate pay and federal, Ohio, school district and city withholding. The quarterly and year-end returns come from the same records.',
  icon: 'money',
  features: [
    'Payroll runs and pay stubs',
    'School district and city withholding',
    'Forms 941 and 940 and Ohio returns',
    'W-2 and 1099-NEC forms',
    'Workers’ compensation payroll reports',
    'Accounts for new employers',
  ],
  priority: 5,
} satisfies ServiceFacts
