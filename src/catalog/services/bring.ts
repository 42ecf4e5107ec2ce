/** Looks up the documents and information that clients should bring for a service. Loads a service's copy on first use. */
import type { ServiceContent } from '#shared/page-content.ts'
import type { ServiceId } from '#shared/service.ts'

const copies = import.meta.glob<ServiceContent>('./*/copy.ts', { import: 'default' })

export async function bringOf(service: ServiceId): Promise<readonly string[] | undefined> {
  return (await copies[`./${service}/copy.ts`]?.())?.bring
}
