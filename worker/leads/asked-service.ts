import { services } from '#catalog/services/index.ts'
import type { Brand } from '#shared/brand.ts'
import { OTHER_SERVICES } from '#shared/brand-services.ts'
import { scheduleTexts } from '#shared/schedule-texts.ts'
import type { AskedService, Lead } from './lead.ts'

export function askedService(brand: Brand, id: unknown): AskedService | undefined {
  const service = services.find((known) => known.id === id)
  return service && { id: service.id, title: brand.services.overrides[service.id]?.title ?? service.title }
}

/**
 * Returns the title of the service that the visitor asked about. Otherwise, returns the title of the selected option's only
 * service, or the selected option itself if it does not stand for exactly one service.
 */
export function topicOf(brand: Brand | undefined, { asked, service }: Pick<Lead, 'asked' | 'service'>): string {
  if (asked) return asked.title
  const option = brand?.serviceOptions.find(({ title }) => title === service)
  if (!brand || !option || option.title === OTHER_SERVICES || option.services.length !== 1) return service
  return askedService(brand, option.services[0])?.title ?? service
}

export function topicsOf(brand: Brand): string[] {
  const chosen = brand.serviceOptions.map(({ title }) => topicOf(brand, { asked: undefined, service: title }))
  return [...chosen, scheduleTexts.notSure, ...services.map(({ id }) => askedService(brand, id)?.title ?? '')]
}
