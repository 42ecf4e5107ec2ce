import type { Plugin } from 'vite'

/**
 * Leaves React's synchronous server renderer out of the worker: pages are streamed, and `react-dom/server` brings the
 * other along for `renderToString` alone (32 kB gzip).
 */
export function withoutLegacyRenderer(): Plugin {
  return {
    name: 'without-legacy-renderer',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'worker',
    load: (id) => (/react-dom-server-legacy\.[\w.]+\.js$/.test(id) ? 'module.exports = {}' : undefined),
  }
}
