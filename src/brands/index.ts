/** The brands, checked once when the worker starts. The browser never imports this: it is handed its own brand. */
import { type Brand, parseBrand } from '#shared/brand'
import type { BrandId } from '#shared/brand-id'
import brownco from './brownco.ts'
import dresdentax from './dresdentax.ts'
import payroll from './payroll.ts'

export const brands: Record<BrandId, Brand> = {
  dresdentax: parseBrand(dresdentax, 'dresdentax'),
  brownco: parseBrand(brownco, 'brownco'),
  payroll: parseBrand(payroll, 'payroll'),
}
