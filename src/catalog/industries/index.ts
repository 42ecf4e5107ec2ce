/** Loads all industries. Browser code must not import this file, because a page receives only the industries that it shows. */
import { parseFolders } from '#shared/data-folders.ts'
import { type Industry, industryFactsSchema } from '#shared/industry.ts'
import { industryLink } from '#shared/menu.ts'

const folders = parseFolders('src/catalog/industries', {
  'industry.ts': {
    schema: industryFactsSchema,
    modules: import.meta.glob('./*/industry.ts', { eager: true, import: 'default' }),
  },
})

export const industries: readonly Industry[] = folders
  .map(([slug, files]) => ({ ...files['industry.ts'], slug, link: industryLink(slug) }))
  .toSorted((one, other) => one.order - other.order)
