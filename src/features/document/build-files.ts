/** The files that browsers load. They come from the browser build or, in development, from Vite's server. */
import type { Manifest } from 'vite'

interface RouteFiles {
  scripts: string[]
  preloads: string[]
  css: string[]
}

const ENTRY = 'src/app/entry-client.tsx'
/** The router's plugin splits each route's code into one chunk. */
const ROUTE_CHUNK = /^src\/routes(\/.+)\.tsx\?/
/** The React Refresh preamble must run before any module that contains components. */
const DEV_SCRIPTS = ['/@id/__x00__@vitejs/plugin-react/preamble', '/@vite/client', `/${ENTRY}`]

/** Read only in a build, where the browser code is built before the worker. `exhaustive` includes folders that start with a dot. */
const manifests = import.meta.glob<Manifest>('../../../dist/client/.vite/manifest.json', {
  eager: true,
  import: 'default',
  exhaustive: true,
})
const stylesheets = import.meta.glob<string>('../../../dist/client/assets/*.css', {
  eager: true,
  import: 'default',
  query: '?raw',
})

const isBuild = import.meta.env.PROD
const manifest = Object.values(manifests)[0] ?? {}

/** Text of each built stylesheet, keyed by URL. */
export const styles: Readonly<Record<string, string>> = isBuild
  ? Object.fromEntries(
      Object.entries(stylesheets).map(([file, css]) => [file.replace('../../../dist/client', ''), css]),
    )
  : {}

/** URL of a stylesheet in the brand's folder: `pages` is for every page, `home` for the home page. Undefined if it does not exist. */
export function brandStylesheet(brandId: string, name: 'pages' | 'home'): string | undefined {
  const file = `src/brands/${brandId}/${name}.css`
  // In development, a missing file is only a 404.
  return isBuild ? manifest[file] && urlOf(file) : `/${file}`
}

/** Files keyed by route id. The root route lists the files that every page needs. Other routes list only additional files. */
export const routes: Readonly<Record<string, RouteFiles>> = isBuild
  ? builtRoutes()
  : { __root__: { scripts: DEV_SCRIPTS, preloads: [], css: [] } }

function builtRoutes(): Record<string, RouteFiles> {
  const entry = withImports(ENTRY, new Set())
  const ofRoutes = Object.keys(manifest).flatMap((key): [string, RouteFiles][] => {
    const [, path] = key.match(ROUTE_CHUNK) ?? []
    if (path === undefined) return []
    const chunks = [...withImports(key, new Set(entry))].filter((chunk) => !entry.has(chunk))
    return [[path.replace(/\/index$/, '/'), filesOf(chunks)]]
  })
  const root = { ...filesOf([...entry]), scripts: [urlOf(ENTRY)] }
  return { ...Object.fromEntries(ofRoutes), __root__: root }
}

/** @throws Error if the build does not contain the chunk. */
function urlOf(chunk: string): string {
  const file = manifest[chunk]?.file
  if (!file)
    throw new Error(`dist/client/.vite/manifest.json has no ${chunk}. Build the browser's code before the worker's.`)
  return `/${file}`
}

/** Adds a chunk's static imports, and then the chunk. Chunks may import each other. */
function withImports(chunk: string, found: Set<string>, seen = new Set(found)): Set<string> {
  if (seen.has(chunk)) return found
  seen.add(chunk)
  for (const imported of manifest[chunk]?.imports ?? []) withImports(imported, found, seen)
  return found.add(chunk)
}

function filesOf(chunks: readonly string[]): RouteFiles {
  const files = chunks.flatMap((chunk) => manifest[chunk] ?? [])
  return {
    scripts: [],
    preloads: files.map(({ file }) => `/${file}`),
    css: files.flatMap(({ css = [] }) => css.map((file) => `/${file}`)),
  }
}
