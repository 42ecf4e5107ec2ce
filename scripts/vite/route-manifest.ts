import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Generator, GeneratorPlugin } from '@tanstack/router-generator'
import type { Manifest, Plugin } from 'vite'

const ID = 'virtual:route-manifest'
const RESOLVED = `\0${ID}`
const CLIENT = 'dist/client'

interface Options {
  /** The path of the browser's entry module, from the project's root. */
  entry: string
}

/**
 * Provides the module `virtual:route-manifest`: the chunks and styles of each route, for module preloads and inlined CSS.
 * `routeFiles` is a plugin of the router's generator, which knows the route of each file. `plugin` is the Vite plugin.
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
      // The router inlines styles only if this is "true". The router's own plugin runs first and sets "false".
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
        if (!existsSync(file)) throw new Error(`${file} does not exist. Build the client before the worker.`)
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

/** Returns the files of the entry for the root route, and for each other route the files that it needs in addition. */
function buildRoutes(client: Manifest, entry: string, files: (readonly [id: string, file: string])[]) {
  const withImports = (key: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(key)) return seen
    seen.add(key)
    for (const imported of client[key]?.imports ?? []) withImports(imported, seen)
    return seen
  }
  const chunk = (key: string) => {
    const found = client[key]
    if (!found) throw new Error(`The manifest of the client's build has no entry for ${key}`)
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
    // The router's plugin splits a route's code into chunks whose keys start with the route's file.
    const split = Object.keys(client).filter((key) => key.startsWith(`${file}?`))
    const keys = [...new Set(split.flatMap((key) => [...withImports(key)]))].filter((key) => !entryKeys.includes(key))
    if (keys.length > 0) routes[id] = { preloads: urls(keys), css: styles(keys) }
  }
  return routes
}

/** In development Vite serves single modules and styles. */
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
