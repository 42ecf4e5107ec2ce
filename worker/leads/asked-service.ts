import { services } from '#catalog/services/index.ts'
import type { Brand } from '#shared/brand.ts'
import { OTHER_SERVICES } from '#shared/brand-services.ts'
import { scheduleTexts } from '#shared/schedule-texts.ts'
import type { AskedService, Lead } from './lead.ts'

/** Returns the service with this id and its title at the brand, or undefined if no service has this id. */
export function askedService(brand: Brand, id: unknown): AskedService | undefined {
  const service = services.find((known) => known.id === id)
  return service && { id: service.id, title: brand.services.overrides[service.id]?.title ?? service.title }
}

/**
 * Returns the title under which lists and statistics show a lead: the service that the visitor asked about, or the only service of
 * the selected option, or else the option itself. Each service therefore has only one title per brand.
 */
export function topicOf(brand: Brand | undefined, { asked, service }: Pick<Lead, 'asked' | 'service'>): string {
  if (asked) return asked.title
  const option = brand?.serviceOptions.find(({ title }) => title === service)
  if (!brand || !option || option.title === OTHER_SERVICES || option.services.length !== 1) return service
  return askedService(brand, option.services[0])?.title ?? service
}

/** Returns all topics that the brand's new leads can have. */
export function topicsOf(brand: Brand): string[] {
  const chosen = brand.serviceOptions.map(({ title }) => topicOf(brand, { asked: undefined, service: title }))
  return [...chosen, scheduleTexts.notSure, ...services.map(({ id }) => askedService(brand, id)?.title ?? '')]
}
