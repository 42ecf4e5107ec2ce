import type { Plugin } from 'vite'

/** React's synchronous server renderer (32 kB gzip). Only `renderToString` uses it, and the worker streams its pages. */
const LEGACY_RENDERER = /react-dom-server-legacy\.[\w.]+\.js$/

export function withoutUnused(): Plugin {
  return {
    name: 'without-unused',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'worker',
    load: (id) => (LEGACY_RENDERER.test(id) ? 'module.exports = {}' : undefined),
  }
}
