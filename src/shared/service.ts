/** The fixed catalogue's ids, and what a page or menu says of one service. */
export const SERVICE_IDS = [
  'personal-tax',
  'business-tax',
  'business-formation',
  'bookkeeping',
  'payroll',
  'fractional-cfo',
  'hr-consulting',
  'marketing',
] as const
export type ServiceId = (typeof SERVICE_IDS)[number]

/** What a list of services shows of one. */
export interface ServiceCard<Id extends ServiceId = ServiceId> {
  id: Id
  title: string
  /** One line, at most 110 characters. */
  shortDescription: string
  /** A Phosphor icon name. */
  icon: string
  link: `/services/${Id}`
}

export interface Service<Id extends ServiceId = ServiceId> extends ServiceCard<Id> {
  /** A drawing of 320 by 200, in the brand's colours. */
  image: `/art/services.svg#${Id}`
  /** Two sentences. */
  description: string
  features: readonly [string, string, string, string, string, string]
  /** Lower comes first; equal ones keep the order of the catalogue. */
  priority: number
}
