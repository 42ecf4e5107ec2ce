/**
 * Replaces modules of packages in a build by smaller ones that do as much as this site needs. The build fails if it no longer
 * finds one of them, for example after an update.
 */
import type { Plugin } from 'vite'

const QUERY = '/node_modules/@tanstack/query-core/build/modern/'
const ROUTER = '/node_modules/@tanstack/router-core/dist/esm/'

/** Module → its code here, in both builds. */
const SHARED = [
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
] as const

/** The same in the browser's build. */
const CLIENT = new Map([
  ...SHARED,
  // Chunks have no stylesheets or preloads, so the helper only reports a failed import. If src/preload-failure.ts reloads the
  // page, the import stays pending. An error that begins with the browser's own message would make the router reload, too.
  [
    '\0vite/preload-helper.js',
    `export const __vitePreload = (load) => load().catch(({ message }) => {
      const event = new Event('vite:preloadError', { cancelable: true })
      if (dispatchEvent(event)) throw new Error('Cannot load code. ' + message)
      return new Promise(() => {})
    })`,
  ],
])

/** The same in the worker's build. */
const WORKER = new Map([
  ...SHARED,
  // Posts may not contain SVG, so its attributes need no names.
  [
    '/node_modules/property-information/lib/svg.js',
    `import { create } from './util/create.js'
    export const svg = create({ properties: {}, space: 'svg' })`,
  ],
  // Nothing asks the parser for the errors of a post's HTML.
  ['/node_modules/parse5/dist/common/error-codes.js', 'export const ERR = {}'],
  // A post is a fragment, so its doctypes are ignored.
  [
    '/node_modules/parse5/dist/common/doctype.js',
    `export const isConforming = () => true
    export const getDocumentMode = () => 'no-quirks'`,
  ],
])

export function smallerModules(environment: 'client' | 'worker'): Plugin {
  const replacements = environment === 'client' ? CLIENT : WORKER
  const missing = new Set(replacements.keys())
  return {
    name: `smaller-modules-${environment}`,
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === environment,
    load(id) {
      for (const [module, code] of replacements)
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
