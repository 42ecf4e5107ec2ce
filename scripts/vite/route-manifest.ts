import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Generator, GeneratorPlugin } from '@tanstack/router-generator'
import type { Manifest, Plugin } from 'vite'
import { folderNames } from './data-check.ts'

const ID = 'virtual:route-manifest'
const RESOLVED = `\0${ID}`
const CLIENT = 'dist/client'

interface Options {
  /** The path of the browser's entry module, from the project's root. */
  entry: string
}

/**
 * Provides the module `virtual:route-manifest`: the scripts and stylesheets of each route and brand in the browser's build.
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
      configResolved(config) {
        root = config.root
        command = config.command
      },
      resolveId: (id) => (id === ID ? RESOLVED : undefined),
      load(id) {
        if (id !== RESOLVED) return
        if (command === 'serve') {
          const routes = { __root__: { scripts: devScripts(entry), preloads: [], css: [] } }
          return source({
            routes,
            homes: Object.fromEntries(homeFiles().map(([id, file]) => [id, `/${file}`])),
            styles: {},
          })
        }
        const folder = path.join(root, CLIENT)
        const file = path.join(folder, '.vite/manifest.json')
        if (!existsSync(file)) throw new Error(`${file} does not exist. Build the client before the worker.`)
        const client: Manifest = JSON.parse(readFileSync(file, 'utf8'))
        const files = [...(generator?.getRoutesByFileMap() ?? [])].map(
          ([file, { routeId }]) => [routeId, path.relative(root, file)] as const,
        )
        const routes = filesByRoute(client, entry, files)
        const homes = homeFiles().map(([id, file]) => [id, `/${client[file]?.file}`] as const)
        const stylesheets = [...Object.values(routes).flatMap(({ css }) => css), ...homes.map(([, href]) => href)]
        const styles = stylesheets.map((href) => [href, readFileSync(path.join(folder, href), 'utf8')])
        return source({ routes, homes: Object.fromEntries(homes), styles: Object.fromEntries(styles) })
      },
    },
  }
}

interface RouteFiles {
  scripts: string[]
  preloads: string[]
  css: string[]
}
type Routes = Record<string, RouteFiles>

/** The stylesheet of each brand's home, by the brand's id. */
export function homeFiles(): [id: string, file: string][] {
  return folderNames('src/brands').map((id) => [id, `src/brands/${id}/home.css`])
}

function source(values: { routes: Routes; homes: Record<string, string>; styles: Record<string, string> }): string {
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
    .join('\n')
}

/** Returns the files of the entry for the root route, and for each other route those that it needs in addition. */
function filesByRoute(
  client: Manifest,
  entry: string,
  files: readonly (readonly [id: string, file: string])[],
): Routes {
  const withImports = (key: string, seen: Set<string>): Set<string> => {
    for (const imported of client[key]?.imports ?? []) if (!seen.has(imported)) withImports(imported, seen)
    return seen.add(key)
  }
  const filesOf = (keys: readonly string[]) => {
    const chunks = keys.flatMap((key) => client[key] ?? [])
    const css = chunks.flatMap((chunk) => chunk.css ?? [])
    return { scripts: [], preloads: chunks.map(({ file }) => `/${file}`), css: css.map((file) => `/${file}`) }
  }

  const root = [...withImports(entry, new Set())]
  const routes: Routes = { __root__: { ...filesOf(root), scripts: [`/${client[entry]?.file}`] } }
  for (const [id, file] of files) {
    // The router's plugin splits a route's code into chunks whose keys start with the route's file.
    const split = Object.keys(client).filter((key) => key.startsWith(`${file}?`))
    const keys = new Set(split.flatMap((key) => [...withImports(key, new Set(root))]))
    routes[id] = filesOf([...keys].filter((key) => !root.includes(key)))
  }
  return routes
}

/** In development Vite serves single modules and styles. The preamble must run before modules with components. */
function devScripts(entry: string): string[] {
  return ['/@id/__x00__@vitejs/plugin-react/preamble', '/@vite/client', `/${entry}`]
}
