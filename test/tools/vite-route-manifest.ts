import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Generator, GeneratorPlugin } from '@tanstack/router-generator'
import type { Manifest, Plugin } from 'vite'

const ID = 'virtual:route-manifest'
const RESOLVED = `\0${ID}`
const CLIENT = 'dist/client'

interface Options {
  /** The client's entry module, from the project's root. */
  entry: string
}

/**
 * `virtual:route-manifest`: which chunks and styles each route needs, for modulepreloads and inlined CSS.
 * Comes in two parts: `routeFiles` learns the route of each file from the router's generator, `plugin` serves the module.
 */
export function routeManifest({ entry }: Options): { routeFiles: GeneratorPlugin; plugin: Plugin } {
  let generator: Generator | undefined
  let root = ''
  let command = ''
  return {
    routeFiles: {
      name: 'route-files',
      init: (options) => {
        generator = options.generator
      },
    },
    plugin: {
      name: 'route-manifest',
      sharedDuringBuild: true,
      // The router inlines styles only where this says so; its own plugin, which comes first, says no.
      config: () => ({ define: { 'process.env.TSS_INLINE_CSS_ENABLED': '"true"' } }),
      configResolved(config) {
        root = config.root
        command = config.command
      },
      resolveId: (id) => (id === ID ? RESOLVED : undefined),
      load(id) {
        if (id !== RESOLVED) return
        if (command === 'serve') return source(devManifest(entry), {})
        const file = path.join(root, CLIENT, '.vite/manifest.json')
        if (!existsSync(file)) throw new Error('The client must be built before the worker')
        const client: Manifest = JSON.parse(readFileSync(file, 'utf8'))
        const files = [...(generator?.getRoutesByFileMap() ?? [])].map(
          ([file, { routeId }]) => [routeId, path.relative(root, file)] as const,
        )
        const routes = buildRoutes(client, entry, files)
        const css = new Set(Object.values(routes).flatMap((route) => route.css ?? []))
        const texts = [...css].map((href) => [href, readFileSync(path.join(root, CLIENT, href), 'utf8')])
        return source(routes, Object.fromEntries(texts))
      },
    },
  }
}

function source(routes: object, stylesheet: Record<string, string>): string {
  return `export const manifest = ${JSON.stringify({ routes })}\nexport const stylesheet = ${JSON.stringify(stylesheet)}`
}

interface RouteAssets {
  preloads?: string[]
  css?: string[]
  scripts?: { attrs: Record<string, unknown>; children?: string }[]
}

/** Per route what it loads beyond the entry, which is the root's. */
function buildRoutes(client: Manifest, entry: string, files: (readonly [id: string, file: string])[]) {
  const withImports = (key: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(key)) return seen
    seen.add(key)
    for (const imported of client[key]?.imports ?? []) withImports(imported, seen)
    return seen
  }
  const chunk = (key: string) => {
    const found = client[key]
    if (!found) throw new Error(`The client's build has no ${key}`)
    return found
  }
  const urls = (keys: string[]) => keys.map((key) => `/${chunk(key).file}`)
  const styles = (keys: string[]) => [...new Set(keys.flatMap((key) => chunk(key).css ?? []))].map((css) => `/${css}`)

  const entryKeys = [...withImports(entry)]
  const routes: Record<string, RouteAssets> = {
    __root__: {
      preloads: urls(entryKeys),
      css: styles(entryKeys),
      scripts: [{ attrs: { type: 'module', async: true, src: `/${chunk(entry).file}` } }],
    },
  }
  for (const [id, file] of files) {
    // The router's plugin moves all but a route's definition into chunks named after the file.
    const split = Object.keys(client).filter((key) => key.startsWith(`${file}?`))
    const keys = [...new Set(split.flatMap((key) => [...withImports(key)]))].filter((key) => !entryKeys.includes(key))
    if (keys.length > 0) routes[id] = { preloads: urls(keys), css: styles(keys) }
  }
  return routes
}

/** In dev Vite serves modules and styles one by one. */
function devManifest(entry: string): Record<string, RouteAssets> {
  const refresh = [
    'import RefreshRuntime from "/@react-refresh"',
    'RefreshRuntime.injectIntoGlobalHook(window)',
    'window.$RefreshReg$=()=>{}',
    'window.$RefreshSig$=()=>(type)=>type',
    'window.__vite_plugin_react_preamble_installed__=true',
  ].join(';')
  return {
    __root__: {
      scripts: [
        { attrs: { type: 'module' }, children: refresh },
        { attrs: { type: 'module', src: '/@vite/client' } },
        { attrs: { type: 'module', src: `/${entry}` } },
      ],
    },
  }
}
