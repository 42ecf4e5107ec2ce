/** All that one brand's pages may say of the others, and only inside elements marked `data-brand-family`. */
import type { BrandId } from '#shared/brand-id'

export const family: readonly { id: BrandId; line: string }[] = [
  { id: 'dresdentax', line: 'Tax returns, bookkeeping and payroll for families and small businesses' },
  { id: 'brownco', line: 'Strategy, finance and marketing advice for owners' },
  { id: 'payroll', line: 'Payroll and people paperwork for small employers' },
]
