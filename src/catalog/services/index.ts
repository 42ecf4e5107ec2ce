/** Loads all services. Browser code must not import this file: the server sends browsers only the services that a page shows. */
import { parseFolders } from '#shared/data-folders.ts'
import { serviceLink } from '#shared/menu.ts'
import { type Service, type ServiceId, serviceFactsSchema } from '#shared/service.ts'

const folders = parseFolders('src/catalog/services', {
  'service.ts': {
    schema: serviceFactsSchema,
    modules: import.meta.glob('./*/service.ts', { eager: true, import: 'default' }),
  },
})

/** All services, sorted by priority, then by folder name. */
export const services: readonly Service[] = folders
  .map(
    ([id, files]): Service => ({
      ...files['service.ts'],
      id,
      link: serviceLink(id),
      image: `/art/services.svg#${id}`,
    }),
  )
  .toSorted((one, other) => one.priority - other.priority)
export const SERVICE_IDS: readonly ServiceId[] = services.map(({ id }) => id)
