/** Looks up the documents and information that clients should bring. Loads a service's copy on first use. */
import type { ServiceContent } from '#shared/page-content.ts'
import type { ServiceId } from '#shared/service.ts'

const copies = import.meta.glob<ServiceContent>('./*/copy.ts', { import: 'default' })

/** Returns the documents and information to bring for a service, or undefined if the service has no such list. */
export async function bringOf(service: ServiceId): Promise<readonly string[] | undefined> {
  return (await copies[`./${service}/copy.ts`]?.())?.bring
}
