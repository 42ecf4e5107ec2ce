/** Finds optional details about the firm that are missing from a brand's folder. Pages omit a missing detail. */
import type { Brand } from '#shared/brand.ts'
import { listedIds } from '#shared/brand-services.ts'

export function emptySlots(brands: readonly Brand[]): string[] {
  return brands.flatMap(slotsOf).flatMap(({ path, value, ask }) => (value ? [] : [`${path}: ${ask}`]))
}

function slotsOf({ id, contact, copy, services }: Brand) {
  const facts = `src/brands/${id}/brand.ts`
  const texts = `src/brands/${id}/copy.ts`
  return [
    { path: `${facts} contact hours`, value: contact.hours, ask: 'hours of each day, and closed days' },
    ...(['location', 'secondaryLocation'] as const).map((office) => ({
      path: `${facts} contact ${office} street`,
      value: contact[office].street,
      ask: `house number and street in ${contact[office].city}, and directions`,
    })),
    { path: `${facts} contact replyTime`, value: contact.replyTime, ask: 'when the firm replies to a message' },
    ...listedIds(services).map((service) => ({
      path: `${texts} services ${service} price`,
      value: copy.services[service]?.price,
      ask: 'the lowest price, the work that it includes, and its date',
    })),
    { path: `${texts} about people`, value: copy.about.people, ask: 'names, roles, credentials and portraits' },
    { path: `${texts} about reviews`, value: copy.about.reviews, ask: 'texts, names, sources and dates' },
  ]
}
