/** The documents and information to bring, by service. Loads each service's copy when it is first needed. */
import type { ServiceContent } from '#shared/page-content.ts'
import type { ServiceId } from '#shared/service.ts'

const copies = import.meta.glob<ServiceContent>('./*/copy.ts', { import: 'default' })

/** Undefined for an unknown service. */
export async function bringOf(service: ServiceId): Promise<readonly string[] | undefined> {
  return (await copies[`./${service}/copy.ts`]?.())?.bring
}
