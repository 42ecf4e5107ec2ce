/**
 * Replaces modules of packages in the browser's build by smaller ones that do as much as this site needs. The build fails if
 * it no longer finds one of them, for example after an update.
 */
import type { Plugin } from 'vite'

const QUERY = '/node_modules/@tanstack/query-core/build/modern/'
const ROUTER = '/node_modules/@tanstack/router-core/dist/esm/'

/** Module → its code here. */
const REPLACEMENTS = new Map([
  // Chunks have no stylesheets or preloads of their own, so the helper only reports a failed import.
  [
    '\0vite/preload-helper.js',
    `export const __vitePreload = (load) => load().catch((error) => {
      const event = new Event('vite:preloadError', { cancelable: true })
      event.payload = error
      if (dispatchEvent(event)) throw error
    })`,
  ],
  // The site has no mutation and no infinite query.
  [
    `${QUERY}mutationCache.js`,
    `export class MutationCache {
      config = {}
      clear() {}
      getAll() { return [] }
      async resumePausedMutations() {}
    }`,
  ],
  [`${QUERY}infiniteQueryBehavior.js`, 'export let infiniteQueryBehavior, hasNextPage, hasPreviousPage'],
  // src/shared/search.ts reads and writes the query of a URL.
  [
    `${ROUTER}searchParams.js`,
    'export let defaultParseSearch, defaultStringifySearch, parseSearchWith, stringifySearchWith',
  ],
])

export function smallerModules(): Plugin {
  const missing = new Set(REPLACEMENTS.keys())
  return {
    name: 'smaller-modules',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      for (const [module, code] of REPLACEMENTS)
        if (id.endsWith(module)) {
          missing.delete(module)
          return code
        }
    },
    buildEnd(error) {
      if (!error && missing.size > 0)
        this.error(`The build has no module ${[...missing].join(' and ')}. Change scripts/vite/smaller-modules.ts.`)
    },
  }
}
