/** All industries, one folder each. The browser never imports this file: the server sends each page only its industries. */
import { parseFolders } from '#shared/data-folders.ts'
import { type Industry, industryFactsSchema } from '#shared/industry.ts'
import { industryLink } from '#shared/menu.ts'

const folders = parseFolders('src/catalog/industries', {
  'industry.ts': {
    schema: industryFactsSchema,
    modules: import.meta.glob('./*/industry.ts', { eager: true, import: 'default' }),
  },
})

/** Sorted in the order of the menu and the carousel. */
export const industries: readonly Industry[] = folders
  .map(([slug, files]) => ({ ...files['industry.ts'], slug, link: industryLink(slug) }))
  .toSorted((one, other) => one.order - other.order)
