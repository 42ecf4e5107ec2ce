/** The names of the brands; what they are is in brand.ts. */
export const BRAND_IDS = ['dresdentax', 'brownco', 'payroll'] as const
export type BrandId = (typeof BRAND_IDS)[number]

/** The values of `?domain=` that choose a brand; any other is ignored. The default brand needs none. */
export const DOMAIN_VALUES = ['brownco', 'payroll'] as const satisfies BrandId[]
export type DomainValue = (typeof DOMAIN_VALUES)[number]

export function domainValue(value: unknown): DomainValue | undefined {
  return DOMAIN_VALUES.find((known) => known === value)
}
