/** Loads all services. Browser code must not import this file, because a page receives only the services that it shows. */
import { parseFolders } from '#shared/data-folders.ts'
import { serviceLink } from '#shared/menu.ts'
import { type Service, type ServiceId, serviceFactsSchema } from '#shared/service.ts'

const folders = parseFolders('src/catalog/services', {
  'service.ts': {
    schema: serviceFactsSchema,
    modules: import.meta.glob('./*/service.ts', { eager: true, import: 'default' }),
  },
})

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
