/** What the browser's build holds, chunk by chunk: checked after `vite build`, where bundling has had its say. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Manifest } from 'vite'
import type { ClientModules } from '../tools/vite-client-modules.ts'
import type { Import } from './import-graph.ts'
import { isBrandData } from './layers.ts'
import { isUnder, ROOT } from './source-tree.ts'

export interface ClientBuild {
  manifest: Manifest
  modules: ClientModules
  /** Chunk file → its code. */
  code: Record<string, string>
}

export function readClientBuild(folder = path.join(ROOT, 'dist/client')): ClientBuild {
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8')
  const modules: ClientModules = JSON.parse(read('.vite/modules.json'))
  const code = Object.fromEntries(Object.keys(modules).map((file) => [file, read(file)]))
  return { manifest: JSON.parse(read('.vite/manifest.json')), modules, code }
}

/** The chunks and all they import at once, by file. */
export function withStaticImports(manifest: Manifest, files: readonly string[]): string[] {
  const keyOf = new Map(Object.entries(manifest).map(([key, { file }]) => [file, key]))
  const found = new Set(files)
  for (const file of found)
    for (const key of manifest[keyOf.get(file) ?? '']?.imports ?? []) found.add(manifest[key]?.file ?? key)
  return [...found]
}

/** Packages that the worker imports and src/ does not: the browser has no use for them. */
export function workerPackages(imports: readonly Import[]): string[] {
  const packagesOf = (folder: string) =>
    new Set(
      imports.flatMap(({ from, to, typeOnly }) =>
        !typeOnly && from.startsWith(folder) && to && 'package' in to ? [to.package] : [],
      ),
    )
  const site = packagesOf('src/')
  return [...packagesOf('worker/')].filter((name) => !site.has(name))
}

/** Modules that no chunk may hold. */
export function moduleFaults(modules: ClientModules, forbiddenPackages: readonly string[]): string[] {
  const places = ['worker/', ...forbiddenPackages.map((name) => `node_modules/${name}/`)]
  return Object.entries(modules).flatMap(([chunk, ids]) =>
    ids.filter((id) => isUnder(id, places) || isBrandData(id)).map((id) => `${chunk} holds ${id}`),
  )
}

/** Ark UI is loaded when one of its parts is first touched: no page brings it along. */
export function firstLoadFaults({ manifest, modules }: Pick<ClientBuild, 'manifest' | 'modules'>): string[] {
  const pages = Object.entries(manifest).filter(([key]) => /^src\/(?:entry-client|routes\/)/.test(key))
  const first = withStaticImports(
    manifest,
    pages.map(([, { file }]) => file),
  )
  return first.flatMap((chunk) => {
    const ark = modules[chunk]?.find((id) => isUnder(id, ['node_modules/@ark-ui/', 'node_modules/@zag-js/']))
    return ark ? [`${chunk} is loaded with a page and holds ${ark}`] : []
  })
}

/** Texts of a brand's own, by what they are, that no chunk may spell out: a page hands them over. */
export function textFaults(code: Record<string, string>, texts: Record<string, string>): string[] {
  return Object.entries(code).flatMap(([chunk, text]) =>
    Object.entries(texts).flatMap(([what, brandText]) =>
      text.includes(brandText) ? [`${chunk} spells out ${what}`] : [],
    ),
  )
}
