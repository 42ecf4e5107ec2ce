import type { Plugin } from 'vite'

/** Modules that others bring along and the worker never calls. */
const UNUSED = [
  // React's synchronous server renderer, for `renderToString` alone (32 kB gzip): pages are streamed.
  /react-dom-server-legacy\.[\w.]+\.js$/,
  // The XML parser of xml-js, which `feed` writes XML with (13 kB gzip): nothing is read.
  /\/node_modules\/(?:sax\/lib\/sax|xml-js\/lib\/(?:xml2js|xml2json|json2xml))\.js$/,
]

export function withoutUnused(): Plugin {
  return {
    name: 'without-unused',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'worker',
    load: (id) => (UNUSED.some((pattern) => pattern.test(id)) ? 'module.exports = {}' : undefined),
  }
}
