/**
 * Splits `react-dom/server` in the worker. It contains React's code for streams and its code for strings, about 100 kB each,
 * and a page needs one of them. `react-dom/server` is the code for strings, and `react-dom/server.edge` the code for streams.
 */
import path from 'node:path'
import { normalizePath, type Plugin } from 'vite'

const FILES = new Map([
  ['react-dom/server', 'react-dom-server-legacy.browser.production.js'],
  ['react-dom/server.edge', 'react-dom-server.edge.production.js'],
])

export function reactServer(): Plugin {
  let folder = ''
  return {
    name: 'react-server',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'worker',
    configResolved({ root }) {
      folder = normalizePath(path.join(root, 'node_modules/react-dom/cjs'))
    },
    resolveId(source) {
      const file = FILES.get(source)
      return file && path.posix.join(folder, file)
    },
  }
}
