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
 * Returns the topic of a lead. If a service's page led the visitor to the form, the topic is that service. Otherwise, the
 * topic is the option that the visitor selected in the form. An option that stands for exactly one service is replaced by
 * that service.
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
