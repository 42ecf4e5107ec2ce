import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Generator, GeneratorPlugin } from '@tanstack/router-generator'
import type { Manifest, Plugin } from 'vite'
import { cssRules, type ParsedRule, ruleColumns } from './css-rules.ts'

const ID = 'virtual:route-manifest'
const RESOLVED = `\0${ID}`
const CLIENT = 'dist/client'
/** Vite's key of the one stylesheet. */
const STYLE = 'style.css'
/** The font faces of all brands, for the worker's build. */
const FONTS = '.vite/fonts.css'
const FONT_FACE = /@font-face\s*\{[^}]*\}/g

interface Options {
  /** The path of the browser's entry module, from the project's root. */
  entry: string
}

/**
 * Provides the module `virtual:route-manifest`: the chunks of each route and the rules of the stylesheet.
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
      // The font faces are only in the pages. Faces that load later would make the browser lay out the page again.
      generateBundle: {
        order: 'post',
        handler(_options, bundle) {
          if (this.environment.name !== 'client') return
          const style = Object.values(bundle).find(({ fileName }) => fileName.endsWith('.css'))
          if (style?.type !== 'asset') this.error('The build has no stylesheet')
          const css = `${style.source}`
          style.source = css.replace(FONT_FACE, '')
          this.emitFile({ type: 'asset', fileName: FONTS, source: css.match(FONT_FACE)?.join('') ?? '' })
        },
      },
      resolveId: (id) => (id === ID ? RESOLVED : undefined),
      load(id) {
        if (id !== RESOLVED) return
        if (command === 'serve') return source({}, devScripts(entry), '', [])
        const file = path.join(root, CLIENT, '.vite/manifest.json')
        if (!existsSync(file)) throw new Error(`${file} does not exist. Build the client before the worker.`)
        const client: Manifest = JSON.parse(readFileSync(file, 'utf8'))
        const files = [...(generator?.getRoutesByFileMap() ?? [])].map(
          ([file, { routeId }]) => [routeId, path.relative(root, file)] as const,
        )
        const css = chunkOf(client, STYLE).file
        const [fonts = '', others = ''] = [FONTS, css].map((file) =>
          readFileSync(path.join(root, CLIENT, file), 'utf8'),
        )
        const screen = cssRules(others).filter(
          ({ css, within }) => !css.startsWith('@page') && !within.some((condition) => LATER.test(condition)),
        )
        const rules = [...cssRules(fonts), ...screen]
        return source(buildChunks(client, entry, files), [], `/${css}`, rules)
      },
    },
  }
}

/** Conditions whose rules come with the stylesheet, because few first paints need them. */
const LATER = /^@media (?:print|\(forced-colors: ?active\))$/

function source(chunks: Record<string, string[]>, scripts: string[], href: string, rules: ParsedRule[]): string {
  return `export const chunks = ${JSON.stringify(chunks)}
    export const scripts = ${JSON.stringify(scripts)}
    export const stylesheet = ${JSON.stringify({ href, columns: ruleColumns(rules) })}`
}

function chunkOf(client: Manifest, key: string) {
  const found = client[key]
  if (!found) throw new Error(`The manifest of the client's build has no entry for ${key}`)
  return found
}

/** Returns the chunks of the entry for the root route, and for each other route those that it needs in addition. */
function buildChunks(client: Manifest, entry: string, files: (readonly [id: string, file: string])[]) {
  const withImports = (key: string, seen = new Set<string>()): Set<string> => {
    for (const imported of chunkOf(client, key).imports ?? []) if (!seen.has(imported)) withImports(imported, seen)
    return seen.add(key)
  }
  const urls = (keys: Iterable<string>) => [...keys].map((key) => `/${chunkOf(client, key).file}`)

  const entryKeys = withImports(entry)
  const chunks: Record<string, string[]> = { __root__: urls(entryKeys) }
  for (const [id, file] of files) {
    // The router's plugin splits a route's code into chunks whose keys start with the route's file.
    const split = Object.keys(client).filter((key) => key.startsWith(`${file}?`))
    const keys = new Set(split.flatMap((key) => [...withImports(key, new Set(entryKeys))]))
    if (keys.size > 0) chunks[id] = urls([...keys].filter((key) => !entryKeys.has(key)))
  }
  return chunks
}

/** In development Vite serves single modules and styles. The preamble must run before modules with components. */
function devScripts(entry: string): string[] {
  return ['/@id/__x00__@vitejs/plugin-react/preamble', '/@vite/client', `/${entry}`]
}
