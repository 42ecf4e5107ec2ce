/**
 * Replaces Vite's helper for dynamic imports in the browser's build. Chunks have no stylesheets or preloads, so it only reports a
 * failed import. The build fails if Vite no longer has the helper.
 */
import type { Plugin } from 'vite'

const HELPER = '\0vite/preload-helper.js'

// If src/preload-failure.ts reloads the page, the import stays pending. An error that begins with the browser's own message would
// make the router reload, too.
const CODE = `export const __vitePreload = (load) => load().catch(({ message }) => {
  const event = new Event('vite:preloadError', { cancelable: true })
  if (dispatchEvent(event)) throw new Error('Cannot load code. ' + message)
  return new Promise(() => {})
})`

export function preloadHelper(): Plugin {
  let isFound = false
  return {
    name: 'preload-helper',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      if (id !== HELPER) return undefined
      isFound = true
      return CODE
    },
    buildEnd(error) {
      if (!error && !isFound)
        this.error(`The build has no module ${HELPER.slice(1)}. Change scripts/vite/preload-helper.ts.`)
    },
  }
}
