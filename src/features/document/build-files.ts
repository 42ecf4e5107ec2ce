import type { Manifest } from 'vite'

interface RouteFiles {
  scripts: string[]
  preloads: string[]
  css: string[]
}

const ENTRY = 'src/app/entry-client.tsx'
/** Matches the source file of a route's JavaScript chunk. The router's plugin puts each route's code into one chunk. */
const ROUTE_CHUNK = /^src\/routes(\/.+)\.tsx\?/
/** Scripts that a page loads in development. The React Refresh preamble must run before any module with components. */
const DEV_SCRIPTS = ['/@id/__x00__@vitejs/plugin-react/preamble', '/@vite/client', `/${ENTRY}`]

/**
 * The browser build's manifest, which lists all of its files. The browser build runs before the worker build.
 * `exhaustive` includes folders whose names start with a dot.
 */
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

export const styles: Readonly<Record<string, string>> = isBuild
  ? Object.fromEntries(
      Object.entries(stylesheets).map(([file, css]) => [file.replace('../../../dist/client', ''), css]),
    )
  : {}

export function brandStylesheet(brandId: string, name: 'pages' | 'home'): string | undefined {
  const file = `src/brands/${brandId}/${name}.css`
  // In development, does not check whether the stylesheet exists, because a missing stylesheet only causes a 404.
  return isBuild ? manifest[file] && urlOf(file) : `/${file}`
}

/**
 * Scripts and stylesheets of each route, keyed by route id. The root route lists the files that every page loads. Other
 * routes list only additional files.
 */
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

/** Returns the URL of a chunk's file. @throws Error if the build does not contain the chunk. */
function urlOf(chunk: string): string {
  const file = manifest[chunk]?.file
  if (!file)
    throw new Error(`dist/client/.vite/manifest.json has no ${chunk}. Build the browser's code before the worker's.`)
  return `/${file}`
}

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
