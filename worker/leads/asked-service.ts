import { services } from '#services/index'
import type { Brand } from '#shared/brand'
import type { AskedService } from './lead'

/** Returns the service of this id with its title at the brand. Undefined if no service has the id. */
export function askedService(brand: Brand, id: unknown): AskedService | undefined {
  const service = services.find((known) => known.id === id)
  return service && { id: service.id, title: brand.services.overrides[service.id]?.title ?? service.title }
}
