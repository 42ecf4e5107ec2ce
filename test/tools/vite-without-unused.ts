import type { Plugin } from 'vite'

/** Modules that others bring along and the worker never calls, and what stands in their place. */
const UNUSED: [module: RegExp, instead: string][] = [
  // React's synchronous server renderer, for `renderToString` alone (32 kB gzip): pages are streamed.
  [/react-dom-server-legacy\.[\w.]+\.js$/, 'module.exports = {}'],
  // The XML parser of xml-js, which `feed` writes XML with (13 kB gzip): nothing is read.
  [/\/node_modules\/(?:sax\/lib\/sax|xml-js\/lib\/(?:xml2js|xml2json|json2xml))\.js$/, 'module.exports = {}'],
  // The attributes of SVG (3 kB gzip): the sanitizer lets none of its elements through.
  [
    /\/node_modules\/property-information\/lib\/svg\.js$/,
    `import { create } from './util/create.js'\nexport const svg = create({ properties: {}, space: 'svg' })`,
  ],
  // A stand-in for what workerd has (2 kB gzip).
  [/\/node_modules\/@ungap\/structured-clone\/esm\/index\.js$/, 'export default structuredClone'],
]

export function withoutUnused(): Plugin {
  return {
    name: 'without-unused',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'worker',
    load: (id) => UNUSED.find(([module]) => module.test(id))?.[1],
  }
}
